import { PortUnavailable } from './port-unavailable.ts'
import type { SmsPort } from './sms.ts'

const TIMEOUT = 5_000

interface LiveSmsOptions {
  /** Address of the gateway; undefined: none is set up. */
  readonly url: string | undefined
  /** Sent as the bearer token. */
  readonly key: string | undefined
  readonly fetch: typeof fetch
  readonly onProblem: (error: unknown) => void
}

/** A gateway that takes POST {phone, text} as JSON and answers 2xx when it has the message. */
export function createLiveSms({ url, key, fetch, onProblem }: LiveSmsOptions): SmsPort {
  const refuse = (error: PortUnavailable): never => {
    onProblem(error)
    throw error
  }
  return {
    async send(phone, text) {
      if (url === undefined || key === undefined) return refuse(new PortUnavailable('SMS_URL and SMS_KEY are not set'))
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
      const body = JSON.stringify({ phone, text })
      const asked = fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT) })
      const reply = await asked.catch((cause: unknown) =>
        refuse(new PortUnavailable('the SMS gateway does not answer', { cause })),
      )
      if (!reply.ok) refuse(new PortUnavailable(`the SMS gateway answered ${reply.status}`))
    },
  }
}
