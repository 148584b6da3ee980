/** A price cut into the parts that the shop prints in different sizes: ¥ 1,280 .50 */
export interface PriceParts {
  /** Whole yuan with thousands grouped: 1,280 */
  readonly integer: string
  /** The point and two digits, or nothing for a whole amount: .50 */
  readonly decimals: string
}

/** Yuan rounded half up to 2 decimals (A5). The factor lifts 1.005 * 100 = 100.49999999999999 over the half that it means. */
export function roundYuan(yuan: number): number {
  return (Math.sign(yuan) * Math.round(Math.abs(yuan) * 100 * (1 + Number.EPSILON))) / 100
}

/** Takes yuan; gives its printed parts, rounded as A5 says. */
export function splitPrice(yuan: number): PriceParts {
  const [integer = '0', cents = '00'] = roundYuan(yuan).toFixed(2).split('.')
  return { integer: integer.replace(/\B(?=(\d{3})+(?!\d))/g, ','), decimals: cents === '00' ? '' : `.${cents}` }
}

/** A price in a line of text: ¥1,280 or ¥1,280.50 */
export function priceText(yuan: number): string {
  const { integer, decimals } = splitPrice(yuan)
  return `¥${integer}${decimals}`
}
