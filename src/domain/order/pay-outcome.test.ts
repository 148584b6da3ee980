import { describe, expect, it } from 'vitest'
import { cashierState, payOutcome } from './pay-outcome.ts'

const NOW = 1_000

describe('what the cashier has to do with an order', () => {
  it.each([
    ['of which nothing was paid', 1, 1, NOW + 1, null, 'open'],
    ['of which a part was paid', 1, 2, NOW + 1, null, 'part-paid'],
    ['whose time to pay just ran out', 1, 1, NOW, null, 'expired'],
    ['that its buyer cancelled', 3, 1, NOW + 1, 'cancel', 'cancelled'],
    ['that its buyer cancelled, after its time to pay', 3, 1, NOW, 'cancel', 'cancelled'],
    ['that was cancelled for its time', 3, 1, NOW, 'expire', 'expired'],
    ['that is paid', 1, 3, NOW, null, 'paid'],
    ['that is confirmed', 5, 3, NOW, null, 'paid'],
    ['that was given back', 4, 3, NOW, null, 'paid'],
    ['of nothing to pay', 5, 4, NOW, null, 'free'],
  ] as const)('one %s', (_what, orderStatus, paymentStatus, payUntil, endedBy, wanted) => {
    expect(cashierState({ orderStatus, paymentStatus, payUntil, endedBy }, NOW)).toBe(wanted)
  })
})

describe('how paying went', () => {
  it.each([
    ['paid', 'paid', 'paid'],
    ['paid', 'failed', 'paid'],
    ['paid', 'returning', 'paid'],
    ['free', undefined, 'paid'],
    ['open', undefined, 'unpaid'],
    ['open', 'waiting', 'confirming'],
    ['open', 'failed', 'failed'],
    ['part-paid', 'paid', 'part-paid'],
    ['part-paid', 'failed', 'failed'],
    ['cancelled', undefined, 'closed'],
    ['cancelled', 'waiting', 'confirming'],
    ['cancelled', 'returning', 'returning'],
    ['expired', 'returned', 'returned'],
    ['expired', 'failed', 'closed'],
  ] as const)('an order %s with a try %s: %s', (state, payment, wanted) => {
    expect(payOutcome(state, payment)).toBe(wanted)
  })
})
