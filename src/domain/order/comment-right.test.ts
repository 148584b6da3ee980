import { describe, expect, it } from 'vitest'
import { isOrderUsed } from './comment-right.ts'

const order = { state: 'confirmed', codes: [0, 0], isReceived: false, lastDay: undefined, today: '2026-11-20' } as const

describe('an order was used', () => {
  it('once one of its codes was redeemed, or its goods came', () => {
    expect(isOrderUsed(order)).toBe(false)
    expect(isOrderUsed({ ...order, codes: [0, 1] })).toBe(true)
    expect(isOrderUsed({ ...order, codes: [6] })).toBe(true)
    expect(isOrderUsed({ ...order, isReceived: true })).toBe(true)
  })

  it('on the last day of a stay that was not wholly given back', () => {
    expect(isOrderUsed({ ...order, lastDay: '2026-11-21' })).toBe(false)
    expect(isOrderUsed({ ...order, lastDay: '2026-11-20' })).toBe(true)
    expect(isOrderUsed({ ...order, lastDay: '2026-11-20', codes: [2, 3, 4] })).toBe(false)
  })

  it('never while it is not confirmed, or all of it went back', () => {
    expect(isOrderUsed({ ...order, state: 'paid', codes: [1] })).toBe(false)
    expect(isOrderUsed({ ...order, state: 'unsubscribed', codes: [1] })).toBe(false)
  })
})
