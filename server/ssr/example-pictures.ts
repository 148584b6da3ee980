import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import { LRUCache } from 'lru-cache'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import type { BuiltShop } from '../../src/app/entry-server.tsx'
import type { PageFiles } from '../../src/engine/server/page-request.ts'
import type { PageStore } from '../pages/page-store.ts'
import type { Assets } from './assets.ts'
import { contentPolicy } from './content-policy.ts'

interface PictureOptions {
  readonly shop: Pick<BuiltShop, 'picture'>
  readonly assets: Pick<Assets, 'css'>
  readonly pages: Pick<PageFiles, 'theme'> & Pick<PageStore, 'on'>
  /** Asked first; it answers who may not see them. */
  readonly onRequest?: onRequestAsyncHookHandler
}

const params = {
  type: 'object',
  properties: {
    widget: { type: 'string', maxLength: 80 },
    example: { type: 'integer', minimum: 0, maximum: 99 },
  },
  required: ['widget', 'example'],
  additionalProperties: false,
} as const satisfies JSONSchema

type Picture = Awaited<ReturnType<BuiltShop['picture']>>

/** Pictures that are kept: all examples of a shop are some hundreds. */
const KEPT = 400

/**
 * /studio/gallery/pictures/<widget>/<example>: one example of a widget as a document without script, which the studio shows small where a
 * block is inserted. Each is made once, and again when a file of the operators changes.
 */
export function examplePictures(app: FastifyInstance, { shop, assets, pages, onRequest }: PictureOptions): void {
  const made = new LRUCache<string, Promise<Picture>>({ max: KEPT })
  pages.on('changed', () => made.clear())
  const pictureOf = (code: string, example: number): Promise<Picture> => {
    const key = `${code}/${example}`
    const known = made.get(key)
    if (known) return known
    const making = shop.picture({ code, example, css: assets.css([code]), tokens: pages.theme('lantu') })
    made.set(key, making)
    // What failed is tried again by who asks next.
    making.catch(() => made.delete(key))
    return making
  }
  app.get<{ Params: FromSchema<typeof params> }>(
    '/studio/gallery/pictures/:widget/:example',
    { schema: { hide: true, params }, onRequest },
    async ({ params: { widget, example } }, reply) => {
      const picture = await pictureOf(widget, example)
      if (!picture) return reply.code(404).type('text/plain; charset=utf-8').send('没有这个示例')
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'private, max-age=300',
          'content-security-policy': contentPolicy({ script: '', styles: [picture.style] }),
        })
        .send(picture.html)
    },
  )
}
