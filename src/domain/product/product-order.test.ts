import { describe, expect, it } from 'vitest'
import type { Product } from '../../../schemas/domain/product.ts'
import type { CutStatus } from '../goods/bargain.ts'
import { type Offered, type ProductOrder, productOrderPrice, productOrderProblem } from './product-order.ts'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')
const order: ProductOrder = { packageId: 'p1', quantity: 1, isGroup: false }
const gold = { memberLevel: 3, memberLevelName: '金卡会员', discountPercent: 95 }

const pack = (id: string, packageStatus: 1 | 2 | 3 = 1, stock = 9) => ({
  ...{ id, name: id, price: 398, originalprice: 568, packageStatus, isDocking: 1 as const, stock, dailyDescList: [] },
  ...{ salestartdate: '', saleenddate: '', productPackagesRule: { advanceDays: 0 } },
  memberPrices: [{ ...gold, memberPrice: 378.1 }],
})
const goods = {
  specs: [],
  skus: [{ sku_id: 's1', spec_key: 'no_spec', price: 128, originalprice: 158, enable_quantity: 4 }],
  good_extends: { single_buy_num: 3 },
  purchaseLimit: 0,
}
const product: Product = {
  ...{
    id: '1',
    code: '1',
    productName: '',
    productSubtitle: '',
    productType: 65,
    status: 1,
    companyId: '',
    storeId: '',
  },
  ...{ saleStartDate: '2026-11-01T10:00:00', saleEndDate: '2026-12-01T00:00:00', place: '', productImageInfos: [] },
  ...{ productVideos: [], productTagList: [], description: '', productReservationInfos: [], unbookingPolicy: '' },
  ...{ startPrice: 398, underLinedPrice: 568, sold: 0, commentSummary: { score: 5, enjoyRate: '', total: 0 } },
  discountType: 1,
}
const withPackages: Product = { ...product, packageList: [pack('p1'), pack('p2', 2), pack('p3', 1, 0)] }
const withSku: Product = { ...product, goods }
const problem = (of: Product, over: Partial<ProductOrder> = {}) =>
  productOrderProblem({ product: of }, { ...order, ...over }, NOW)

describe('an order of what is sold by packages and skus', () => {
  it('[A5] names a package where there are some', () => {
    expect(problem(withPackages)).toBeUndefined()
    expect(problem(withPackages, { packageId: 'p9' })).toBe('choose-package')
  })

  it('[A4] is of a package that can be bought', () => {
    expect(problem(withPackages, { packageId: 'p2' })).toBe('not-on-sale')
    expect(problem(withPackages, { packageId: 'p3' })).toBe('out-of-stock')
    expect(problem(withPackages, { quantity: 10 })).toBe('over-stock')
  })

  it('[A5] names a sku where there are some, and no more of it than is allowed', () => {
    const several = { ...goods, skus: [...goods.skus, { ...goods.skus[0]!, sku_id: 's2', enable_quantity: 0 }] }
    expect(problem({ ...product, goods: several })).toBe('choose-sku')
    expect(problem({ ...product, goods: several }, { skuId: 's2' })).toBe('sku-out')
    expect(problem(withSku), 'of a single one nobody needs to say which').toBeUndefined()
    expect(problem(withSku, { skuId: 's1', quantity: 3 })).toBeUndefined()
    expect(problem(withSku, { skuId: 's1', quantity: 4 })).toBe('over-limit')
  })

  it('[A4, B4] is for a product on sale', () => {
    expect(problem({ ...withPackages, status: 0 })).toBe('off-shelf')
    expect(problem({ ...withPackages, saleStartDate: '2026-11-24T10:00:00' })).toBe('not-on-sale')
    expect(problem({ ...withPackages, packageList: [pack('p1', 1, 0)] })).toBe('out-of-stock')
    expect(problem(product)).toBe('not-on-sale')
  })
})

const flash = (startDate: string, endDate: string, stock = 9) => ({
  ...{
    activityId: '1',
    activityCode: '1',
    price: 99,
    type: 1 as const,
    subType: 0 as const,
    stock,
    startDate,
    endDate,
  },
})
const [BEFORE, BEGUN, AFTER] = ['2026-11-20T10:00:00', '2026-11-20T11:00:00', '2026-11-20T22:00:00']

describe('a flash sale', () => {
  const of = (productType: number, activity: ReturnType<typeof flash>) =>
    problem({ ...withPackages, productType, productActivity: activity })

  it('[A4, B2.9] sells a product while it goes on, and while some are left', () => {
    expect(of(23, flash(AFTER, '2026-11-21T10:00:00'))).toBe('activity-early')
    expect(of(23, flash(BEFORE, BEGUN))).toBe('activity-over')
    expect(of(23, flash(BEFORE, AFTER, 0))).toBe('out-of-stock')
    expect(of(23, flash(BEFORE, AFTER))).toBeUndefined()
  })

  it('[A4] of goods leaves them on sale before and after, at the price of every day', () => {
    expect(of(65, flash(AFTER, '2026-11-21T10:00:00'))).toBeUndefined()
    expect(of(65, flash(BEFORE, BEGUN))).toBeUndefined()
  })
})

const bargain = {
  ...{ isCutProduct: true, activityStatus: 2 as const, activityId: '9', activityProductId: '91' },
  ...{ cutGoalPrice: 58, cutPrice: 0, leftPrice: 70 },
}

describe('a bargain', () => {
  const of = (cutStatus?: CutStatus): Offered => ({
    product: { ...withPackages, memberDiscounts: [gold] },
    bargain: { ...bargain, ...(cutStatus && { cutStatus }) },
  })
  const problemAt = (cutStatus?: CutStatus) => productOrderProblem(of(cutStatus), order, NOW)

  it('[B4] is bought at 10010 and in no other status', () => {
    expect(problemAt(10010)).toBeUndefined()
    expect([problemAt(), problemAt(10020)]).toEqual(['bargain-open', 'bargain-open'])
    expect([problemAt(10030), problemAt(10040)]).toEqual(['out-of-stock', 'out-of-stock'])
    expect([problemAt(10050), problemAt(10060)]).toEqual(['activity-over', 'bargain-bought'])
  })

  it('[B4] is held by an order that waits for its money: whoever has one buys no second', () => {
    const held = { activity: 0, goods: 0, bargain: 1 }
    expect(productOrderProblem({ ...of(10010), bought: held }, order, NOW)).toBe('over-limit')
    expect(productOrderProblem({ ...of(10060), bought: held }, order, NOW)).toBe('bargain-bought')
  })

  it("[B4] costs its goal price, without a member's on top", () => {
    expect(productOrderPrice(of(10010), order, { level: 3 }, NOW)).toEqual({
      ...{ unitFen: 5800, totalFen: 5800, originalFen: 5800 },
    })
  })
})

const group = {
  ...{
    groupType: 2 as const,
    groupMode: 1 as const,
    groupPrice: 168,
    originalPrice: 398,
    joinPerson: 0,
    numberOfPerson: 3,
  },
  ...{ startTimeMillisecond: NOW - 1, endTimeMillisecond: NOW + 1, activityProductName: '', activityProductPhoto: '' },
  ...{ viewPhoto: '', enable: true, showGroupButton: true, productType: 2 as const },
}

describe('a team', () => {
  const of = (over: object): Product => ({ ...withPackages, groupProduct: { ...group, ...over } })

  it('[A4] is opened by who may, while its group buy goes on', () => {
    expect(problem(of({}), { isGroup: true })).toBeUndefined()
    expect(problem(of({ showGroupButton: false }), { isGroup: true })).toBe('not-qualified')
    expect(problem(of({ showGroupButton: false }), { isGroup: false }), 'bought alone').toBeUndefined()
    expect(problem(of({ endTimeMillisecond: NOW }), { isGroup: true })).toBe('not-on-sale')
    expect(problem(withPackages, { isGroup: true })).toBe('not-on-sale')
  })

  it('[A4] is joined while it is forming and has a seat, also by who may open none', () => {
    const forming = { state: 'forming' as const, endAt: NOW + 1, persons: 3, taken: 2, paid: 1, isMember: false }
    const join = (team?: Partial<typeof forming>, over: object = { showGroupButton: false }) =>
      productOrderProblem(
        { product: of(over), ...(team && { team: { ...forming, ...team } }) },
        { ...order, isGroup: true, teamId: 'T1' },
        NOW,
      )
    expect(join({})).toBeUndefined()
    expect(join({ taken: 3 })).toBe('team-full')
    expect(join({ isMember: true })).toBe('team-joined')
    expect(join({ endAt: NOW })).toBe('team-over')
    expect(join({ paid: 0 }), 'nobody paid for it yet').toBe('team-over')
    expect(join(undefined), 'there is none').toBe('team-over')
    expect(join({}, { endTimeMillisecond: NOW })).toBe('team-over')
  })
})

describe('the price of an order', () => {
  const price = (of: Product, over: Partial<ProductOrder> = {}, level?: number) =>
    productOrderPrice({ product: of }, { ...order, ...over }, { level }, NOW)

  it('is that of the package or the sku, for as many', () => {
    expect(price(withPackages, { quantity: 2 })).toEqual({ unitFen: 39800, totalFen: 79600, originalFen: 79600 })
    expect(price(withSku, { skuId: 's1' })).toEqual({ unitFen: 12800, totalFen: 12800, originalFen: 12800 })
  })

  it("[A6] is the member's where the product has a member discount", () => {
    expect(price(withPackages, {}, 3)).toEqual({ unitFen: 37810, totalFen: 37810, originalFen: 39800 })
    expect(price({ ...withPackages, discountType: 0 }, {}, 3).unitFen).toBe(39800)
    const discounted = { ...withSku, memberDiscounts: [gold] }
    expect(price(discounted, { skuId: 's1' }, 3).unitFen).toBe(12160)
    expect(price({ ...discounted, discountType: 0 }, { skuId: 's1' }, 3).unitFen).toBe(12800)
  })

  it('[A4] is that of a flash sale that goes on, and that of a team for whoever has a seat of one', () => {
    expect(price({ ...withPackages, groupProduct: group }, { isGroup: true }).unitFen).toBe(16800)
    expect(price({ ...withPackages, groupProduct: group }, {}).unitFen, 'alone').toBe(39800)
    expect(price({ ...withPackages, productActivity: flash(BEFORE, AFTER) }).unitFen).toBe(9900)
  })
})

describe('an order at the price of an activity', () => {
  const offer = (stock: number, limit?: number): Product => {
    const activity = flash('2026-11-20T10:00:00', '2026-11-21T10:00:00', stock)
    return { ...withPackages, productActivity: { ...activity, ...(limit !== undefined && { limit }) } }
  }
  const tried = (of: Product, quantity: number, bought = 0) =>
    productOrderProblem(
      { product: of, bought: { activity: bought, goods: 0, bargain: 0 } },
      { ...order, quantity },
      NOW,
    )

  it('[B9] is of the activity’s own stock, for goods too while it goes on', () => {
    expect(tried(offer(3), 3)).toBeUndefined()
    expect(tried(offer(3), 4)).toBe('over-stock')
    expect(tried(offer(0), 1)).toBe('out-of-stock')
  })

  it('is of no more than a member may have, with what they hold already', () => {
    expect(tried(offer(9, 2), 2)).toBeUndefined()
    expect(tried(offer(9, 2), 2, 1)).toBe('over-limit')
  })

  it('[A3] counts what a member holds of goods that are limited for each', () => {
    const limited = { ...product, goods: { ...goods, purchaseLimit: 2 } }
    const again = (bought: number) =>
      productOrderProblem(
        { product: limited, bought: { activity: 0, goods: bought, bargain: 0 } },
        { ...order, quantity: 1 },
        NOW,
      )
    expect([again(1), again(2)]).toEqual([undefined, 'over-limit'])
  })
})
