import { CallProblem } from '../../kit/call.ts'
import type { AlipayBridge } from './bridges.ts'
import type { Host, HostWindow } from './host.ts'
import { withTimeout } from './with-timeout.ts'
import { miniHost, shareMessage } from './mini-host.ts'

/** Milliseconds that Alipay has to say where the shop is. */
const PATIENCE = 3000

/** Alipay's mini-program, by `my`. */
export function alipayMiniHost(window: HostWindow): Host | undefined {
  const bridge = window.my
  if (!bridge) return undefined
  return miniHost('alipay-mini', bridge, window, async (content) => {
    bridge.postMessage(shareMessage(content))
    bridge.startShare?.()
    return bridge.startShare ? 'shared' : 'ready'
  })
}

/** Rejects with 获取环境失败 unless Alipay says that this is a mini-program (B8). */
export async function checkAlipay(bridge: AlipayBridge | undefined): Promise<void> {
  const environment = bridge && withTimeout<{ readonly miniprogram?: boolean }>(PATIENCE, (tell) => bridge.getEnv(tell))
  const isMini = await environment?.then(({ miniprogram }) => miniprogram).catch(() => false)
  if (!isMini) throw new CallProblem('no-environment', '获取环境失败')
}
