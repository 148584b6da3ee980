import fastifyStatic from '@fastify/static'
import { existsSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, type KeptBytes, readStaticFolder } from './static-files.ts'

export interface StaticMemoryOptions {
  /** Without the slash at its end: /tc-fostay/media */
  readonly prefix: string
  readonly folder: string
}

/** A year, and never asked for again: a changed file has another name. */
const CACHE = 'public, max-age=31536000, immutable'

/**
 * Serves a folder as it stood at the start. Only names that were found then exist, so no address reaches outside. Small files come
 * from memory from the second time on; large ones, and videos (of which players ask for parts), from the disk.
 */
export async function staticMemory(app: FastifyInstance, { prefix, folder }: StaticMemoryOptions): Promise<void> {
  if (!existsSync(folder)) return
  const files = await readStaticFolder(folder)
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: folder, serve: false })
    scope.get<{ Params: { '*': string } }>(`${prefix}/*`, { schema: { hide: true } }, async (request, reply) => {
      const name = request.params['*']
      const file = files.get(name)
      if (!file) return reply.callNotFound()
      reply.header('cache-control', CACHE)
      if (file.kept === undefined) return reply.sendFile(name, { cacheControl: false })
      return sendKept(request, reply, file.type, await file.kept())
    })
  })
}

function sendKept(request: FastifyRequest, reply: FastifyReply, type: string, { etag, bodies }: KeptBytes) {
  const encoding = encodingFor(request.headers['accept-encoding'], bodies)
  reply.headers({ 'content-type': type, etag, ...(bodies.br && { vary: 'accept-encoding' }) })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bodies[encoding])
}
