import { describe, expect, it } from 'vitest'
import { dateOf, dayOf, monthCount } from './calendar-dates.ts'

describe('the days of a calendar', () => {
  it('come back as they went in, also from a moment', () => {
    expect([dayOf(dateOf('2026-11-20')), dayOf(dateOf('2027-01-01T23:59:00'))]).toEqual(['2026-11-20', '2027-01-01'])
  })

  it('make months that count both ends, over the year too', () => {
    expect([monthCount('2026-11-20', '2026-11-30'), monthCount('2026-11-20', '2027-04-30')]).toEqual([1, 6])
    expect(monthCount('2026-11-20', '2026-10-01')).toBe(1)
  })
})
