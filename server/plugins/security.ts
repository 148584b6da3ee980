import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Nothing may be loaded or framed, unless a page says what it needs: the shop's documents and /docs bring policies of their own. */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}
