import type { Host, HostWindow } from './host.ts'
import { miniHost, shareMessage } from './mini-host.ts'

/** Baidu's mini-program, by `swan.webView`. */
export function baiduMiniHost(window: HostWindow): Host | undefined {
  const bridge = window.swan?.webView
  if (!bridge) return undefined
  return miniHost('baidu-mini', bridge, window, async (content) => {
    bridge.postMessage({ data: shareMessage(content) })
    return 'ready'
  })
}
