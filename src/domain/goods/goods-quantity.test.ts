import { assert, integer, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstQuantity, minusRefusal, mostOf, plusRefusal, quantityProblem } from './goods-quantity.ts'

const free = { single: 0, total: 0, stock: 100 }

describe('how many of a sku', () => {
  it('[A4] begins with 1, or 0 when there is none', () => {
    expect([firstQuantity(4), firstQuantity(0)]).toEqual([1, 0])
  })

  it('[A5] no more than single_buy_num at once', () => {
    expect(plusRefusal(4, { ...free, single: 5 })).toBeUndefined()
    expect(plusRefusal(5, { ...free, single: 5 })).toBe('该商品每次只能购买5件')
  })

  it('[A5] no more than the limit for each member', () => {
    expect(plusRefusal(1, { ...free, total: 2 })).toBeUndefined()
    expect(plusRefusal(2, { ...free, total: 2 })).toBe('该商品限购2件')
  })

  it('[A5] none of a sku without stock', () => {
    expect(plusRefusal(0, { ...free, stock: 0 })).toBe('该规格暂时缺货！')
  })

  it('[A5] no more than the stock', () => {
    expect(plusRefusal(3, { ...free, stock: 4 })).toBeUndefined()
    expect(plusRefusal(4, { ...free, stock: 4 })).toBe('超过最大库存！')
  })

  it('[A5] no fewer than one', () => {
    expect(minusRefusal(2)).toBeUndefined()
    expect([minusRefusal(1), minusRefusal(0)]).toEqual(['不能再少啦！', '不能再少啦！'])
  })

  it('[A5] is refused above a limit, without stock and above the stock, in this order', () => {
    expect(quantityProblem(6, { ...free, single: 5 })).toBe('over-limit')
    expect(quantityProblem(3, { ...free, total: 2 })).toBe('over-limit')
    expect(quantityProblem(1, { ...free, stock: 0 })).toBe('sku-out')
    expect(quantityProblem(5, { ...free, stock: 4 })).toBe('over-stock')
    expect(quantityProblem(4, { ...free, stock: 4 })).toBeUndefined()
  })

  it('[A5] plus leads to the most that may be bought, and to nothing that is refused', () => {
    const limit = nat(8)
    assert(
      property(limit, limit, integer({ min: 1, max: 12 }), (single, total, stock) => {
        const limits = { single, total, stock }
        let quantity = firstQuantity(stock)
        while (plusRefusal(quantity, limits) === undefined) quantity++
        expect(quantity).toBe(Math.max(1, mostOf(limits)))
        expect(quantityProblem(quantity, limits)).toBeUndefined()
      }),
    )
  })
})
