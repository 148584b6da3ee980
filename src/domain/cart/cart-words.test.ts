import { describe, expect, it } from 'vitest'
import { priceNote } from './cart-words.ts'

const yuan = (price: number) => ({ points: 0, fen: price * 100 })

describe('what became of a price since goods were put into the cart', () => {
  it('is told in money in the retail mall', () => {
    expect([priceNote(yuan(99), yuan(89)), priceNote(yuan(89), yuan(99)), priceNote(yuan(9), yuan(9))]).toEqual([
      '价格有变化，比加入时降了 ¥10',
      '价格有变化，比加入时涨了 ¥10',
      undefined,
    ])
  })

  it('is told in points in the points mall, and in both where both changed', () => {
    const before = { points: 8_000, fen: 88_00 }
    expect(priceNote(before, { points: 9_500, fen: 88_00 })).toBe('价格有变化，比加入时涨了 1,500 积分')
    expect(priceNote(before, { points: 7_000, fen: 98_00 })).toBe('价格有变化，比加入时降了 1,000 积分，涨了 ¥10')
  })
})
