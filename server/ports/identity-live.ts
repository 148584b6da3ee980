import type { IdentityPort, IdentityVerdict } from './identity.ts'
import { PortUnavailable } from './port-unavailable.ts'

const TIMEOUT = 5_000

interface LiveIdentityOptions {
  /** Address of the service; undefined: none is set up. */
  readonly url: string | undefined
  /** Sent as the bearer token. */
  readonly key: string | undefined
  readonly fetch: typeof fetch
  readonly onProblem: (error: unknown) => void
}

const verdicts: readonly IdentityVerdict[] = ['match', 'mismatch', 'unknown']

/**
 * A service that takes POST {name, number} as JSON and answers 200 with {"result": "match" | "mismatch" | "unknown"}. Neither is in the
 * address, nor in what is reported when it fails.
 */
export function createLiveIdentity({ url, key, fetch, onProblem }: LiveIdentityOptions): IdentityPort {
  const refuse = (error: PortUnavailable): never => {
    onProblem(error)
    throw error
  }
  return {
    async check(name, number) {
      if (url === undefined || key === undefined)
        return refuse(new PortUnavailable('IDENTITY_URL and IDENTITY_KEY are not set'))
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
      const body = JSON.stringify({ name, number })
      const asked = fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT) })
      const reply = await asked.catch((cause: unknown) =>
        refuse(new PortUnavailable('the identity service does not answer', { cause })),
      )
      if (!reply.ok) return refuse(new PortUnavailable(`the identity service answered ${reply.status}`))
      const answer: unknown = await reply.json().catch(() => undefined)
      const verdict = verdicts.find((one) => one === (answer as { result?: unknown } | undefined)?.result)
      return verdict ?? refuse(new PortUnavailable('the identity service answered nothing that is known'))
    },
  }
}
