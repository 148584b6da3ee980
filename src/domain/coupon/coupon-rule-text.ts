import type { Coupon } from '../../../schemas/domain/coupon.ts'
import { productKinds } from '../../../schemas/domain/product-kind.ts'
import { unbrokenNumbers } from '../unbroken-numbers.ts'
import { couponFace } from './coupon.ts'

type Ruled = Pick<
  Coupon,
  'couponType' | 'discountMode' | 'denomination' | 'threshold' | 'mostOff' | 'productTypes' | 'isReturnable'
>

/** A coupon's rule in the words in which it is given out: nothing else says what it takes off, of what, and whether it comes back. */
export function couponRuleText(coupon: Ruled): string {
  const { threshold, mostOff, isReturnable } = coupon
  const from = threshold > 0 ? `满 ${threshold} 元` : ''
  const most = mostOff === undefined ? '' : `，最多优惠 ${mostOff} 元`
  const back = isReturnable ? '；整单退款后退回' : ''
  return unbrokenNumbers(`${from}${effectOf(coupon)}${most}${scopeOf(coupon)}${back}。`)
}

function effectOf(coupon: Ruled): string {
  const { couponType, discountMode, denomination } = coupon
  if (couponType === 3) return `抵扣最贵的 ${denomination} 晚房费`
  if (couponType === 4) return `抵扣最贵的 ${denomination} 张门票`
  if (couponType === 5 || couponType === 7) return '到店出示券码使用'
  if (couponType === 10) return '到店参加抽奖'
  const { value, unit } = couponFace(coupon)
  return discountMode === 1 ? `整单 ${value} ${unit}` : `立减 ${value} 元`
}

/** Nights and tickets say themselves of what they are; a draw is of nothing. */
const SAID: readonly number[] = [3, 4, 10]

/** By what shoppers call the kinds of products. */
function scopeOf({ couponType, productTypes }: Ruled): string {
  if (SAID.includes(couponType)) return ''
  const titles = Object.values(productKinds)
    .filter(({ productType }) => productTypes.includes(productType))
    .map(({ title }) => title)
  return titles.length === 0 ? '' : `，${[...new Set(titles)].join('、')}可用`
}
