import type { ShareContent } from '../../kit/action.ts'

/**
 * What the mall's own app puts on the window of its web views. This object is our side of an agreement: the app has to supply it, and what it
 * leaves out the shop does by its own means.
 */
export interface AppBridge {
  /** Opens an absolute address on a page of its own. */
  readonly openNewPage?: (url: string) => void
  /** Shows the app's login, then opens the absolute address with `token` and `refreshToken` in its query. */
  readonly login?: (returnTo: string) => void
  /** Closes the web view. */
  readonly back?: () => void
  /** Shows the app's share panel. */
  readonly share?: (content: ShareContent) => void
}

/** The calls of a mini-program that WeChat, Alipay and Baidu have alike. */
export interface MiniProgramBridge {
  readonly navigateTo: (target: { readonly url: string }) => void
  readonly navigateBack: (how?: { readonly delta: number }) => void
}

interface ShareData {
  readonly title: string
  readonly desc?: string
  readonly link: string
  readonly imgUrl?: string
}

/** WeChat's script: `miniProgram` in a mini-program, the rest in its browser. */
export interface WeChatBridge {
  readonly miniProgram?: MiniProgramBridge & { readonly postMessage: (message: { readonly data: unknown }) => void }
  readonly config?: (config: {
    readonly debug: boolean
    readonly appId: string
    readonly timestamp: number
    readonly nonceStr: string
    readonly signature: string
    readonly jsApiList: readonly string[]
  }) => void
  readonly ready?: (run: () => void) => void
  readonly error?: (run: (reason: unknown) => void) => void
  readonly updateAppMessageShareData?: (data: ShareData) => void
  readonly updateTimelineShareData?: (data: ShareData) => void
}

/** Alipay's script for web views. */
export interface AlipayBridge extends MiniProgramBridge {
  readonly getEnv: (tell: (environment: { readonly miniprogram?: boolean }) => void) => void
  readonly postMessage: (message: unknown) => void
  readonly startShare?: () => void
}

/** Baidu's script for web views. */
export interface SwanBridge {
  readonly webView?: MiniProgramBridge & { readonly postMessage: (message: { readonly data: unknown }) => void }
}

/** UnionPay's script: its mini-programs are web pages without pages of another kind. */
export interface UnionPayBridge {
  readonly pluginReady?: (run: () => void) => void
  readonly showSharePopup?: (content: {
    readonly title: string
    readonly desc: string
    readonly shareUrl: string
    readonly picUrl?: string
  }) => void
  readonly closeWebApp?: () => void
}
