import { type Coupon, couponTypes } from '../../../schemas/domain/coupon.ts'
import { deadlineText } from '../shop-time.ts'

interface Sold {
  readonly id: string
  readonly productType: number
}

/** Whether a coupon can still be received at a shop-local moment: it is good until later. */
export const isCouponGood = ({ validUntil }: Pick<Coupon, 'validUntil'>, moment: string): boolean => moment < validUntil

/** Whether a coupon can be received for a product at a shop-local moment (A3): it is still good, and for such products. */
export function isCouponFor(coupon: Coupon, product: Sold, moment: string): boolean {
  const { productIds, productTypes } = coupon
  const names = productIds.length === 0 || productIds.includes(product.id)
  const types = productTypes.length === 0 || productTypes.includes(product.productType)
  return names && types && isCouponGood(coupon, moment)
}

export interface CouponFace {
  /** Before the figure: ¥. */
  readonly sign: string
  /** The figure, or the words in its place: 50, 9.5, 赠. */
  readonly value: string
  /** After the figure: 折, 晚, 张. */
  readonly unit: string
}

type Faced = Pick<Coupon, 'couponType' | 'discountMode' | 'denomination'>

/** What is printed large on a coupon, by its type (A3); `denomination` 95 of a proportion is 9.5折. */
export function couponFace({ couponType, discountMode, denomination }: Faced): CouponFace {
  const words = WORDS[couponType]
  if (words) return { sign: '', value: words, unit: '' }
  if (couponType === 3) return { sign: '', value: String(denomination), unit: '晚' }
  if (couponType === 4) return { sign: '', value: String(denomination), unit: '张' }
  if (discountMode === 1) return { sign: '', value: String(denomination / 10), unit: '折' }
  return { sign: '¥', value: String(denomination), unit: '' }
}

/** Types whose worth is no figure. */
const WORDS: Partial<Record<Coupon['couponType'], string>> = { 5: '核销', 7: '权益', 10: '抽奖' }

/** From when on it counts: 满 300 元可用, or 无门槛. */
export const thresholdText = (threshold: number): string => (threshold > 0 ? `满 ${threshold} 元可用` : '无门槛')

/** Its short words in a row: 满 300 减 50, 9.5折, 房晚抵扣券. */
export function couponTag(coupon: Pick<Coupon, 'couponType' | 'discountMode' | 'denomination' | 'threshold'>): string {
  const { sign, value, unit } = couponFace(coupon)
  if (sign && coupon.threshold > 0) return `满 ${coupon.threshold} 减 ${value}`
  if (sign) return `立减 ${value} 元`
  return coupon.couponType === 2 ? `${value}${unit}` : couponTypes[coupon.couponType]
}

/** Until when it is good: 12月20日 23:59 前可用. */
export const validText = ({ validUntil }: Pick<Coupon, 'validUntil'>): string => `${deadlineText(validUntil)} 前可用`

/** From when on it can be used, before then: 11月25日 00:00 起可用. */
export const beginText = ({ validFrom }: Pick<Coupon, 'validFrom'>, moment: string): string | undefined =>
  moment < validFrom ? `${deadlineText(validFrom)} 起可用` : undefined

/** Types that are used at the counter, where their holder shows a code (A3: write-off and benefit). */
export const hasCounterCode = ({ couponType }: Pick<Coupon, 'couponType'>): boolean =>
  couponType === 5 || couponType === 7

/** What has become of a coupon that somebody has, at a shop-local moment. */
export function couponStateOf(
  coupon: Pick<Coupon, 'validUntil'>,
  isUsed: boolean,
  moment: string,
): 'usable' | 'used' | 'expired' {
  if (isUsed) return 'used'
  return isCouponGood(coupon, moment) ? 'usable' : 'expired'
}
