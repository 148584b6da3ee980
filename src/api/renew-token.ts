import type { Answer } from './mall-call.ts'
import type { Session, Tokens } from './session.ts'
import { isToken } from '../domain/visit/token.ts'

/** Tabs share the session, and a refresh token is good once: they renew one after the other. */
const LOCK = 'pagoda-renew'

/**
 * Renews the token that a call was refused with. Calls that fail together wait for one renewal; a token that another call or tab renewed
 * meanwhile is taken as it is. Gives the new token, undefined when the session is over: then it is cleared, or '' when somebody ended it meanwhile.
 * @param refresh asks the API; when no answer can be had its CallProblem is thrown, and the session stays
 * @param onToken told of the token that a renewal brought, and by '' that it ended the session
 */
export function createRenewal(
  session: Session,
  refresh: (refreshToken: string) => Promise<Answer>,
  onToken: (token: string) => void,
) {
  let running: Promise<string | undefined> | undefined

  const renew = async (used: string) => {
    let state = session.current()
    if (state?.token === used) {
      const answer = state.refreshToken ? await refresh(state.refreshToken) : undefined
      if (answer?.problem && !answer.final) throw answer.problem
      state = session.current()
      if (state?.token === used) {
        const tokens = answer && !answer.problem ? tokensOf(answer.reply) : undefined
        if (tokens) session.save(tokens)
        else session.clear()
        onToken(tokens?.token ?? '')
        return tokens?.token
      }
    }
    return state?.token ?? ''
  }

  return (used: string): Promise<string | undefined> => {
    running ??= exclusively(() => renew(used)).finally(() => {
      running = undefined
    })
    return running
  }
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
