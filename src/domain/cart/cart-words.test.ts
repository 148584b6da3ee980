import { describe, expect, it } from 'vitest'
import { priceNote, quantityNote } from './cart-words.ts'

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

describe('how many there may be', () => {
  const limits = { single: 0, total: 2, stock: 9, bought: 0, unpaid: 0, held: 0 }
  const told = (more: object) => quantityNote('over-limit', { ...limits, ...more })

  it('is told with what its buyer had before, paid or still to be paid', () => {
    expect([told({}), told({ bought: 2 }), told({ bought: 2, unpaid: 2 }), told({ bought: 2, unpaid: 1 })]).toEqual([
      '该商品限购2件',
      '该商品限购2件，您已买过 2 件',
      '该商品限购2件，待支付的订单里有 2 件',
      '该商品限购2件，您已买过 1 件，待支付的订单里有 1 件',
    ])
  })

  it('is told by the order that has the last of them, where there is no limit', () => {
    const held = { ...limits, total: 0, stock: 0, held: 1 }
    expect(quantityNote('order-unpaid', held)).toBe('还有待支付的同款订单，请先支付或取消')
  })

  it('is told of the limit that leaves fewer', () => {
    expect([told({ single: 1 }), told({ single: 1, bought: 2 })]).toEqual([
      '该商品每次只能购买1件',
      '该商品限购2件，您已买过 2 件',
    ])
  })
})
