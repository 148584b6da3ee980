import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderPrice, paidShares } from './order-price.ts'

const none = { pointsFen: 0, coinsFen: 0 }
const line = (listFen: number, copies = 1, unitFen = listFen) => ({ listFen, copies, unitFen })

describe('what an order costs', () => {
  it('is its lines, less the member’s discount, the coupon and what was paid for the presale', () => {
    const price = orderPrice([line(10_000, 2, 9_000), line(5_000)], { couponFen: 2_000, presaleFen: 1_000 })
    expect(price).toEqual({
      orderFen: 25_000,
      memberFen: 2_000,
      couponFen: 2_000,
      presaleFen: 1_000,
      ...none,
      totalFen: 20_000,
    })
  })

  it('is less what points and coins take, after all else', () => {
    const taken = { couponFen: 4_000, presaleFen: 1_000, pointsFen: 3_000, coinsFen: 9_900 }
    expect(orderPrice([line(10_000)], taken)).toMatchObject({ pointsFen: 3_000, coinsFen: 2_000, totalFen: 0 })
  })

  it('[B5] is never below nothing', () => {
    expect(orderPrice([line(5_000)], { presaleFen: 9_900 })).toMatchObject({ presaleFen: 5_000, totalFen: 0 })
    expect(orderPrice([line(5_000)], { couponFen: 9_900, presaleFen: 100 })).toMatchObject({
      couponFen: 5_000,
      presaleFen: 0,
    })
  })
})

describe('the share of each copy in what was paid', () => {
  it('follows the prices', () => {
    expect(paidShares([line(10_000, 2), line(20_000)], 20_000)).toEqual([[5_000, 5_000], [10_000]])
  })

  it('is nothing of what cost nothing', () => {
    expect(paidShares([line(0, 2)], 0)).toEqual([[0, 0]])
  })

  const lines = fc.array(
    fc.record({ listFen: fc.nat(500_000), unitFen: fc.nat(500_000), copies: fc.integer({ min: 1, max: 9 }) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  it('adds up to what was paid, and no copy has less than nothing', () => {
    const check = (some: readonly ReturnType<typeof line>[], paid: number) => {
      const all = paidShares(some, paid).flat()
      const costs = some.some(({ unitFen }) => unitFen > 0)
      expect(all.reduce((sum, share) => sum + share, 0)).toBe(costs ? paid : 0)
      expect(all.every((share) => share >= 0)).toBe(true)
    }
    fc.assert(fc.property(lines, fc.nat(5_000_000), check))
  })
})
