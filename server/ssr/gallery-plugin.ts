import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import { type Brand, brands } from '../../schemas/domain/channels.ts'
import type { BuiltShop } from '../../src/app/entry-server.tsx'
import type { PageFiles } from '../../src/engine/server/page-request.ts'
import type { PageStore } from '../pages/page-store.ts'
import { plainAnswerHeaders } from '../plugins/security.ts'
import type { Assets } from './assets.ts'
import { contentPolicy } from './content-policy.ts'
import { errorPage } from './error-page.ts'
import { sendAnswer } from '../../src/engine/server/send-answer.ts'
import { type RenderLimits, RenderRefused } from './render-limits.ts'
import { type Answer, createAnswer } from '../../src/engine/server/answer.ts'

interface GalleryOptions {
  readonly limits: RenderLimits
  readonly shop: BuiltShop
  readonly assets: Assets
  readonly pages: PageFiles & Pick<PageStore, 'on'>
  /** Asked first; it answers who may not see it. */
  readonly onRequest?: onRequestAsyncHookHandler
}

/**
 * /studio/gallery: every widget with every example, in the theme of ?theme=. It is made once for each theme, and again when a file
 * changes: rendering all of it takes longer than a page. It is packed once, and who has it is told so: it is a megabyte.
 */
export function galleryPlugin(app: FastifyInstance, { shop, assets, pages, limits, onRequest }: GalleryOptions): void {
  const made = new Map<Brand, Promise<Answer>>()
  pages.on('changed', () => made.clear())
  const galleryIn = (theme: Brand): Promise<Answer> => {
    const known = made.get(theme)
    if (known) return known
    const themes = { theme, themes: brands.map((brand) => ({ brand, title: pages.theme(brand)?.title ?? brand })) }
    const making = limits.run('gallery', async () => {
      const { html, style } = await shop.gallery({ ...themes, assets: assets.gallery, tokens: pages.theme(theme) })
      return createAnswer(200, html, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        'content-security-policy': contentPolicy({ script: '', styles: [style] }),
        ...plainAnswerHeaders,
      })
    })
    made.set(theme, making)
    // What failed is tried again by who asks next.
    making.catch(() => made.delete(theme))
    return making
  }
  app.get<{ Querystring: { theme?: string } }>(
    '/studio/gallery',
    { schema: { hide: true }, onRequest },
    async (request, reply) => {
      const theme = brands.find((brand) => brand === request.query.theme) ?? 'lantu'
      const made = await galleryIn(theme).catch((error: unknown) => {
        if (error instanceof RenderRefused) return error
        throw error
      })
      if (made instanceof RenderRefused) return errorPage(reply, 503, made.retryAfter)
      reply.hijack()
      return sendAnswer(request.raw, reply.raw, made)
    },
  )
}
