import { type PayWay, payWays } from '../../../schemas/domain/pay-way.ts'
import type { Channel } from '../../../schemas/domain/channels.ts'

/** An app that has a way to pay of its own pays by that way alone; everywhere else all ways are open. */
const only: Readonly<Partial<Record<Channel, PayWay>>> = {
  wechat: 'wechat',
  'wechat-mini': 'wechat',
  'alipay-mini': 'alipay',
  'unionpay-mini': 'unionpay',
}

/** The ways to pay in a channel, the usual one first; never none. */
export const payWaysOf = (channel: Channel) => payWays.filter(({ way }) => (only[channel] ?? way) === way)

/** The way that was chosen, if the channel has it; else its usual one. */
export const chosenWay = (channel: Channel, chosen: string | undefined): PayWay =>
  payWaysOf(channel).find(({ way }) => way === chosen)?.way ?? only[channel] ?? 'wechat'
