import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAPS, viewIn } from '../../src/domain/map/map-address.ts'
import { createTtlCache } from '../cache/ttl-cache.ts'
import { drawStill } from './draw-still.ts'
import { packedAnswers } from '../plugins/packed-answers.ts'
import { readMap } from './map-file.ts'

/** As far as a map's name may go: it is a file of the media folder, `<name>.json`. */
const NAME = /^[\w-]{1,60}$/
/** A map that was drawn anew is there within the hour: for so long a browser keeps it, and its file is read again each minute. */
const CACHE = 'public, max-age=3600'
const READ_AGAIN = 60_000
const MOST_MAPS = 20
/** Views of one map that are looked at again and again: one of each place. */
const MOST_STILLS = 500

/** What is sent, with the mark by which a browser asks whether it has it already. */
interface Answer {
  readonly text: string
  readonly etag: string
}

interface KnownMap {
  readonly answer: Answer
  /** A picture of a view; undefined where the map has nothing. They go with the map that they were cut from. */
  readonly still: (view: string) => Answer | undefined
}

/**
 * Maps of the shop: the GeoJSON of each, and pictures cut from it.
 * @param now ms, of any clock that only goes forward
 */
export async function mapPlugin(app: FastifyInstance, folder: string, now = () => performance.now()): Promise<void> {
  await packedAnswers(app)
  const maps = createTtlCache<KnownMap | undefined>({ max: MOST_MAPS, ttl: READ_AGAIN, now })
  const mapOf = async (name: string) =>
    NAME.test(name) ? maps.get(name, () => knownMap(join(folder, `${name}.json`))) : undefined

  app.get<{ Params: { map: string } }>(`${MAPS}/:map.json`, { schema: { hide: true } }, async (request, reply) => {
    const map = await mapOf(request.params.map)
    return map ? send(request, reply, 'application/geo+json; charset=utf-8', map.answer) : reply.callNotFound()
  })

  app.get<{ Params: { map: string; view: string } }>(
    `${MAPS}/:map/:view`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { map, view } = request.params
      const still = (await mapOf(map))?.still(view)
      return still ? send(request, reply, 'image/svg+xml; charset=utf-8', still) : reply.callNotFound()
    },
  )
}

async function knownMap(file: string): Promise<KnownMap | undefined> {
  const map = await readMap(file)
  if (!map) return undefined
  const stills = new LRUCache<string, Answer>({ max: MOST_STILLS })
  return {
    answer: answerOf(map.text),
    still(address) {
      const kept = stills.get(address)
      if (kept) return kept
      const view = viewIn(address)
      const drawn = view && drawStill(map.features, view)
      if (drawn === undefined) return undefined
      const answer = answerOf(drawn)
      stills.set(address, answer)
      return answer
    },
  }
}

function answerOf(text: string): Answer {
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
}

function send(request: FastifyRequest, reply: FastifyReply, type: string, { text, etag }: Answer): FastifyReply {
  reply.headers({ 'content-type': type, etag, 'cache-control': CACHE })
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text)
}
