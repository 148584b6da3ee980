import { describe, expect, it } from 'vitest'
import type { SaleItem } from '../../../schemas/domain/ticket.ts'
import { itemDays, stockDays, ticketOf } from './ticket-days.ts'

const item: SaleItem = {
  productId: '1',
  name: '双人滑雪套餐',
  mark: { minCopies: 0, maxCopies: 10, minBookNum: 0 },
  minPrice: 100,
  underLinedPrice: 150,
  priceInventoryMode: 'D',
  availablePeopleType: 3,
  resourceType: 64,
  memberPrices: [{ memberLevel: 3, memberLevelName: '金卡会员', memberPrice: 95, discountPercent: 95 }],
  plan: {
    from: '2026-11-20',
    until: '2026-11-24',
    price: 100,
    stock: 8,
    exceptions: [
      { date: '2026-11-21', stock: 0 },
      { date: '2026-11-22', stock: 5, price: 120 },
      { date: '2026-11-23', noPrice: true },
    ],
  },
}
const other: SaleItem = { ...item, productId: '2', plan: { ...item.plan, price: 80, exceptions: [], stock: 2 } }
const nothing = () => 0
const between = (first: string, last: string, now = first) => ({ first, last, now })

describe('[B4] the days of a product', () => {
  it('tell 充足, 售罄, 仅剩N and 不可订, and which can be chosen', () => {
    const days = stockDays([item], '2026-11-20', nothing)
    expect(days.map(({ date, word, canBook, minPrice }) => [date.slice(8), word, canBook, minPrice])).toEqual([
      ['20', '充足', true, 100],
      ['21', '售罄', false, 100],
      ['22', '仅剩5', true, 120],
      ['23', '不可订', false, undefined],
      ['24', '充足', true, 100],
    ])
  })

  it('have the lowest price of what can be booked, and the word of what most is left of', () => {
    const [first, second] = stockDays([item, other], '2026-11-20', nothing)
    expect(first).toMatchObject({ date: '2026-11-20', minPrice: 80, word: '充足', canBook: true })
    expect(second).toMatchObject({ date: '2026-11-21', minPrice: 80, word: '仅剩2', canBook: true })
  })

  it('[A6] tell what a member pays of the lowest: the fixed price on usual days, their percentage on others', () => {
    const paid = (...items: SaleItem[]) =>
      stockDays(items, '2026-11-20', nothing).map(({ memberPrices }) => memberPrices?.map((one) => one.memberPrice))
    expect(paid(item)).toEqual([[95], [95], [114], undefined, [95]])
    expect(paid(item, other).slice(0, 1)).toEqual([[76]])
    expect(paid({ ...item, memberPrices: [] })).toEqual(Array(5).fill(undefined))
  })

  it('show the price of an adult, not the child’s that is lower, and of a child where only children come', () => {
    const adult = { ...item, availablePeopleType: 1 } as const
    const child = { ...other, availablePeopleType: 2 } as const
    const prices = (...items: SaleItem[]) => stockDays(items, '2026-11-20', nothing).map(({ minPrice }) => minPrice)
    expect(prices(adult, child).slice(0, 1)).toEqual([100])
    expect(prices(child).slice(0, 1)).toEqual([80])
  })

  it('show no price of what is added to others: that costs less than the product starts at', () => {
    const added = { ...other, minPrice: 80 }
    const price = (...all: Parameters<typeof stockDays>) => stockDays(...all)[0]?.minPrice
    expect(price([item, added], '2026-11-20', nothing, 100)).toBe(100)
    expect(price([added], '2026-11-20', nothing, 100)).toBe(80)
  })

  it('begin today, and are none when all plans are over or nothing is sold', () => {
    expect(stockDays([item], '2026-11-23', nothing).map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-24'])
    expect(stockDays([item], '2026-12-01', nothing)).toEqual([])
    expect(stockDays([], '2026-11-20', nothing)).toEqual([])
  })

  it('count what is taken', () => {
    const taken = (_id: string, day = '') => (day === '2026-11-20' ? 6 : 0)
    expect(stockDays([item], '2026-11-20', taken)[0]).toMatchObject({ word: '仅剩2' })
  })
})

describe('[B3] a ticket', () => {
  it('has its days with what is left and what it costs; one that has no price says none', () => {
    const ticket = ticketOf(item, itemDays(item, between('2026-11-22', '2026-11-23'), nothing))
    expect(ticket.priceAndInventories).toEqual([
      { date: '2026-11-22', inventory: { available: 5 }, salePrice: { adultPrice: 120 } },
      { date: '2026-11-23', inventory: { available: 8 } },
    ])
    expect(ticket.mark).toMatchObject({ productId: '1', unitPrice: 120, useCopies: 0, maxCopies: 10 })
  })

  it('costs a member the fixed price on usual days, and a percentage on others', () => {
    const on = (date: string) => ticketOf(item, itemDays(item, between(date, date), nothing)).memberPrices?.[0]
    expect(on('2026-11-20')?.memberPrice).toBe(95)
    expect(on('2026-11-22')).toEqual({ memberLevel: 3, memberLevelName: '金卡会员', discountPercent: 95 })
  })

  it('without a date (T) has one day, and one stock for all', () => {
    const undated: SaleItem = { ...item, priceInventoryMode: 'T', plan: { ...item.plan, exceptions: [] } }
    const taken = (_id: string, day = '') => (day === '' ? 3 : 99)
    expect(itemDays(undated, between('2026-11-22', '2027-01-01'), taken)).toEqual([
      { date: '', inventory: { available: 5 }, salePrice: { adultPrice: 100 } },
    ])
    expect(itemDays(undated, between('2026-12-01', '2027-01-01'), taken)).toEqual([])
  })
})

describe('[A5] the day of a session', () => {
  const trip = { ...item, ticketExtend: { beginTime: '17:00', endTime: '18:30' } }
  const late = { ...trip, productId: '3', ticketExtend: { ...trip.ticketExtend, lastEntry: '17:30' } }
  const [before, begun] = ['2026-11-20T16:59:59', '2026-11-20T17:00:00']
  const bookable = (items: SaleItem[], now: string) =>
    stockDays(items, now, nothing).map(({ date, word, canBook }) => [date.slice(8), word, canBook])

  it('is offered until nobody may come in any more, and the next ones as ever', () => {
    expect(bookable([trip], before).slice(0, 1)).toEqual([['20', '充足', true]])
    expect(bookable([trip], begun).slice(0, 1)).toEqual([['20', '不可订', false]])
    expect(bookable([trip], begun).slice(1)).toEqual(bookable([trip], before).slice(1))
    expect(itemDays(trip, between('2026-11-20', '2026-11-20', before), nothing)).toMatchObject([
      { inventory: { available: 8 }, salePrice: { adultPrice: 100 } },
    ])
    expect(itemDays(trip, between('2026-11-20', '2026-11-20', begun), nothing)).toEqual([
      { date: '2026-11-20', inventory: { available: 0 } },
    ])
  })

  it('is offered while another item of it can still be come to', () => {
    expect(bookable([trip, late], begun).slice(0, 1)).toEqual([['20', '充足', true]])
    expect(bookable([trip, other], '2026-11-20T23:59:59').slice(0, 1)).toEqual([['20', '仅剩2', true]])
    expect(bookable([trip, late], '2026-11-20T17:30:00').slice(0, 1)).toEqual([['20', '不可订', false]])
  })
})
