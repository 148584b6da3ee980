import type { Address } from '../../../schemas/domain/address.ts'
import type { MemberProfile } from '../../../schemas/domain/member.ts'
import type { OrderCoupon } from '../../../schemas/domain/order-fill.ts'
import type { SavedTraveller, TravellerTemplate } from '../../../schemas/domain/traveller.ts'
import type { ShoppingInfo } from './checkout-api.ts'

/** What a form is told in tests: two places on a boat, at 591.60 yuan. */
export const fakeInfo = (over: Partial<ShoppingInfo> = {}): ShoppingInfo => ({
  ...{ shoppingId: '990101', productId: '310101', productCode: 'LT310101', productType: 31, companyId: '1001' },
  ...{ productName: '白沙湾日落帆船出海', isInstant: true, needsAddress: false },
  lifeStyleResources: [{ productId: '1', name: '日落航次 90 分钟', useCount: 2, unitPrice: 311.6, originalPrice: 328 }],
  priceLines: [
    { name: '日落航次 90 分钟 × 2', price: 656 },
    { name: '金卡会员优惠', price: -34.4 },
    { name: '玩乐满减券', price: -30 },
  ],
  priceDetail: priced(591.6),
  ...over,
})

/** @param total yuan */
export const priced = (total: number): NonNullable<ShoppingInfo['priceDetail']> => ({
  ...{ bookPriceTotal: total, priceOrder: total, memberDiscount: 0, couponDiscount: 0, presaleDeduction: 0 },
})

export const fakeMember = { id: '900003', namech: '顾长风', phone: '13800000003' } as MemberProfile

export const [home, office]: readonly [Address, Address] = [
  {
    ...{ id: '1', name: '顾长风', phone: '13800000003', isDefault: true },
    ...{ province: '海南省', city: '三亚市', district: '天涯区', detail: '椰林路 18 号 海风花园 3 栋 1202' },
  },
  {
    ...{ id: '2', name: '林晚', phone: '13900000032', isDefault: false },
    ...{ province: '上海市', city: '上海市', district: '徐汇区', detail: '梧桐西路 200 弄 6 号 401 室' },
  },
]

export const saved: readonly SavedTraveller[] = [
  { id: '1', name: '顾长风', phone: '13800000003', documentType: 1, documentNo: '440524188001010014' },
  { id: '2', name: '林晚', documentType: 2, documentNo: 'E12345678' },
]

const name = { type: 1, inputCode: 'name', name: '姓名', isRequired: true } as const
const document = { type: 2, inputCode: 'document', isRequired: true } as const

/** Two travellers, each with a name and a document of their choice. */
export const two: TravellerTemplate = {
  count: 2,
  items: [name, { type: 1, inputCode: 'phone', name: '手机号', isRequired: false }, { ...document, name: '证件号码' }],
}
/** One traveller, with an identity card. */
export const identity: TravellerTemplate = {
  count: 1,
  items: [name, { ...document, name: '证件号码', documentType: 1 }],
}
/** One traveller, with an identity card and a passport. */
export const both: TravellerTemplate = {
  count: 1,
  items: [
    name,
    { ...document, name: '身份证号码', documentType: 1 },
    { ...document, name: '护照号码', documentType: 2 },
  ],
}

const coupon = (couponId: string, couponName: string, more: Partial<OrderCoupon>): OrderCoupon => ({
  ...{ couponId, couponName, couponType: 0, discountMode: 2, denomination: 30, threshold: 200 },
  validUntil: '2026-12-20T23:59:00',
  ...more,
})

export const coupons = {
  usable: [
    coupon('1', '玩乐九折券', { couponType: 2, discountMode: 1, denomination: 90, threshold: 0, deduction: 65.6 }),
    coupon('2', '玩乐满减券', { deduction: 30, deductionType: 1 }),
  ],
  unusable: [
    coupon('3', '玩乐大额券', { denomination: 500, threshold: 5000, reason: '未满足使用门槛' }),
    coupon('4', '核销券', { couponType: 5, denomination: 0, threshold: 0, reason: '到店使用，不能抵扣订单' }),
  ],
}
