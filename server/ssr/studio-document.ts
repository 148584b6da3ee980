import type { FastifyInstance } from 'fastify'
import type { Assets } from './assets.ts'

/** No inline script or style, no code out of texts, nothing of another origin, in nobody else's frame. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Addresses of the studio's own screens (src/studio/app/studio-app.tsx); its calls and the gallery have theirs. */
const SCREENS = [
  '/studio/',
  '/studio/sign-in',
  '/studio/set-password',
  '/studio/live',
  '/studio/operators',
  '/studio/audit',
  '/studio/content',
  '/studio/references',
  '/studio/releases',
  '/studio/releases/:id',
  '/studio/account',
  '/studio/keys',
  '/studio/media',
  '/studio/pages/:kind/:name',
]

const documentOf = ({ entry, css }: Assets['studio']) =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>商城工作台</title><link rel="icon" href="/tc-fostay/media/favicon.svg">${css.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</head><body><div id="root"></div><script type="module" src="${entry}"></script></body></html>`

/** The studio's document: the same at each of its addresses, for everybody. Who is signed in its calls say. */
export function studioDocument(app: FastifyInstance, assets: Assets['studio']): void {
  const html = documentOf(assets)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': POLICY,
    'referrer-policy': 'same-origin',
  }
  app.get('/studio', { schema: { hide: true } }, (_request, reply) => reply.redirect('/studio/'))
  // Where the studio has nothing it says so itself, with a way back; its calls and files answer for themselves.
  app.get('/studio/*', { schema: { hide: true } }, (request, reply) =>
    /^\/studio\/(?:api|gallery|canvas)(?:\/|\?|$)/.test(request.url)
      ? reply.callNotFound()
      : reply.code(404).headers(headers).send(html),
  )
  for (const address of SCREENS)
    app.get(address, { schema: { hide: true } }, (_request, reply) => reply.headers(headers).send(html))
}
