import { describe, expect, it } from 'vitest'
import { shopTime } from './shop-time.ts'

describe('the shop’s time', () => {
  it.each([
    [Date.UTC(2026, 10, 20, 0, 30, 0), '2026-11-20T08:30:00'],
    [Date.UTC(2026, 11, 31, 16, 0, 0), '2027-01-01T00:00:00'],
    [Date.UTC(2026, 6, 1, 12, 0, 59, 999), '2026-07-01T20:00:59'],
  ])('is Beijing’s, to the second, in summer as in winter', (epoch, text) => {
    expect(shopTime(epoch)).toBe(text)
  })
})
