import { NO_SHARE_DATA } from '../../domain/visit/share-rules.ts'
import { CallProblem } from '../../kit/call.ts'
import type { WeChatBridge } from './bridges.ts'
import type { Host, HostParts, HostWindow } from './host.ts'
import { withTimeout } from './with-timeout.ts'
import { plainHost } from './plain-host.ts'

/** Milliseconds that WeChat has to take a signature. */
const PATIENCE = 5000

const APIS = ['updateAppMessageShareData', 'updateTimelineShareData'] as const

/** WeChat's browser, by `wx`: the shopper shares by WeChat's own menu, which is told what. */
export function weChatHost(window: HostWindow, { shareSignature }: HostParts): Host | undefined {
  const { wx } = window
  if (!wx?.config || !shareSignature) return undefined
  return {
    ...plainHost(window),
    kind: 'wechat',
    async share({ title, desc, url, picture }) {
      try {
        await trust(wx, await shareSignature(window.location.href.split('#')[0] ?? ''))
      } catch {
        throw new CallProblem('share-data', NO_SHARE_DATA)
      }
      const data = { title, ...(desc && { desc }), link: url, ...(picture && { imgUrl: picture }) }
      for (const api of APIS) wx[api]?.(data)
      return 'ready'
    },
  }
}

type Signature = Awaited<ReturnType<NonNullable<HostParts['shareSignature']>>>

/** Rejects when WeChat doesn't take the signature. */
const trust = (wx: WeChatBridge, { appId, timestamp, nonceStr, signature }: Signature): Promise<void> =>
  withTimeout<void>(PATIENCE, (resolve, reject) => {
    wx.error?.(() => reject(new Error('WeChat refused the signature')))
    wx.config?.({ debug: false, appId, timestamp, nonceStr, signature, jsApiList: APIS })
    wx.ready?.(() => resolve())
  })
