import type { FastifyInstance } from 'fastify'
import { brands } from '../../schemas/page/context.ts'
import type { BuiltShop } from '../../src/app/entry-server.tsx'
import type { ShopPages } from '../../src/app/document/shop-request.ts'
import type { Assets } from './assets.ts'
import { contentPolicy } from './content-policy.ts'

interface GalleryOptions {
  readonly shop: BuiltShop
  readonly assets: Assets
  readonly pages: ShopPages
}

/** /studio/gallery: every widget with every example, in the theme of ?theme=. */
export function galleryPlugin(app: FastifyInstance, { shop, assets, pages }: GalleryOptions): void {
  app.get('/studio', { schema: { hide: true } }, (_request, reply) => reply.redirect('/studio/gallery'))
  app.get('/studio/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/studio/gallery'))
  app.get<{ Querystring: { theme?: string } }>(
    '/studio/gallery',
    { schema: { hide: true } },
    async (request, reply) => {
      const theme = brands.find((brand) => brand === request.query.theme) ?? 'lantu'
      const themes = { theme, themes: brands.map((brand) => ({ brand, title: pages.theme(brand)?.title ?? brand })) }
      const { html, style } = await shop.gallery({ ...themes, assets: assets.gallery, tokens: pages.theme(theme) })
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': contentPolicy({ script: '', style }),
        })
        .send(html)
    },
  )
}
