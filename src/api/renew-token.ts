import type { Answer } from './send-call.ts'
import type { Session, SessionState, Tokens } from './session.ts'
import { isToken } from '../domain/token.ts'

/** Tabs share the session, and a refresh token is good once: they renew one after the other. */
const LOCK = 'pagoda-renew'

/**
 * Renews the token that a call was refused with. Calls that fail together wait for one renewal; a token that another call or tab renewed
 * meanwhile is taken as it is. Gives the new token, or undefined when the session is over: then it is cleared.
 * @param refresh asks the API; when no answer can be had its CallProblem is thrown, and the session stays
 */
export function createRenewal(session: Session, refresh: (refreshToken: string) => Promise<Answer>) {
  let running: Promise<string | undefined> | undefined

  const renew = async (used: string) => {
    const state = session.current()
    if (!state || state.token !== used) return state?.token
    const answer = await refresh(state.refreshToken)
    if (answer.problem && !answer.final) throw answer.problem
    return answer.problem ? over(session, state) : keep(session, answer.reply)
  }

  return (used: string): Promise<string | undefined> => {
    running ??= exclusively(() => renew(used)).finally(() => {
      running = undefined
    })
    return running
  }
}

function over(session: Session, { token }: SessionState): string | undefined {
  const state = session.current()
  if (state && state.token !== token) return state.token
  session.clear()
  return undefined
}

function keep(session: Session, reply: unknown): string | undefined {
  const tokens = tokensOf(reply)
  if (tokens) session.save(tokens)
  else session.clear()
  return tokens?.token
}

/** The tokens of a reply (A5); undefined when it has none. */
export function tokensOf(reply: unknown): Tokens | undefined {
  const { token, refreshToken } = (reply as { data?: Partial<Tokens> } | undefined)?.data ?? {}
  return isToken(token) && typeof refreshToken === 'string' ? { token, refreshToken } : undefined
}

async function exclusively<Result>(run: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks
  return locks ? await locks.request(LOCK, run) : await run()
}
