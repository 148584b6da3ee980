import type { MailPort } from './mail.ts'
import { PortUnavailable } from './port-unavailable.ts'

const TIMEOUT = 5_000

interface LiveMailOptions {
  /** Address of the gateway; undefined: none is set up. */
  readonly url: string | undefined
  /** Sent as the bearer token. */
  readonly key: string | undefined
  readonly fetch: typeof fetch
  readonly onProblem: (error: unknown) => void
}

/** A gateway that takes POST {to, subject, text} as JSON and answers 2xx when it has the mail. */
export function createLiveMail({ url, key, fetch, onProblem }: LiveMailOptions): MailPort {
  const refuse = (error: PortUnavailable): never => {
    onProblem(error)
    throw error
  }
  return {
    async send(mail) {
      if (url === undefined || key === undefined)
        return refuse(new PortUnavailable('MAIL_URL and MAIL_KEY are not set'))
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
      const asked = fetch(url, {
        ...{ method: 'POST', headers, body: JSON.stringify(mail), signal: AbortSignal.timeout(TIMEOUT) },
      })
      const reply = await asked.catch((cause: unknown) =>
        refuse(new PortUnavailable('the mail gateway does not answer', { cause })),
      )
      if (!reply.ok) refuse(new PortUnavailable(`the mail gateway answered ${reply.status}`))
    },
  }
}
