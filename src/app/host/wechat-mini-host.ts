import type { Host, HostWindow } from './host.ts'
import { miniHost, shareMessage } from './mini-host.ts'

/** WeChat's mini-program, by `wx.miniProgram`. */
export function weChatMiniHost(window: HostWindow): Host | undefined {
  const bridge = window.wx?.miniProgram
  if (!bridge) return undefined
  return miniHost('wechat-mini', bridge, window, async (content) => {
    bridge.postMessage({ data: shareMessage(content) })
    return 'ready'
  })
}
