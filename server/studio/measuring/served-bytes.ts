import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { BytesOf } from './measure.ts'

/** Addresses whose bytes are remembered: a file under one name never changes. */
const REMEMBERED = 5_000

/** The bytes of this server's own files as it sends them to a browser that takes Brotli. */
export function servedBytes(app: FastifyInstance): BytesOf {
  const known = new LRUCache<string, number>({ max: REMEMBERED })
  return async (url) => {
    const found = known.get(url)
    if (found !== undefined) return found
    if (!url.startsWith('/tc-fostay/')) return undefined
    const reply = await app.inject({ method: 'GET', url, headers: { 'accept-encoding': 'br' } })
    if (reply.statusCode !== 200) return undefined
    const bytes = reply.rawPayload.length
    known.set(url, bytes)
    return bytes
  }
}
