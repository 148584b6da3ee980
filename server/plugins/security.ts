import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** A year. A browser heeds it over https alone. */
const HTTPS_FOR = 31_536_000

/** For answers that go past the framework, which would add these: no guessing of types, and no way back to http. */
export const plainAnswerHeaders = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': `max-age=${HTTPS_FOR}; includeSubDomains`,
} as const

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
    strictTransportSecurity: { maxAge: HTTPS_FOR, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}
