import { describe, expect, it } from 'vitest'
import { shopClock } from '../dates.ts'
import { pointsExpiry, refundedExpiry, soonUntil } from './expiry.ts'

const NOW = Date.parse('2026-11-20T23:30:00+08:00')

describe('the time of points', () => {
  it('ends with the same day of the next year', () => {
    expect(shopClock(pointsExpiry(NOW))).toBe('2027-11-21T00:00:00')
  })

  it('is soon over in its last thirty days', () => {
    expect(shopClock(soonUntil(NOW))).toBe('2026-12-21T00:00:00')
  })

  it('is what it was when they come back, or a month where that is over', () => {
    expect(refundedExpiry(NOW + 1, NOW)).toBe(NOW + 1)
    expect(shopClock(refundedExpiry(NOW, NOW))).toBe('2026-12-21T00:00:00')
  })
})
