import { answerOf, reported } from './answer-of.ts'
import { PortUnavailable } from './port-unavailable.ts'

const TIMEOUT = 5_000

export interface ServiceOptions {
  /** Address of the service; undefined: none is set up. */
  readonly url: string | undefined
  /** Sent as the bearer token. */
  readonly key: string | undefined
  readonly fetch: typeof fetch
  readonly onProblem: (error: unknown) => void
}

interface ServiceName {
  /** As problems say it: "the SMS gateway" */
  readonly name: string
  /** What its settings begin with: SMS for SMS_URL and SMS_KEY */
  readonly settings: string
}

/**
 * Posts JSON to a service outside the shop and gives its answer of 2xx. Neither what is sent nor the key is in what is reported.
 * @throws PortUnavailable, after it was reported: none is set up, it does not answer in 5 s, or answers something else
 */
export async function askService<Answer>(
  { name, settings }: ServiceName,
  { url, key, fetch, onProblem }: ServiceOptions,
  sent: object,
  read: (reply: Response) => Promise<Answer | undefined>,
): Promise<Answer> {
  return reported(onProblem, async () => {
    if (url === undefined || key === undefined)
      throw new PortUnavailable(`${settings}_URL and ${settings}_KEY are not set`)
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
    return answerOf({ name, url, timeout: TIMEOUT, fetch, method: 'POST', headers, body: JSON.stringify(sent) }, read)
  })
}

/** What there is to read of an answer whose status says all. */
export const isTaken = async (): Promise<true> => true
