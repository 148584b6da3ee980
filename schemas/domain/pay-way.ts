/** Ways to pay, in the order of the cashier. */
export const payWays = [
  { way: 'wechat', name: '微信支付' },
  { way: 'alipay', name: '支付宝' },
  { way: 'unionpay', name: '云闪付' },
] as const

export type PayWay = (typeof payWays)[number]['way']
