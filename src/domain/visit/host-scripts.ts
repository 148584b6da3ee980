import type { Channel } from '../../../schemas/domain/channels.ts'

/**
 * The scripts by which a page speaks to the app that shows it, from the makers of these apps. One is loaded only in the app it belongs to.
 * UnionPay's loads more of itself from its own origin: a content policy allows the origins.
 */
export const hostScripts: Readonly<Partial<Record<Channel, string>>> = {
  wechat: 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js',
  'wechat-mini': 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js',
  'alipay-mini': 'https://appx/web-view.min.js',
  'baidu-mini': 'https://b.bdstatic.com/searchbox/icms/searchbox/js/swan-2.0.22.js',
  'unionpay-mini': 'https://open.95516.com/s/open/js/upsdk.js',
}
