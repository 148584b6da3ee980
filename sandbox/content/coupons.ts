import type { Coupon } from '../../schemas/domain/coupon.ts'
import { couponTypes } from '../../schemas/domain/coupon.ts'
import { couponRuleText } from '../../src/domain/coupon/coupon-rule-text.ts'
import { at } from './dates.ts'
import type { CouponCodeRecord, HeldCouponRecord } from './sandbox-content.ts'

interface CouponSeed {
  readonly id: string
  readonly name?: string
  readonly type: Coupon['couponType']
  readonly worth: number
  readonly percent?: boolean
  readonly from?: number
  readonly productTypes?: readonly number[]
  readonly productIds?: readonly string[]
  readonly stock?: number
  /** Its last day, after the first day; a month on unless told. */
  readonly until?: number
  readonly brand?: number
  readonly isReturnable?: boolean
  /** Yuan that it takes off at most. */
  readonly most?: number
  /** What its rule does not say; it promises nothing of money. */
  readonly about?: string
}

const GOODS = [65, 66, 67, 68]
const HOTELS = [1, 2, 3, 4]
const PLAYS = [6, 31]
const HOLIDAYS = [5, 7, 8, 23, 50]

const SEEDS: readonly CouponSeed[] = [
  { id: '9001', type: 0, worth: 50, from: 300, productTypes: GOODS, about: '每单用一张。' },
  { id: '9002', type: 1, worth: 20, productTypes: GOODS, stock: 200, about: '一点心意。' },
  { id: '9003', type: 2, worth: 90, percent: true, from: 200, productTypes: GOODS, most: 200 },
  { id: '9004', type: 3, worth: 1, productTypes: HOTELS },
  { id: '9005', type: 4, worth: 2, productTypes: [30] },
  { id: '9006', type: 5, worth: 0, productIds: ['650101'], about: '核销后送海盐冰淇淋两支。' },
  {
    id: '9007',
    name: '晚餐满减券',
    type: 6,
    worth: 100,
    from: 700,
    productIds: ['650101'],
  },
  { id: '9008', type: 7, worth: 0, productIds: ['650101', '660101'], about: '优先留靠海的位置。' },
  { id: '9009', type: 10, worth: 0, productTypes: GOODS },
  {
    id: '9010',
    name: '最后一张',
    type: 0,
    worth: 88,
    productIds: ['650101', '680101'],
    stock: 1,
    about: '领完就没有了。',
  },
  {
    id: '9011',
    name: '手慢无',
    type: 0,
    worth: 120,
    from: 500,
    productIds: ['650101'],
    stock: 0,
    about: '今天的已经领完。',
  },
  { id: '9012', name: '玩乐满减券', type: 0, worth: 30, from: 200, productTypes: PLAYS, isReturnable: true },
  { id: '9013', name: '玩乐九折券', type: 2, worth: 90, percent: true, productTypes: PLAYS },
  { id: '9014', name: '玩乐大额券', type: 6, worth: 500, from: 5000, productTypes: PLAYS },
  {
    ...{ id: '9015', name: '别的品牌的券', type: 0, worth: 66, brand: 600, productTypes: PLAYS },
    about: '只在合作品牌的店里可用，本店看不到。',
  },
  { id: '9025', name: '度假满减券', type: 0, worth: 60, from: 500, productTypes: HOLIDAYS },
  {
    ...{ id: '9022', name: '九折券（已过期）', type: 2, worth: 90, percent: true, productTypes: GOODS, until: -1 },
    about: '昨天到期。',
  },
  {
    ...{ id: '9023', name: '迎宾饮品', type: 5, worth: 0, productIds: ['650201'] },
    about: '换一杯迎宾饮品。',
  },
  { id: '9024', name: '生日礼券', type: 1, worth: 66, productIds: ['650201'], about: '凭兑换码领取。' },
]

/** A coupon of each type (A3), one that is the last, and one that is gone. Good for a month from today. */
export const coupons = (today: string): Coupon[] =>
  SEEDS.map((seed) => {
    const coupon = couponOf(today, seed)
    return { ...coupon, description: `${couponRuleText(coupon)}${seed.about ?? ''}` }
  })

function couponOf(today: string, seed: CouponSeed): Coupon {
  return {
    couponId: seed.id,
    couponName: seed.name ?? couponTypes[seed.type],
    couponType: seed.type,
    deductionType: 3,
    discountMode: seed.percent ? 1 : 2,
    denomination: seed.worth,
    threshold: seed.from ?? 0,
    validFrom: at(today, Math.min(0, (seed.until ?? 0) - 30), '00:00'),
    validUntil: at(today, seed.until ?? 30, '23:59'),
    productTypes: [...(seed.productTypes ?? [])],
    productIds: [...(seed.productIds ?? [])],
    stock: seed.stock ?? 500,
    ...(seed.brand && { brandId: seed.brand }),
    ...(seed.isReturnable && { isReturnable: seed.isReturnable }),
    ...(seed.most && { mostOff: seed.most }),
  }
}

/** Codes that give coupons (B2.9 coupon-redeem), one for each outcome. */
export const couponCodes = (today: string): CouponCodeRecord[] =>
  [
    { code: 'LANTU2026', couponId: '9007', capacity: 1000, until: 30, scenario: '兑换成功' },
    { code: 'BIRTHDAY1', couponId: '9024', capacity: 1, until: 30, scenario: '只能用一次：最后一个' },
    { code: 'USEDUP01', couponId: '9024', capacity: 0, until: 30, scenario: '兑换码已被使用' },
    { code: 'EXPIRED1', couponId: '9024', capacity: 100, until: -1, scenario: '兑换码已过期' },
    { code: 'GONE2026', couponId: '9011', capacity: 100, until: 30, scenario: '券已领完' },
    { code: 'DRINK2026', couponId: '9006', capacity: 1000, until: 30, scenario: '得到核销券，使用页有券码' },
  ].map(({ until, ...code }) => ({ ...code, validUntil: at(today, until, '23:59') }))

const BLACK = '900006'

/** Coupons that a member has: one of each type and state (A3). */
export const couponsOfEachKind: readonly HeldCouponRecord[] = [
  ...['9001', '9002', '9003', '9004', '9005', '9006', '9008', '9009', '9022'].map((couponId) => ({
    memberId: BLACK,
    couponId,
  })),
  { memberId: BLACK, couponId: '9023', isUsed: true },
  // To be passed on.
  { memberId: '900042', couponId: '9001' },
]
