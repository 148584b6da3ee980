import { yuanOfFen } from '../../domain/money.ts'

const whole = new Intl.NumberFormat('zh-CN')
const money = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY', maximumFractionDigits: 0 })

/** 12,040 */
export const countText = (count: number): string => whole.format(count)

/** ¥12,040 */
export const moneyText = (fen: number): string => money.format(yuanOfFen(fen))

/** 0.0325 -> 3.3% */
export const shareText = (share: number): string => `${(share * 100).toFixed(1)}%`

/** How many taps came on how many times that it was seen; — where nobody saw it. */
export const rateText = ({ exposures, clicks }: { readonly exposures: number; readonly clicks: number }): string =>
  exposures === 0 ? '—' : shareText(clicks / exposures)

/** A difference of shares in points of a hundred: +1.2 */
export const pointsText = (difference: number): string =>
  `${difference > 0 ? '+' : difference < 0 ? '−' : ''}${Math.abs(difference * 100).toFixed(1)}`

/** 11月20日 */
export const dayText = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`
