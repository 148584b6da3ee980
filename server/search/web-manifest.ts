import type { FastifyInstance } from 'fastify'
import { SHOP_BASE } from '../../schemas/page/route.ts'

const icon = (name: string, sizes: string, purpose: 'any' | 'maskable') => ({
  src: `${SHOP_BASE}/media/${name}`,
  sizes,
  type: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
})

/** How the shop stands on a phone's home screen. */
export const webManifest = (siteName: string) => ({
  id: `${SHOP_BASE}/`,
  name: siteName,
  short_name: siteName,
  lang: 'zh-CN',
  start_url: `${SHOP_BASE}/`,
  scope: `${SHOP_BASE}/`,
  display: 'standalone',
  theme_color: '#ffffff',
  background_color: '#ffffff',
  icons: [
    icon('favicon.svg', 'any', 'any'),
    icon('icon-192.png', '192x192', 'any'),
    icon('icon-512.png', '512x512', 'any'),
    icon('icon-maskable.png', '512x512', 'maskable'),
  ],
})

/** /tc-fostay/manifest.webmanifest, which every page names. */
export function manifestPlugin(app: FastifyInstance, siteName: string): void {
  const text = JSON.stringify(webManifest(siteName))
  app.get(`${SHOP_BASE}/manifest.webmanifest`, { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({ 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(text),
  )
}
