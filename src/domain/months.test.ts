import { describe, expect, it } from 'vitest'
import { addMonths } from './months.ts'

describe('a date', () => {
  it('moves by months to the same day, or the last of a shorter month', () => {
    expect([addMonths('2026-11-20', 1), addMonths('2026-12-31', 2), addMonths('2026-03-31', -1)]).toEqual([
      '2026-12-20',
      '2027-02-28',
      '2026-02-28',
    ])
  })

  it('moves by months to the leap day, from it, and over the year’s end', () => {
    expect([addMonths('2027-08-31', 6), addMonths('2028-02-29', 12), addMonths('2026-12-01T08:30:00', 1)]).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2027-01-01',
    ])
  })

  it('is no text where it began with none', () => {
    expect([addMonths('soon', 1), addMonths('2026-02-30', 1), addMonths('', 1)]).toEqual(['', '', ''])
  })
})
