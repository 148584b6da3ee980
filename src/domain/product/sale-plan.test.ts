import { describe, expect, it } from 'vitest'
import { isBookable, planDay, stockWord } from './sale-plan.ts'

const plan = {
  from: '2026-11-16',
  until: '2026-11-30',
  price: 100,
  weekendPrice: 125.5,
  stock: 9,
  exceptions: [
    { date: '2026-11-18', stock: 2 },
    { date: '2026-11-19', price: 80 },
    { date: '2026-11-20', noPrice: true },
  ],
}

describe('planDay', () => {
  it('sells the usual stock at the usual price', () => {
    expect(planDay(plan, '2026-11-17')).toEqual({ priceFen: 10_000, stock: 9 })
  })

  it('costs the weekend’s price on Friday and Saturday', () => {
    expect(planDay(plan, '2026-11-27')?.priceFen).toBe(12_550)
    expect(planDay(plan, '2026-11-28')?.priceFen).toBe(12_550)
    expect(planDay(plan, '2026-11-29')?.priceFen).toBe(10_000)
    expect(planDay({ ...plan, weekendPrice: undefined }, '2026-11-27')?.priceFen).toBe(10_000)
  })

  it('lets a day differ in what it names', () => {
    expect(planDay(plan, '2026-11-18')).toEqual({ priceFen: 10_000, stock: 2 })
    expect(planDay(plan, '2026-11-19')).toEqual({ priceFen: 8_000, stock: 9 })
  })

  it('takes off what is taken, and never sells less than nothing', () => {
    expect(planDay(plan, '2026-11-17', 4)?.stock).toBe(5)
    expect(planDay(plan, '2026-11-17', 12)?.stock).toBe(0)
  })

  it('is nothing before the first day and after the last', () => {
    expect(planDay(plan, '2026-11-15')).toBeUndefined()
    expect(planDay(plan, '2026-12-01')).toBeUndefined()
  })
})

describe('stockWord', () => {
  it.each([
    [0, '售罄'],
    [1, '仅剩1'],
    [5, '仅剩5'],
    [6, '充足'],
  ])('[B4] %i left is %s', (stock, word) => {
    expect(stockWord({ priceFen: 100, stock })).toBe(word)
  })

  it('[B4] without a price is 不可订, whatever is left', () => {
    expect(stockWord({ priceFen: undefined, stock: 9 })).toBe('不可订')
  })
})

describe('isBookable', () => {
  it('[B5] wants a price and something left', () => {
    expect(isBookable({ priceFen: 100, stock: 1 })).toBe(true)
    expect(isBookable({ priceFen: 100, stock: 0 })).toBe(false)
    expect(isBookable({ priceFen: undefined, stock: 1 })).toBe(false)
    expect(isBookable(undefined)).toBe(false)
  })
})
