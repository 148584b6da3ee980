import type { Channel } from '../../../schemas/domain/channels.ts'
import type { ShareContent } from '../../kit/action.ts'
import type { AlipayBridge, AppBridge, SwanBridge, UnionPayBridge, WeChatBridge } from './bridges.ts'

/**
 * How a share went. `ready`: the host knows what to share, and the shopper opens its own share menu. `none`: this host has no way, and the shop
 * copies the link.
 */
export type ShareOutcome = 'shared' | 'ready' | 'cancelled' | 'none'

/**
 * What is around the shop, by channel (A6, B2). Each method but `share` says whether the host took it over; false: nothing happened, and the
 * shop does it by its own means.
 */
export interface Host {
  /** The channel whose means are at hand: plain H5 also where a channel was only named by an address. */
  readonly kind: Channel
  /** Opens a web address, absolute or from the root, or a page of the mini-program (/pages/...). */
  readonly open: (href: string) => boolean
  /** Opens a web address on a page of its own, in the app (B2.2); elsewhere as `open`. */
  readonly openNewPage: (href: string) => boolean
  /**
   * Goes to the host's own login; the host comes back to the address, with `token` and `refreshToken` in its query.
   * @param redirect web address to come back to
   */
  readonly login: (redirect: string) => boolean
  /** Leaves the shop, back to the page of the host that it was opened from. */
  readonly back: () => boolean
  /** Rejects with a CallProblem `share-data` when what is to be shared can't be had (A5). `picture` is an address that can be loaded. */
  readonly share: (content: ShareContent) => Promise<ShareOutcome>
}

/** The window, as far as hosts use it, with the objects that the hosts put there. */
export interface HostWindow {
  readonly location: Pick<Location, 'href' | 'origin' | 'assign'>
  readonly navigator: Pick<Navigator, 'userAgent'> & Partial<Pick<Navigator, 'share'>>
  readonly document: Pick<Document, 'createElement' | 'head'>
  /** WeChat says `miniprogram` in a mini-program. */
  readonly __wxjs_environment?: string
  readonly wx?: WeChatBridge
  readonly my?: AlipayBridge
  readonly swan?: SwanBridge
  readonly upsdk?: UnionPayBridge
  readonly PagodaApp?: AppBridge
}

export interface HostParts {
  /** WeChat trusts a page by a signature of its address, without the hash (B7). */
  readonly shareSignature?: (url: string) => Promise<{
    readonly appId: string
    readonly timestamp: number
    readonly nonceStr: string
    readonly signature: string
  }>
}

/** The absolute web address that is meant; undefined for anything else, such as a script. */
export function webAddress(href: string, { location }: HostWindow): URL | undefined {
  try {
    const url = new URL(href, location.href)
    return /^https?:$/.test(url.protocol) ? url : undefined
  } catch {
    return undefined
  }
}
