import type { FastifySwaggerUiOptions } from '@fastify/swagger-ui'

/** The mark of the sandbox's icon, and the name beside it. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="168" height="40" viewBox="0 0 168 40">
<rect width="40" height="40" rx="9.5" fill="#0b7a75"/>
<path d="M20 5.600c1 3.200 2.500 5 5.600 6.300 2.600 1 5 1.400 7.500.9-1.100 2.700-3.500 4.300-6.600 4.600H13.500c-3.100-.3-5.500-1.900-6.600-4.600 2.500.5 4.900.1 7.500-.9 3.100-1.300 4.600-3.100 5.600-6.300Z" fill="#f6f3ee"/>
<path d="M13.800 20h12.400v2.800H13.800Z" fill="#f2b84b"/>
<path d="M6.200 28.100c3.500-3.100 6.900-3.100 10.400-.4s6.600 2.800 10 0 4.700-2.200 7.200-.9V29c-2.500-1.400-4.100-1.100-7.200 1.200s-6.500 3-10 .4-6.900-2.200-10.400.4Z" fill="#f6f3ee"/>
<text x="52" y="27" font-family="system-ui, sans-serif" font-size="20" font-weight="700" fill="#12212e">Pagoda</text>
</svg>`

const icon = logo
  .replace(/<text.*<\/text>/, '')
  .replace('width="168"', 'width="40"')
  .replace('0 0 168 40', '0 0 40 40')

/** The shop's colours and type; on a phone long addresses wrap, and what is wide scrolls by itself. */
const css = `
html, body { background: #f6f3ee; }
body, .swagger-ui, .swagger-ui .info .title, .swagger-ui .opblock-tag, .swagger-ui .opblock .opblock-summary-description,
.swagger-ui .btn, .swagger-ui table thead tr td, .swagger-ui .parameter__name, .swagger-ui .response-col_status {
  color: #12212e;
  font-family: system-ui, "PingFang SC", "Noto Sans CJK SC", sans-serif;
}
.swagger-ui .topbar { padding: 10px 0; border-bottom: 1px solid #e7e2da; background: #fff; }
.swagger-ui .topbar .wrapper { padding: 0 20px; }
.swagger-ui .topbar a { flex: none; max-width: none; }
.swagger-ui .topbar .download-url-wrapper, .swagger-ui .dark-mode-toggle { display: none; }
.swagger-ui .info { margin: 32px 0 20px; }
.swagger-ui .info a, .swagger-ui a.nostyle { color: #075e5a; }
.swagger-ui .info .title small { background: #0b7a75; }
.swagger-ui .info .title small.version-stamp { background: #5c6b78; }
.swagger-ui .scheme-container { display: none; }
.swagger-ui .opblock { overflow: hidden; border-radius: 12px; box-shadow: none; }
.swagger-ui .opblock .opblock-summary { min-height: 52px; }
.swagger-ui .opblock .opblock-summary-method { border-radius: 8px; text-shadow: none; }
.swagger-ui .opblock.opblock-post { border-color: #bfdedb; background: #eff7f6; }
.swagger-ui .opblock.opblock-post .opblock-summary { border-color: #bfdedb; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #0b7a75; }
.swagger-ui .opblock.opblock-get { border-color: #e4d5b4; background: #fbf7ec; }
.swagger-ui .opblock.opblock-get .opblock-summary { border-color: #e4d5b4; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #7a5512; }
.swagger-ui .btn.execute { border-color: #c8371f; background: #c8371f; color: #fff; }
.swagger-ui section.models { border-radius: 12px; }
.swagger-ui :focus-visible { outline: 2px solid #0b7a75; outline-offset: 2px; }
@media (max-width: 768px) {
  .swagger-ui .wrapper, .swagger-ui .topbar .wrapper { padding: 0 16px; }
  .swagger-ui .info .title { font-size: 24px; overflow-wrap: anywhere; }
  .swagger-ui .opblock-tag { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-control { flex-wrap: wrap; gap: 4px 8px; min-width: 0; }
  .swagger-ui .opblock .opblock-summary-path-description-wrapper { flex: 1 1 60%; min-width: 0; padding: 0; }
  .swagger-ui .opblock .opblock-summary-path { max-width: 100%; overflow-wrap: anywhere; font-size: 14px; }
  .swagger-ui .opblock .opblock-summary-description { font-size: 13px; }
  .swagger-ui .opblock .opblock-summary-method { min-width: 60px; }
  .swagger-ui .opblock-body, .swagger-ui .model-box, .swagger-ui section.models { max-width: 100%; overflow-x: auto; }
  .swagger-ui .opblock .opblock-section-header { flex-wrap: wrap; height: auto; }
}
`

/** What the page of the API looks like, in place of Swagger UI's own. */
export const docsLook: Pick<FastifySwaggerUiOptions, 'logo' | 'theme'> = {
  logo: { type: 'image/svg+xml', content: logo, href: '/docs', target: '_self' },
  theme: {
    title: 'Pagoda 接口',
    css: [{ filename: 'pagoda.css', content: css }],
    favicon: [{ filename: 'pagoda.svg', rel: 'icon', sizes: 'any', type: 'image/svg+xml', content: icon }],
  },
}

/** Swagger UI says neither its language nor that it fits a phone. */
export const phoneReady = (html: string): string =>
  html
    .replace('<html lang="en">', '<html lang="zh-CN">')
    .replace(
      '<meta charset="UTF-8">',
      '<meta charset="UTF-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    )
