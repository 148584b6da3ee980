import { isOffline } from '../kit/offline.ts'
import { type Call, CallProblem } from '../kit/call.ts'
import type { BrowserCallOptions } from './perform-call.ts'

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
