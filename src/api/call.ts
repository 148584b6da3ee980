import { type Call, CallProblem, OTHER_LOGIN } from '../kit/call.ts'
import { failedCall } from '../kit/failed-call.ts'
import { createRenewal } from './renew-token.ts'
import { type Answer, sendMallCall } from './mall-call.ts'
import { sessionShapes } from './session-calls.ts'
import type { Session } from './session.ts'

const { refreshToken: refreshShape } = sessionShapes

export interface BrowserCallOptions {
  /** Origin and prefix of the API, the document's dataset.api; '' is this server. */
  readonly base: string
  /** Those of the host of paths that start with /market (A7), the document's dataset.market; `base` where it has none. */
  readonly marketBase: string
  readonly session: Session
  /** Headers of every call, asked for each time: client-info, terminal, salesChannel (A7, B7). */
  readonly headers: () => Readonly<Record<string, string>>
  /** Told of the header Date of each answer; undefined where it has none that can be read. */
  readonly dated: (date: string | undefined) => void
  /** The API wants somebody logged in and nobody is (A8). The call fails with `not-logged-in`. */
  readonly onLogin: () => void
  /** A call found the token's time over: it brought a new one, or '' when the login is. Whoever else was told of the old one has to be told. */
  readonly onToken: (token: string) => void
}

export interface BrowserCalls {
  /** Rejects with a CallProblem whose message is fit for a toast (A8, B8). */
  readonly call: Call
  /** A new token for one whose time is over; undefined when the login is, '' when it was ended meanwhile. Rejects when no answer can be had. */
  readonly renewToken: (used: string) => Promise<string | undefined>
}

/**
 * The browser's way to the mall's API (A7). Performs calls with the token of the session, and does what A8 says of 401: the token is renewed
 * once and the call repeated; when that fails nobody is logged in any more, and the call is repeated without a token or, where it needs one,
 * the login is asked for. An answer that was asked for under another login than the one that it meets is nobody's: it is asked for again where
 * that changes nothing, and else refused.
 */
export function createBrowserCalls(options: BrowserCallOptions): BrowserCalls {
  const { base, marketBase, session, headers, dated, onLogin, onToken } = options
  const renewToken = renewal(options)
  const askLogin = () => {
    onLogin()
    return failedCall('not-logged-in')
  }
  const call: Call = async (shape, args, signal) => {
    const send = async (token?: string): Promise<Answer> => {
      const before = session.current()
      const answer = await sendMallCall({
        base: shape.path.startsWith('/market') ? marketBase : base,
        shape,
        args,
        headers: { ...headers(), ...(token && { Authorization: `Bearer ${token}` }) },
        signal,
        dated,
      })
      const now = session.current()
      if (shape.auth === 'none' || isSameLogin(before, now)) return answer
      if (shape.method !== 'GET' || (!now && shape.auth === 'required')) throw otherLogin()
      return send(now?.token)
    }
    if (shape.auth === 'none') return replyOf(await send())

    const token = session.current()?.token
    if (!token && shape.auth === 'required') throw askLogin()
    let answer = await send(token)
    if (token && wantsLogin(answer)) {
      const renewed = await renewToken(token)
      if (renewed) answer = await send(renewed)
      // Who logged out meanwhile wants no login.
      else if (renewed === '' && shape.auth === 'required') throw otherLogin()
      if (wantsLogin(answer) && session.current()) {
        session.clear()
        onToken('')
      }
      if (wantsLogin(answer) && shape.auth !== 'required') answer = await send()
    }
    if (wantsLogin(answer)) throw askLogin()
    return replyOf(answer)
  }
  return { call, renewToken }
}

const renewal = ({ base, session, headers, dated, onToken }: BrowserCallOptions) =>
  createRenewal(
    session,
    (refreshToken) => sendMallCall({ base, shape: refreshShape, args: { refreshToken }, headers: headers(), dated }),
    onToken,
  )

type Login = ReturnType<Session['current']>

/** A token that was renewed is the same login; who it is may not be known yet. */
const isSameLogin = (one: Login, other: Login): boolean =>
  one?.user && other?.user ? one.user.id === other.user.id : !one === !other

const otherLogin = () => new CallProblem(OTHER_LOGIN, '登录变了，请再试一次')

const wantsLogin = (answer: Answer): boolean => answer.problem !== undefined && answer.wantsLogin

function replyOf(answer: Answer): unknown {
  if (answer.problem) throw answer.problem
  return answer.reply
}
