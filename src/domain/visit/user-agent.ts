import type { Channel } from '../../../schemas/domain/channels.ts'

export type Os = 'ios' | 'android' | ''

/** The app writes `pagoda/4.6.3` into its user agent (B9: the version is read from there); undefined outside the app. */
export const appVersionOf = (userAgent: string): string | undefined =>
  /\bpagoda\/(\d+(?:\.\d+){0,3})/.exec(userAgent)?.[1]

export function osOf(userAgent: string): Os {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  return /Android/i.test(userAgent) ? 'android' : ''
}

/** 17.5 of `iPhone OS 17_5`, 14 of `Android 14`; an empty text on another system. */
export function osVersionOf(userAgent: string): string {
  const [, version = ''] = /(?:\bOS |Android )(\d+(?:[._]\d+)*)/i.exec(osOf(userAgent) ? userAgent : '') ?? []
  return version.replaceAll('_', '.')
}

/** iPhone, iPad or the model that Android names; an empty text on another device. */
export function deviceOf(userAgent: string): string {
  const [apple] = /iPhone|iPad|iPod/.exec(userAgent) ?? []
  return (
    apple ?? /Android [^;)]*; *(?:[a-z]{2}-[a-z]{2}; *)?([^;)]+?)(?: Build\/[^;)]*)?[;)]/i.exec(userAgent)?.[1] ?? ''
  )
}

/** In this order: a mini-program names the app that runs it as well. */
const marks: readonly (readonly [mark: (userAgent: string) => boolean, channel: Channel])[] = [
  [(text) => appVersionOf(text) !== undefined, 'app'],
  [(text) => /MicroMessenger/i.test(text) && /miniProgram/i.test(text), 'wechat-mini'],
  [(text) => /MicroMessenger/i.test(text), 'wechat'],
  [(text) => /AliApp|AlipayClient/i.test(text) && /MiniProgram/i.test(text), 'alipay-mini'],
  [(text) => /\bswan\//i.test(text) || (/baiduboxapp/i.test(text) && /\bswan\b/i.test(text)), 'baidu-mini'],
  [(text) => /UnionPay\/|com\.unionpay\./i.test(text), 'unionpay-mini'],
]

/**
 * The channel that the user agent alone tells (B2, A6); Alipay's own browser, outside of a mini-program, is plain H5.
 * @param inMiniProgram WeChat sets `__wxjs_environment` to `miniprogram` on the window, on phones whose user agent keeps silent
 */
export function channelOfUserAgent(userAgent: string, inMiniProgram = false): Channel {
  const found = marks.find(([mark]) => mark(userAgent))?.[1] ?? 'h5'
  return found === 'wechat' && inMiniProgram ? 'wechat-mini' : found
}
