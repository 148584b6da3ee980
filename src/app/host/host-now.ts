import { createSessionCalls } from '../../api/session-calls.ts'
import { type Call, isCallProblem } from '../../kit/call.ts'
import { channelNow } from '../visit/channel-now.ts'
import { createHost } from './create-host.ts'
import type { Host } from './host.ts'

export interface HostParts {
  readonly call: Call
  readonly toast: (text: string) => void
}

/**
 * What is around the shop now. Where Alipay doesn't say that it runs a mini-program the shopper reads 获取环境失败 (B8), and the shop goes on
 * by its own means.
 */
export async function hostNow({ call, toast }: HostParts): Promise<Host | undefined> {
  const shareSignature = (url: string) => createSessionCalls(call).shareSignature(url)
  try {
    return await createHost(channelNow().channel, window, { shareSignature })
  } catch (error) {
    if (isCallProblem(error)) toast(error.message)
    return undefined
  }
}
