import { describe, expect, it } from 'vitest'
import { holidayOf, isFree, kindWord } from './holidays.ts'

describe('holidays of a calendar', () => {
  it('name feasts by the sun and by the moon, in every year of the table', () => {
    const days = ['2026-10-01', '2027-02-05', '2028-01-26', '2030-09-12', '2028-02-29']
    expect(days.map((day) => holidayOf(day).feast)).toEqual(['国庆', '除夕', '春节', '中秋', undefined])
  })

  it('tell days off, and weekends on which people work instead', () => {
    const days = ['2026-09-27', '2026-09-28', '2026-10-10', '2026-10-11']
    expect(days.map((day) => [kindWord(holidayOf(day)), isFree(day)])).toEqual([
      ['休', true],
      [undefined, false],
      ['班', false],
      [undefined, true],
    ])
  })
})
