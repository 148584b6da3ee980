import { type Call, CallProblem } from '../kit/call.ts'
import type { Session } from './session.ts'

export interface BrowserCallOptions {
  /** Origin and prefix of the API, the document's dataset.api; '' is this server. */
  readonly base: string
  /** Those of the host of paths that start with /market (A7), the document's dataset.market; `base` where it has none. */
  readonly marketBase: string
  readonly session: Session
  /** Headers of every call, asked for each time: client-info, terminal, salesChannel (A7, B7). */
  readonly headers: () => Readonly<Record<string, string>>
  /** The API wants somebody logged in and nobody is (A8: 401 triggers login). The call fails with `not-logged-in`. */
  readonly onLogin: () => void
  /** A call found the token's time over: it brought a new one, or '' when the login is. Whoever else was told of the old one has to be told. */
  readonly onToken: (token: string) => void
}

/**
 * The browser's way to the mall's API (A7). All that it needs is loaded by the first call, since the first view came with its data.
 * Rejects with a CallProblem whose message is fit for a toast (A8, B8).
 */
export function createBrowserCall(options: BrowserCallOptions): Call {
  let loaded: Promise<Call> | undefined
  return async (shape, args, signal) => {
    if (isOffline()) throw new CallProblem('offline', '网络异常，请检查网络后重试')
    loaded ??= import('./perform-call.ts').then(({ createPerformer }) => createPerformer(options))
    const perform = await loaded.catch(() => {
      loaded = undefined
      throw new CallProblem('request-setup', '服务器正在维修')
    })
    return perform(shape, args, signal)
  }
}

/** Where there is no navigator, nobody says that there is no network. */
const isOffline = () => 'navigator' in globalThis && !navigator.onLine
