import type { Channel } from '../../../schemas/domain/channels.ts'
import {
  orderSourceOf,
  salesChannelOf,
  terminalOf,
  type TerminalSource,
  terminalSourceOf,
} from '../order/order-source.ts'
import { channelOfUserAgent, type Os, osOf } from './user-agent.ts'

/** What the browser keeps of an earlier view (B9: session client_key; local tc_env and typeOrigin). */
export interface StoredChannel {
  readonly clientKey?: string
  readonly terminal?: string
  /** A utm_source named UnionPay once. */
  readonly unionpay?: boolean
}

export interface ChannelInput {
  readonly userAgent: string
  readonly query: Readonly<Record<string, string | undefined>>
  readonly stored: StoredChannel
  /** `window.__wxjs_environment === 'miniprogram'`, where there is a window. */
  readonly inMiniProgram?: boolean
}

/** How the shop was opened, and what its calls and orders say of it. */
export interface ChannelFacts {
  readonly channel: Channel
  /** `h5` and `wechat` where the specification names no key. */
  readonly clientKey: string
  readonly terminal: string
  readonly terminalSource: TerminalSource
  readonly salesChannel: 2 | 4
  readonly orderSource: number
  readonly os: Os
}

/** The channel of every client key (B9), and a key for the two channels that have none. */
export const channelsByKey: Readonly<Record<string, Channel>> = {
  isUnionPay: 'unionpay-mini',
  alipay_mini_foryou: 'alipay-mini',
  alipay_mini_kuyi: 'alipay-mini',
  alipay_mini_foryouclub: 'alipay-mini',
  baidu_mini: 'baidu-mini',
  // WeChat's video channels open pages in its browser.
  WX_CHANNELS: 'wechat',
  ios: 'app',
  android: 'app',
  WX_MINI_TC_SPICE: 'wechat-mini',
  WX_MINI_TC: 'wechat-mini',
  WX_MINI_FAVORGOODS: 'wechat-mini',
  WX_MINI_TAICANG: 'wechat-mini',
  wechat: 'wechat',
  h5: 'h5',
}

const channelsByTerminal: Readonly<Record<string, Channel>> = {
  h5: 'h5',
  Android: 'app',
  IOS: 'app',
  alimini: 'alipay-mini',
  wxmini: 'wechat-mini',
}

const own = <Value>(table: Readonly<Record<string, Value>>, name: string | undefined): Value | undefined =>
  name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined

/** Keys travel in headers and cookies: anything else than a plain name counts as not given. */
const plain = (text: string | undefined): string | undefined => (/^[\w-]{1,40}$/.test(text ?? '') ? text : undefined)

/**
 * How the shop was opened (A6, B2, B6, B9), the same on the server and in the browser. First that says something: the query's `client_key`,
 * its `terminal`, its `utm_source` when it names UnionPay, the kept client key, the user agent, the kept UnionPay mark. A client key that nobody
 * knows is kept, and leaves the channel to the others.
 */
export function detectChannel(input: ChannelInput): ChannelFacts {
  const { userAgent, query, stored } = input
  const channel = channelOf(input)
  const os = osOf(userAgent)
  const clientKey = [query.client_key, stored.clientKey].map(plain).find((key) => fits(key, channel))
  const key = clientKey ?? defaultKey(channel, own(osByTerminal, query.terminal) ?? os)
  return {
    channel,
    clientKey: key,
    terminal: givenTerminal(input) ?? terminalOf(channel, key),
    terminalSource: terminalSourceOf(channel, key === 'ios' ? 'ios' : os),
    salesChannel: salesChannelOf(channel),
    orderSource: orderSourceOf(key),
    os,
  }
}

/** What the browser keeps for the next view (B9): a client key for the session, a terminal and the UnionPay mark for good. */
export function channelToKeep(input: ChannelInput): StoredChannel {
  const terminal = givenTerminal(input)
  return {
    clientKey: detectChannel(input).clientKey,
    ...(terminal !== undefined && { terminal }),
    ...((input.stored.unionpay || isUnionPaySource(input.query.utm_source)) && { unionpay: true }),
  }
}

function channelOf({ userAgent, query, stored, inMiniProgram }: ChannelInput): Channel {
  return (
    own(channelsByKey, query.client_key) ??
    own(channelsByTerminal, query.terminal) ??
    (isUnionPaySource(query.utm_source) ? 'unionpay-mini' : undefined) ??
    own(channelsByKey, stored.clientKey) ??
    seen(channelOfUserAgent(userAgent, inMiniProgram), stored)
  )
}

/** A link that names another client key ends the terminal of an earlier one. */
function givenTerminal({ query, stored }: ChannelInput): string | undefined {
  return plain(query.terminal) ?? (plain(query.client_key) ? undefined : plain(stored.terminal))
}

/** A utm_source that names UnionPay marks it (B9). */
const isUnionPaySource = (utmSource: string | undefined): boolean => /union[-_]?pay/i.test(utmSource ?? '')

const seen = (channel: Channel, stored: StoredChannel): Channel =>
  channel === 'h5' && stored.unionpay ? 'unionpay-mini' : channel

/** A known key only with its own channel; an unknown one with any. */
function fits(key: string | undefined, channel: Channel): boolean {
  return key !== undefined && (own(channelsByKey, key) ?? channel) === channel
}

const osByTerminal: Readonly<Record<string, Os>> = { IOS: 'ios', Android: 'android' }

const defaultKeys = {
  h5: 'h5',
  wechat: 'wechat',
  'wechat-mini': 'WX_MINI_TC',
  'alipay-mini': 'alipay_mini_foryou',
  'baidu-mini': 'baidu_mini',
  'unionpay-mini': 'isUnionPay',
} as const

const defaultKey = (channel: Channel, os: Os): string =>
  channel === 'app' ? (os === 'ios' ? 'ios' : 'android') : defaultKeys[channel]
