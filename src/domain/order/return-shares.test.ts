import { describe, expect, it } from 'vitest'
import { returnShares } from './return-shares.ts'

const paid = [
  { paymentId: 'a', leftFen: 10_000 },
  { paymentId: 'b', leftFen: 0 },
  { paymentId: 'c', leftFen: 8_000 },
]

describe('what each payment gives back of a refund', () => {
  it.each([
    [4_000, [['a', 4_000]]],
    [10_000, [['a', 10_000]]],
    [
      12_000,
      [
        ['a', 10_000],
        ['c', 2_000],
      ],
    ],
    [
      18_000,
      [
        ['a', 10_000],
        ['c', 8_000],
      ],
    ],
    [0, []],
  ] as const)('of %i fen: the earliest first, and all of it', (fen, wanted) => {
    expect(returnShares(paid, fen)?.map(({ paymentId, amountFen }) => [paymentId, amountFen])).toEqual(wanted)
  })

  it('is nothing when the payments do not hold as much', () => {
    expect(returnShares(paid, 18_001)).toBeUndefined()
    expect(returnShares([], 1)).toBeUndefined()
  })
})
