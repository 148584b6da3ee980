import { describe, expect, it } from 'vitest'
import { isInRedeemPeriod, presaleBill } from './presale.ts'

describe('the bill of a presale', () => {
  it('[B5] is the total less the presale price', () => {
    expect(presaleBill(2680, 1999)).toEqual({ total: 2680, deduction: 1999, difference: 681 })
    expect(presaleBill(0.3, 0.1)?.difference).toBe(0.2)
  })

  it('[B5] is never below 0', () => {
    expect(presaleBill(458, 499)?.difference).toBe(0)
  })

  it('[B5] needs a presale price above 0', () => {
    expect(presaleBill(458, 0)).toBeUndefined()
  })
})

describe('the days on which a presale is redeemed', () => {
  const product = { presale: { presalePrice: 1999, subscribeFrom: '2026-11-23', subscribeUntil: '2027-05-22' } }
  const isIn = (date: string | undefined, today = '2026-11-20') => isInRedeemPeriod(product, date, today)

  it('[B5] hold what is chosen for a day', () => {
    expect(['2026-11-22', '2026-11-23', '2027-05-22', '2027-05-23'].map((date) => isIn(date))).toEqual([
      ...[false, true, true, false],
    ])
  })

  it('[B5] let what has no day be had before them, to be booked for one of them, but not after', () => {
    expect([isIn(undefined), isIn(undefined, '2027-05-22'), isIn(undefined, '2027-05-23')]).toEqual([true, true, false])
    expect(isInRedeemPeriod({}, undefined, '2026-11-20')).toBe(false)
  })
})
