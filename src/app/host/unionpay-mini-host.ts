import type { Host, HostWindow } from './host.ts'
import { plainHost } from './plain-host.ts'

/** UnionPay's mini-program, by `upsdk`: it is a web page, so that pages and login are the shop's own; sharing and leaving are UnionPay's. */
export function unionPayMiniHost(window: HostWindow): Host | undefined {
  const { upsdk } = window
  if (!upsdk?.pluginReady) return undefined
  const whenReady = upsdk.pluginReady.bind(upsdk)
  return {
    ...plainHost(window),
    kind: 'unionpay-mini',
    back() {
      if (!upsdk.closeWebApp) return false
      whenReady(() => upsdk.closeWebApp?.())
      return true
    },
    async share({ title, desc = '', url, picture }) {
      if (!upsdk.showSharePopup) return 'none'
      const content = { title, desc, shareUrl: url, ...(picture && { picUrl: picture }) }
      whenReady(() => upsdk.showSharePopup?.(content))
      return 'shared'
    },
  }
}
