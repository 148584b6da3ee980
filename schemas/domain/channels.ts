/** Where the shopper stands (A6, B2): each value is one way of opening the shop. */
export const channels = ['h5', 'app', 'wechat', 'wechat-mini', 'alipay-mini', 'baidu-mini', 'unionpay-mini'] as const
export type Channel = (typeof channels)[number]

/** The `from` query of A2 and B6; anything else is the shop's own brand. */
export const brands = ['lantu', 'clubmed', 'casacook', 'spice', 'ytmp', 'tcmp', 'laguna'] as const
export type Brand = (typeof brands)[number]
