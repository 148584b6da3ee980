import type { Channel } from '../../../schemas/domain/channels.ts'

/** Order source codes by client key (B9, to the letter). Any other key is plain H5: 22. */
export const orderSources = {
  isUnionPay: 17,
  alipay_mini_foryou: 14,
  alipay_mini_kuyi: 18,
  alipay_mini_foryouclub: 15,
  baidu_mini: 16,
  WX_CHANNELS: 21,
  ios: 4,
  android: 5,
  WX_MINI_TC_SPICE: 20,
  WX_MINI_TC: 19,
  WX_MINI_FAVORGOODS: 23,
  WX_MINI_TAICANG: 24,
} as const

export const PLAIN_ORDER_SOURCE = 22

/** Client key -> order source code (B9). */
export function orderSourceOf(clientKey: string): number {
  return Object.hasOwn(orderSources, clientKey)
    ? orderSources[clientKey as keyof typeof orderSources]
    : PLAIN_ORDER_SOURCE
}

/** True in the four mini-programs (A1). */
export const isMiniProgram = (channel: Channel): boolean => channel.endsWith('-mini')

/** The header salesChannel of every call: 2, or 4 in a mini-program (B7). */
export const salesChannelOf = (channel: Channel): 2 | 4 => (isMiniProgram(channel) ? 4 : 2)

/** Where the shop runs, as `terminal` in an address or the marketing calls' `sourcefrom` may say it (A7, B9). */
const terminalSources = ['h5', 'Android', 'IOS', 'alimini', 'wxmini'] as const
export type TerminalSource = (typeof terminalSources)[number]

/** The terminal of calls: APP_TC, or in WeChat's mini-program the key of that mini-program (B9). */
export function terminalOf(channel: Channel, clientKey: string): string {
  if (channel !== 'wechat-mini') return 'APP_TC'
  return clientKey.startsWith('WX_MINI_') ? clientKey : 'WX_MINI_TC'
}

/** Baidu's and UnionPay's mini-programs have no source of their own: h5 (B9). */
export function terminalSourceOf(channel: Channel, os: 'ios' | 'android' | ''): TerminalSource {
  if (channel === 'wechat-mini') return 'wxmini'
  if (channel === 'alipay-mini') return 'alimini'
  if (channel === 'app') return os === 'ios' ? 'IOS' : 'Android'
  return 'h5'
}
