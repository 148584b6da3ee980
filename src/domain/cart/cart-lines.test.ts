import { array, assert, constantFrom, integer, nat, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_CART_LINES } from '../../../schemas/domain/cart.ts'
import {
  addLine,
  type CartLine,
  changeQuantity,
  chooseLines,
  lineId,
  lineProblem,
  mergeLines,
  mostOfLine,
  removeLines,
} from './cart-lines.ts'

const free = { single: 0, total: 0, stock: 100, bought: 0, unpaid: 0, held: 0 }
const line = (skuId: string, quantity = 1, more: Partial<CartLine> = {}): CartLine => ({
  ...{ productId: 'p', skuId, quantity, isChosen: true, addedPrice: 8900, addedPoints: 0 },
  ...more,
})
const added = (skuId: string, quantity = 1) => ({ productId: 'p', skuId, quantity, price: 8900, points: 0 })

describe('a cart', () => {
  it('has what was put in last first, chosen; the same goods again are more of them, at the price of now', () => {
    const before = [line('a', 2, { isChosen: false, addedPrice: 9900 }), line('b')]
    expect(addLine(before, { ...added('a', 3), limits: free })).toEqual([line('a', 5), line('b')])
    expect(addLine(before, { ...added('c'), limits: free })).toEqual([line('c'), ...before])
  })

  it('[A5] holds no more than may be bought: of all sizes together, and with what its buyer had before', () => {
    const before = [line('a', 2), line('b', 2)]
    const add = (limits: object) => addLine(before, { ...added('a'), limits: { ...free, ...limits } })
    expect([add({ single: 4 }), add({ total: 4 }), add({ total: 5, bought: 1 })]).toEqual(
      Array.from({ length: 3 }, () => 'over-limit'),
    )
    expect([add({ stock: 2 }), add({ stock: 0 })]).toEqual(['over-stock', 'sku-out'])
    expect([add({ single: 5 }), add({ total: 6, bought: 1 })].map((one) => typeof one)).toEqual(['object', 'object'])
  })

  it('says where nothing but an order that waits for its money is in the way', () => {
    const add = (limits: object) => addLine([line('a')], { ...added('a'), limits: { ...free, total: 2, ...limits } })
    expect([add({ bought: 1, unpaid: 1 }), add({ bought: 2, unpaid: 1 })]).toEqual(['order-unpaid', 'over-limit'])
    expect(add({ bought: 1, unpaid: 1, stock: 1 }), 'none of it is left').toBe('over-limit')
    expect([add({ stock: 0, held: 2 }), add({ stock: 0, held: 1 })]).toEqual(['order-unpaid', 'sku-out'])
  })

  it('is full', () => {
    const full = Array.from({ length: MOST_CART_LINES }, (_, at) => line(String(at)))
    expect(addLine(full, { ...added('more'), limits: free })).toBe('cart-full')
    expect(addLine(full, { ...added('3'), limits: free })).toHaveLength(MOST_CART_LINES)
  })

  it('[A5] takes another number within the limits; fewer are always fine, so that a stock that shrank can be followed', () => {
    const before = [line('a', 5)]
    const limits = { ...free, stock: 2 }
    expect(changeQuantity(before, 'p-a', 6, limits)).toBe('over-stock')
    expect(changeQuantity(before, 'p-a', 4, limits)).toEqual([line('a', 4)])
    expect(changeQuantity(before, 'p-x', 1, limits)).toBe('not-found')
  })

  it('loses and chooses what is named, and nothing else', () => {
    const before = [line('a'), line('b')]
    expect(removeLines(before, ['p-a', 'p-gone'])).toEqual([line('b')])
    expect(chooseLines(before, ['p-b'], false)).toEqual([line('a'), line('b', 1, { isChosen: false })])
  })
})

describe('a device’s cart that joins a member’s', () => {
  it('adds up what both hold, up to what may be bought, and never takes away', () => {
    const merge = (own: number, device: number, limits = { ...free, single: 5 }) =>
      mergeLines([line('a', own)], [line('a', device)], () => limits)[0]?.quantity
    expect([merge(2, 2), merge(2, 9), merge(7, 1)]).toEqual([4, 5, 7])
  })

  it('brings nothing that is not sold any more, and leaves the member’s own as it is', () => {
    expect(mergeLines([line('a', 2)], [line('a'), line('b')], () => undefined)).toEqual([line('a', 2)])
  })

  it('gives way where there is no room', () => {
    const own = Array.from({ length: MOST_CART_LINES }, (_, at) => line(String(at)))
    expect(mergeLines(own, [line('new')], () => free)).toEqual(own)
  })

  it('[A5] never holds what is refused, whatever both held', () => {
    const sku = constantFrom('a', 'b', 'c')
    const some = array(record({ skuId: sku, quantity: integer({ min: 1, max: 9 }) }), { maxLength: 3 })
    const limits = record({
      single: nat(6),
      total: nat(6),
      stock: nat(6),
      bought: nat(3),
      unpaid: nat(3),
      held: nat(3),
    })
    assert(
      property(some, limits, (device, bounds) => {
        const merged = mergeLines(
          [],
          device.map(({ skuId, quantity }) => line(skuId, quantity)),
          () => bounds,
        )
        expect(new Set(merged.map(lineId)).size).toBe(merged.length)
        for (const one of merged) {
          expect(lineProblem(merged, one, bounds)).toBeUndefined()
          expect(one.quantity).toBeLessThanOrEqual(mostOfLine(merged, one, bounds))
        }
      }),
    )
  })
})
