import { describe, expect, it } from 'vitest'
import { presaleBill } from './presale.ts'

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
