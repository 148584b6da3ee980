import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf } from '../testing/shop.ts'

describe('schedule-date', () => {
  it('shows a day that the calendar does not have', () => {
    expect(check(pageOf({ blocks: [notices({ live: { from: '2026-02-30T00:00' } }), lists()] }))).toEqual([
      { rule: 'schedule-date', underlined: '"2026-02-30T00:00"', message: '日历上没有「2026-02-30T00:00」' },
    ])
  })

  it('shows an hour that the day does not have', () => {
    expect(check(pageOf({ blocks: [notices({ live: { until: '2026-02-20T25:00' } }), lists()] }))).toEqual([
      { rule: 'schedule-date', underlined: '"2026-02-20T25:00"', message: '日历上没有「2026-02-20T25:00」' },
    ])
  })

  it('knows leap years', () => {
    expect(check(pageOf({ blocks: [notices({ live: { from: '2028-02-29T00:00' } }), lists()] }))).toEqual([])
  })
})
