import { describe, expect, it } from 'vitest'
import {
  checkoutType,
  groupState,
  isTwiceConfirmed,
  lowestPrice,
  priceNow,
  productSale,
  nextSaleTime,
} from './product-sale.ts'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')
const on = { status: 1, saleStartDate: '2026-11-01T10:00:00', saleEndDate: '2026-12-01T00:00:00' } as const
const pack = (packageStatus: 1 | 2 | 3, stock: number) => ({
  ...{ id: '1', name: '双人餐', price: 398, originalprice: 568, packageStatus, isDocking: 1 as const, stock },
  ...{ salestartdate: '', saleenddate: '', productPackagesRule: { advanceDays: 0 }, dailyDescList: [] },
})
const goods = (...stocks: number[]) => ({
  specs: [],
  skus: stocks.map((enable_quantity) => ({
    sku_id: '1',
    spec_key: 'no_spec',
    price: 1,
    originalprice: 1,
    enable_quantity,
  })),
  good_extends: { single_buy_num: 0 },
  purchaseLimit: 0,
})

describe('the sale of a product', () => {
  it('[A4] is off the shelf with status 0', () => {
    expect(productSale({ ...on, status: 0 }, NOW).state).toBe('off')
  })

  it('[B4] tells when it begins, before it does', () => {
    const sale = productSale({ ...on, saleStartDate: '2026-11-24T10:00:00' }, NOW)
    expect(sale).toEqual({ state: 'not-started', text: '即将开售', note: '11月24日 10:00 开售' })
  })

  it('is over from its end on', () => {
    expect(productSale({ ...on, saleEndDate: '2026-11-20T12:00:00' }, NOW).state).toBe('ended')
  })

  it('[B5] of a presale is over once its 兑换期 is', () => {
    const presale = { presalePrice: 499, subscribeFrom: '2026-11-10', subscribeUntil: '2026-11-20' }
    expect(productSale({ ...on, presale }, NOW).state).toBe('on')
    expect(productSale({ ...on, presale: { ...presale, subscribeUntil: '2026-11-19' } }, NOW).state).toBe('ended')
  })

  it('is sold out when nothing of what is on sale is left', () => {
    expect(productSale({ ...on, packageList: [pack(1, 0), pack(2, 9)] }, NOW)).toEqual({
      state: 'sold-out',
      text: '已售罄',
    })
    expect(productSale({ ...on, goods: goods(0, 0) }, NOW).state).toBe('sold-out')
    expect(productSale({ ...on, packageList: [pack(1, 0), pack(1, 1)], goods: goods(0, 3) }, NOW).state).toBe('on')
  })

  it('is on, with the words of A4', () => {
    expect(productSale(on, NOW)).toEqual({ state: 'on', text: '立即购买' })
  })
})

describe('when it turns', () => {
  const activity = {
    ...{ activityId: '1', activityCode: '1', price: 99, type: 1 as const, subType: 0 as const, stock: 9 },
    ...{ startDate: '2026-11-20T14:00:00', endDate: '2026-11-20T22:00:00' },
  }
  const at = (time: string) => nextSaleTime({ ...on, productActivity: activity }, Date.parse(`${time}+08:00`))

  it('[A4, B4] is the next of its sale and its activity to begin or to end, and none after the last', () => {
    expect(at('2026-11-01T09:59:59')).toBe('2026-11-01T10:00:00')
    expect(at('2026-11-20T13:59:59')).toBe('2026-11-20T14:00:00')
    expect(at('2026-11-20T14:00:00')).toBe('2026-11-20T22:00:00')
    expect(at('2026-11-20T22:00:00')).toBe('2026-12-01T00:00:00')
    expect(at('2026-12-01T00:00:00')).toBeUndefined()
  })

  it('[B5] of a presale is the end of its 兑换期, where that comes first', () => {
    const presale = { presalePrice: 499, subscribeFrom: '2026-11-10', subscribeUntil: '2026-11-20' }
    expect(nextSaleTime({ ...on, presale }, NOW)).toBe('2026-11-21T00:00:00')
  })
})

describe('the price now', () => {
  const activity = {
    ...{ activityId: '1', activityCode: '1', price: 99, type: 1 as const, subType: 0 as const, stock: 9 },
    ...{ startDate: '2026-11-20T10:00:00', endDate: '2026-11-20T22:00:00' },
  }
  const group = {
    ...{
      groupType: 2 as const,
      groupMode: 1 as const,
      groupPrice: 168,
      originalPrice: 298,
      joinPerson: 0,
      numberOfPerson: 3,
    },
    ...{
      startTimeMillisecond: NOW - 1,
      endTimeMillisecond: NOW + 1,
      activityProductName: '',
      activityProductPhoto: '',
    },
    ...{ viewPhoto: '', enable: true, showGroupButton: false, productType: 2 as const, teams: [] },
  }

  it('[A4] is that of a flash sale only while it goes on', () => {
    expect(priceNow(238, { productActivity: activity }, NOW)).toBe(99)
    const over = { ...activity, endDate: '2026-11-20T12:00:00' }
    expect(priceNow(238, { productActivity: over }, NOW)).toBe(238)
    expect(priceNow(238, { productActivity: { ...activity, type: 3 } }, NOW)).toBe(238)
  })

  it('[A4] of a group has a time, and a team may be opened or not', () => {
    expect(groupState({ groupProduct: group }, NOW)).toEqual({ timeStatus: 1, mayOpen: false })
    expect(groupState({}, NOW)).toBeUndefined()
  })
})

describe('the lowest price', () => {
  it('is that of the packages that are not taken off, of the skus, or the one given', () => {
    const packageList = [{ ...pack(1, 9), price: 728 }, pack(2, 9), { ...pack(3, 9), price: 358 }]
    expect(lowestPrice({ startPrice: 268, packageList, goods: goods(1) })).toBe(398)
    expect(lowestPrice({ startPrice: 268, goods: goods(1, 2) })).toBe(1)
    expect(lowestPrice({ startPrice: 268, packageList: [] })).toBe(268)
  })
})

describe('the checkout', () => {
  it('[A2, A9] is 1 for products, 2 for packages, 3 for skus, 4 for types 66 and 67', () => {
    const typeOf = (productType: number, over: object = {}) => checkoutType({ productType, ...over })
    expect([
      typeOf(23),
      typeOf(65),
      typeOf(68, { goods: goods(1) }),
      typeOf(66),
      typeOf(67, { goods: goods(1) }),
    ]).toEqual([1, 2, 3, 4, 4])
    expect(typeOf(65, { goods: goods(1), packageList: [pack(1, 1)] })).toBe(2)
    expect([65, 66, 67, 68].map(isTwiceConfirmed)).toEqual([false, true, true, false])
  })
})
