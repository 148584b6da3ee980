import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** A year. A browser heeds it over https alone. */
const HTTPS_FOR = 31_536_000

const REFERRER = 'strict-origin-when-cross-origin'

/**
 * For answers that go past the framework, which would add these beside the policy of what may be loaded. A page in memory says the same as one
 * that was just made: browsers forget a tab's history where a page's openers differ from those of the page before.
 */
export const plainAnswerHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': REFERRER,
  'strict-transport-security': `max-age=${HTTPS_FOR}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const

/** Of what loads nothing: data is no document. */
export const plainPolicy = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'"

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
    referrerPolicy: { policy: REFERRER },
  })
}
