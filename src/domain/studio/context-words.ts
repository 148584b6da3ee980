import { SHOP_NAME } from '../shop-name.ts'
import type { Brand, Channel } from '../../../schemas/domain/channels.ts'

/** What operators call the ways of opening the shop. */
export const channelNames: Readonly<Record<Channel, string>> = {
  h5: '浏览器',
  app: 'App',
  wechat: '微信',
  'wechat-mini': '微信小程序',
  'alipay-mini': '支付宝小程序',
  'baidu-mini': '百度小程序',
  'unionpay-mini': '云闪付小程序',
}

/** What operators call the brands: the titles of their themes. */
export const brandNames: Readonly<Record<Brand, string>> = {
  lantu: SHOP_NAME,
  clubmed: '俱乐部假期',
  casacook: '海屋假日',
  spice: '香料旅行',
  ytmp: '一途小程序',
  tcmp: '同趣小站',
  laguna: '泻湖度假',
}

const nameIn = (names: Readonly<Record<string, string>>) => (code: string) =>
  Object.hasOwn(names, code) ? (names[code] ?? code) : code

/** The word for a channel; one that is not known is called by its code. */
export const channelName = nameIn(channelNames)

/** The word for a brand; one that is not known is called by its code. */
export const brandName = nameIn(brandNames)
