import type { SourceState } from '../../../schemas/page/plan.ts'
import type { BrowserCalls } from '../../api/call.ts'
import { failedCall } from '../../kit/failed-call.ts'
import { isOffline } from '../../kit/offline.ts'
import type { MakeCaller } from '../../engine/core/create-caller.ts'
import type { App } from '../app.ts'
import { loadChunk } from '../code/chunk.ts'
import { chunks } from '../code/chunks.ts'

/** A8: the request never left. */
const unsent = () => failedCall(isOffline() ? 'offline' : 'request-setup')

/** The mall's API, all of it loaded by the first call: the first view came with its data. */
export function lazyCalls(app: () => App): BrowserCalls {
  let calls: BrowserCalls | undefined
  const loaded = async () => {
    const { appCalls } = await loadChunk(chunks.calls)
    return (calls ??= appCalls(app()))
  }
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

/** How a page makes its calls comes with the mall's API as well. */
export const lazyCaller: MakeCaller = (input) => {
  let made: Promise<ReturnType<MakeCaller>> | undefined
  const failed = (): SourceState => {
    const { code, message } = unsent()
    return { status: 'failed', code, message }
  }
  return async (shape, args) => {
    if (isOffline()) return failed()
    made ??= loadChunk(chunks.calls).then(({ createCaller }) => createCaller(input))
    return made.then((call) => call(shape, args), failed)
  }
}
