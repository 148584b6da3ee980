import type { Coupon } from '../../../schemas/domain/coupon.ts'

/** B9: the brands whose coupons the shop takes. A coupon that names none is of the first. */
export const COUPON_BRANDS: readonly [number, ...number[]] = [1, 512]

type Branded = Pick<Coupon, 'brandId'>

export const brandOf = ({ brandId = COUPON_BRANDS[0] }: Branded): number => brandId

/** Whether the shop takes a coupon at all. */
export const isOfShop = (coupon: Branded): boolean => COUPON_BRANDS.includes(brandOf(coupon))
