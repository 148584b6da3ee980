import fastifyStatic from '@fastify/static'
import { existsSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, type CachedBytes, readStaticFolder, type StaticFile } from './static-files.ts'

export interface StaticMemoryOptions {
  /** Without the slash at its end: /tc-fostay/media */
  readonly prefix: string
  readonly folder: string
  /** Files from elsewhere, for names that the folder does not have. */
  readonly elsewhere?: (name: string) => Promise<(CachedBytes & { readonly type: string }) | undefined>
}

/** A year, and never asked for again: a changed file has another name. */
const CACHE = 'public, max-age=31536000, immutable'

/**
 * Serves a folder as it stood at the start. Only names that were found then exist, so no address reaches outside. Small files come
 * from memory from the second time on; large ones, and videos (of which players ask for parts), from the disk.
 */
export async function staticMemory(app: FastifyInstance, options: StaticMemoryOptions): Promise<void> {
  const { prefix, folder, elsewhere } = options
  const isThere = existsSync(folder)
  if (!isThere && !elsewhere) return
  const files = isThere ? await readStaticFolder(folder) : new Map<string, StaticFile>()
  await app.register(async (scope) => {
    if (isThere) await scope.register(fastifyStatic, { root: folder, serve: false })
    scope.get<{ Params: { '*': string } }>(`${prefix}/*`, { schema: { hide: true } }, async (request, reply) => {
      const name = request.params['*']
      const file = files.get(name)
      if (!file) {
        const other = await elsewhere?.(name)
        if (!other) return reply.callNotFound()
        return sendKept(request, reply.header('cache-control', CACHE), other)
      }
      reply.headers({ 'cache-control': CACHE, ...framed(file.type) })
      const kept = await file.kept()
      if (!kept) return reply.sendFile(name, { cacheControl: false })
      return sendKept(request, reply, { type: file.type, ...kept })
    })
  })
}

/** A document is shown in a frame of the shop's own page (B2.9 pdf-preview), and nowhere else. */
const framed = (type: string) =>
  type === 'application/pdf' ? { 'content-security-policy': "frame-ancestors 'self'" } : {}

function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, bodies }: CachedBytes & { readonly type: string },
) {
  const encoding = encodingFor(request.headers['accept-encoding'], bodies)
  reply.headers({ 'content-type': type, etag, ...(bodies.br && { vary: 'accept-encoding' }) })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bodies[encoding])
}
