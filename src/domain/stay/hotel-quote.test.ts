import { describe, expect, it } from 'vitest'
import { averagePrice, memberTotals, nightsOf, quoteRate, type QuoteInput } from './hotel-quote.ts'

const plan = {
  from: '2026-11-16',
  until: '2026-11-30',
  price: 100,
  weekendPrice: 125.5,
  stock: 4,
  exceptions: [
    { date: '2026-11-18', stock: 2 },
    { date: '2026-11-25', noPrice: true },
  ],
}
const guestPricing = {
  includedAdults: 2,
  adultPercent: 50,
  children: [
    { untilAge: 2, percent: 0 },
    { untilAge: 11, percent: 25 },
  ],
}
const stay = (checkInDate: string, checkOutDate: string) => ({ checkInDate, checkOutDate })
const couple = { adults: 2, childAges: [] }
const quote = (more: Partial<QuoteInput> = {}) =>
  quoteRate(
    { plan, guestPricing },
    { stay: stay('2026-11-16', '2026-11-17'), rooms: [couple], taken: () => 0, maxPersons: 4, ...more },
  )

describe('nightsOf', () => {
  it('is every day on which a night begins: not that of check-out', () => {
    expect(nightsOf(stay('2026-11-29', '2026-12-02'))).toEqual(['2026-11-29', '2026-11-30', '2026-12-01'])
  })
})

describe('quoteRate', () => {
  it('adds up each night at its own price', () => {
    expect(quote({ stay: stay('2026-11-19', '2026-11-22') })).toEqual({
      status: 'bookable',
      totalFen: 10_000 + 12_550 + 12_550,
      stock: 4,
    })
  })

  it('costs as much for every room', () => {
    expect(quote({ rooms: [couple, couple, couple] }).totalFen).toBe(30_000)
  })

  it('has as many rooms as the fullest night leaves', () => {
    const nights = stay('2026-11-17', '2026-11-20')
    expect(quote({ stay: nights }).stock).toBe(2)
    expect(quote({ stay: nights, taken: (night) => (night === '2026-11-19' ? 3 : 0) }).stock).toBe(1)
  })

  it('is sold out when one night lacks a room, and keeps its price', () => {
    const nights = stay('2026-11-17', '2026-11-19')
    expect(quote({ stay: nights, rooms: [couple, couple] }).status).toBe('bookable')
    expect(quote({ stay: nights, rooms: [couple, couple, couple] })).toEqual({
      status: 'sold-out',
      totalFen: 60_000,
      stock: 2,
    })
  })

  it('is closed when a night has no price, or is not on sale', () => {
    expect(quote({ stay: stay('2026-11-24', '2026-11-26') })).toMatchObject({ status: 'closed', totalFen: undefined })
    expect(quote({ stay: stay('2026-11-30', '2026-12-02') })).toEqual({
      status: 'closed',
      totalFen: undefined,
      stock: 0,
    })
  })

  it('costs more for adults over those in the price, and for children by their age', () => {
    expect(quote({ rooms: [{ adults: 3, childAges: [] }] }).totalFen).toBe(15_000)
    expect(quote({ rooms: [{ adults: 2, childAges: [2, 3, 11] }] }).totalFen).toBe(15_000)
    expect(quote({ rooms: [{ adults: 1, childAges: [12] }] }).totalFen).toBe(15_000)
    expect(quote({ rooms: [couple, { adults: 3, childAges: [] }] }).totalFen).toBe(25_000)
  })

  it('asks nobody who comes where the price does not depend on it', () => {
    expect(quote({ rooms: [undefined] })).toEqual({ status: 'bookable', totalFen: 10_000, stock: 4 })
  })

  it('can’t be had by more people than the room holds; infants need no bed', () => {
    expect(quote({ rooms: [{ adults: 3, childAges: [8, 2] }] }).status).toBe('bookable')
    expect(quote({ rooms: [couple, { adults: 3, childAges: [8, 3] }] }).status).toBe('crowded')
  })
})

describe('averagePrice', () => {
  it('is one room’s night, rounded up to a fen [B9]', () => {
    expect(averagePrice(35_100, 3, 1)).toBe(117)
    expect(averagePrice(10_000, 3, 1)).toBe(33.34)
    expect(averagePrice(40_000, 2, 2)).toBe(100)
  })
})

describe('memberTotals', () => {
  it('is each level’s percentage of the total, rounded up to a fen [B9]', () => {
    const gold = { memberLevel: 3, memberLevelName: '金卡', discountPercent: 95, memberPrice: 1 }
    expect(memberTotals(10_001, [gold])).toEqual([{ ...gold, memberPrice: 95.01 }])
  })
})
