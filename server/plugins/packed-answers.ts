import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/**
 * Packs the answers of the routes that come after it. Fastify takes the body of an answer to HEAD away by a hook of the route, before others look at
 * it: it comes last here, so that HEAD says of the packed answer what GET does.
 */
export async function packedAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD' || !Array.isArray(route.onSend)) return
    const [withoutBody, ...others] = route.onSend
    if (withoutBody) route.onSend = [...others, withoutBody]
  })
}
