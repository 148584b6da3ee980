import { createSessionCalls } from '../api/session-calls.ts'
import { channelNow } from './channel-now.ts'
import { createHost } from './host/create-host.ts'
import type { Host } from './host/host.ts'
import { shell } from './shell.ts'

/** What is around the shop now. Rejects in Alipay where it doesn't say that it runs a mini-program (B8: 获取环境失败). */
export const hostNow = (): Promise<Host> =>
  createHost(channelNow().channel, window, {
    shareSignature: (url) => createSessionCalls(shell.call).shareSignature(url),
  })
