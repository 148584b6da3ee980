import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAPS, viewIn } from '../../src/domain/map/map-address.ts'
import { drawStill } from './draw-still.ts'
import { packedAnswers } from '../plugins/packed-answers.ts'
import { readMap } from './map-file.ts'

/** As far as a map's name may go: it is a file of the media folder, `<name>.json`. */
const NAME = /^[\w-]{1,60}$/
/** A map that was drawn anew is there within the hour. */
const CACHE = 'public, max-age=3600'
/** Views that are looked at again and again: one of each place. */
const MOST_STILLS = 500

/** Maps of the shop: the GeoJSON of each, and pictures cut from it. */
export async function mapPlugin(app: FastifyInstance, folder: string): Promise<void> {
  await packedAnswers(app)
  const maps = new LRUCache<string, NonNullable<ReturnType<typeof readMap>>>({
    max: 20,
    memoMethod: (name) => readMap(join(folder, `${name}.json`)),
  })
  const mapOf = (name: string) => (NAME.test(name) ? maps.memo(name) : undefined)
  const stills = new LRUCache<string, string>({ max: MOST_STILLS })

  app.get<{ Params: { map: string } }>(`${MAPS}/:map.json`, { schema: { hide: true } }, async (request, reply) => {
    const map = await mapOf(request.params.map)
    return map ? send(request, reply, 'application/geo+json; charset=utf-8', map.text) : reply.callNotFound()
  })

  app.get<{ Params: { map: string; view: string } }>(
    `${MAPS}/:map/:view`,
    { schema: { hide: true } },
    async (request, reply) => {
      const view = viewIn(request.params.view)
      const map = view && (await mapOf(request.params.map))
      if (!map) return reply.callNotFound()
      const key = `${request.params.map}/${request.params.view}`
      const still = stills.get(key) ?? drawStill(map.features, view)
      if (still === undefined) return reply.callNotFound()
      stills.set(key, still)
      return send(request, reply, 'image/svg+xml; charset=utf-8', still)
    },
  )
}

function send(request: FastifyRequest, reply: FastifyReply, type: string, text: string): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply.headers({ 'content-type': type, etag, 'cache-control': CACHE })
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text)
}
