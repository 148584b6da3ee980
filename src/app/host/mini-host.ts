import type { Channel } from '../../../schemas/domain/channels.ts'
import type { MiniProgramBridge } from './bridges.ts'
import { type Host, type HostWindow, webAddress } from './host.ts'
import { isMiniPage, miniPage } from '../../domain/visit/mini-pages.ts'
import { assign } from './plain-host.ts'

/**
 * What the mini-programs with pages of their own do alike: the shop's pages stay in the web view, another site gets the page for web addresses,
 * and the mini-program logs in (A2).
 */
export function miniHost(kind: Channel, bridge: MiniProgramBridge, window: HostWindow, share: Host['share']): Host {
  const go = (url: string) => {
    bridge.navigateTo({ url })
    return true
  }
  const open = (href: string) => {
    if (isMiniPage(href)) return go(href)
    const url = webAddress(href, window)
    if (!url) return false
    return url.origin === window.location.origin ? assign(href, window) : go(miniPage('web', { url: url.href }))
  }
  return {
    kind,
    open,
    openNewPage: open,
    login(redirect) {
      const url = webAddress(redirect, window)
      return url !== undefined && go(miniPage('login', { redirect: url.href }))
    },
    back() {
      bridge.navigateBack({ delta: 1 })
      return true
    },
    share,
  }
}

/** What a mini-program is told of a share: it keeps the message for the shopper's next touch of its share menu. */
export const shareMessage = (content: object) => ({ type: 'share', ...content })
