import type { BrowserCalls } from '../../api/call.ts'
import { failedCall } from '../../kit/failed-call.ts'
import { isOffline } from '../../kit/offline.ts'
import type { App } from '../app.ts'
import { loadChunk } from '../code/chunk.ts'
import { chunks } from '../code/chunks.ts'

/** The mall's API, all of it loaded by the first call: the first view came with its data. */
export function lazyCalls(app: () => App): BrowserCalls {
  let calls: BrowserCalls | undefined
  const loaded = async () => {
    const { appCalls } = await loadChunk(chunks.calls)
    return (calls ??= appCalls(app()))
  }
  /** A8: the request never left. */
  const unsent = () => failedCall(isOffline() ? 'offline' : 'request-setup')
  return {
    async call(shape, args, signal) {
      if (isOffline()) throw unsent()
      const { call } = await loaded().catch(() => {
        throw unsent()
      })
      return call(shape, args, signal)
    },
    renewToken: async (used) => (await loaded()).renewToken(used),
  }
}
