import { PortUnavailable } from './port-unavailable.ts'

/** A call of a service outside the shop. */
export interface OutsideCall extends Omit<RequestInit, 'signal'> {
  /** As problems say it: "the SMS gateway" */
  readonly name: string
  readonly url: string
  /** ms that it may take. */
  readonly timeout: number
  readonly fetch: typeof fetch
}

/**
 * What a service outside the shop answers with 2xx. Neither the address nor what is sent is in the message of its refusal.
 * @param read undefined: the answer is nothing that is known
 * @throws PortUnavailable: it doesn't answer in time, with another status, or nothing that is known
 */
export async function answerOf<Answer>(
  { name, url, timeout, fetch, ...init }: OutsideCall,
  read: (reply: Response) => Promise<Answer | undefined>,
): Promise<Answer> {
  const silent = (cause: unknown): never => {
    throw new PortUnavailable(`${name} does not answer`, { cause })
  }
  const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) }).catch(silent)
  if (!reply.ok) throw new PortUnavailable(`${name} answered ${reply.status}`)
  const answer = await read(reply).catch(silent)
  if (answer === undefined) throw new PortUnavailable(`${name} answered nothing that is known`)
  return answer
}

/** What a port does, with its failure reported. */
export async function reported<Answer>(
  onProblem: (error: unknown) => void,
  act: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await act()
  } catch (error) {
    onProblem(error)
    throw error
  }
}
