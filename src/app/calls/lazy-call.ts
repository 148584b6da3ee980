import { isOffline } from '../../kit/offline.ts'
import { type Call, CallProblem } from '../../kit/call.ts'
import { loadChunk } from '../code/chunk.ts'
import { chunks } from '../code/chunks.ts'

/** The mall's API, all of it loaded by the first call: the first view came with its data. */
export const lazyCall: Call = async (shape, args, signal) => {
  const { appCall } = await loadChunk(chunks.call).catch(() => {
    // A8: the request never left.
    throw isOffline()
      ? new CallProblem('offline', '网络异常，请检查网络后重试')
      : new CallProblem('request-setup', '服务器正在维修')
  })
  return appCall(shape, args, signal)
}
