import { describe, expect, it } from 'vitest'
import { daysText, weekdaysText } from './range-text.ts'

describe('a range in words', () => {
  it('has its month once, both of two months, and its nights', () => {
    expect(daysText({ from: '2026-11-28', to: '2026-11-30' })).toBe('11月28日 - 30日 · 2 晚')
    expect(daysText({ from: '2026-12-30', to: '2027-01-02' })).toBe('12月30日 - 1月2日 · 3 晚')
    expect(daysText({ from: '2028-02-28', to: '2028-03-01' })).toBe('2月28日 - 3月1日 · 2 晚')
    expect(weekdaysText({ from: '2026-11-28', to: '2026-11-30' })).toBe('周六入住，周一离店')
  })

  it('waits for its end', () => {
    const begun = { from: '2026-11-28', to: undefined }
    expect([daysText(begun), weekdaysText(begun)]).toEqual(['11月28日 入住', '离店 待选择'])
  })
})
