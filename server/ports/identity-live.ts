import { askService, type ServiceOptions } from './ask-service.ts'
import type { IdentityPort, IdentityVerdict } from './identity.ts'

const service = { name: 'the identity service', settings: 'IDENTITY' }

const verdicts: readonly IdentityVerdict[] = ['match', 'mismatch', 'unknown']

/**
 * A service that takes POST {name, number} as JSON and answers 200 with {"result": "match" | "mismatch" | "unknown"}. Neither is in the
 * address, nor in what is reported when it fails.
 */
export const createLiveIdentity = (options: ServiceOptions): IdentityPort => ({
  check: (name, number) =>
    askService(service, options, { name, number }, async (reply) => {
      const answer: unknown = await reply.json().catch(() => undefined)
      return verdicts.find((one) => one === (answer as { result?: unknown } | undefined)?.result)
    }),
})
