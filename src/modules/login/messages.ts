import { SHOP_NAME } from '../../domain/shop-name.ts'
import type { Channel } from '../../../schemas/domain/channels.ts'

/** A2: what the login says. */
export const TITLE = `登录${SHOP_NAME}`
export const TEXT = '登录后查看会员优惠价，订单随时可查'

const WECHAT = '微信一键登录'

/** The button of a channel that can log in by itself (A2); a browser, and UnionPay's mini-program, can not. */
export function channelText(channel: Channel): string | undefined {
  switch (channel) {
    case 'h5':
    case 'unionpay-mini':
      return undefined
    case 'wechat':
    case 'wechat-mini':
      return WECHAT
    case 'alipay-mini':
      return '支付宝一键登录'
    case 'baidu-mini':
      return '百度一键登录'
    default:
      return '一键登录'
  }
}
