import { describe, expect, it } from 'vitest'
import { dayText, weekdayText } from './day-words.ts'

describe('dayText', () => {
  it('says month and day without zeros, with or without a time behind', () => {
    expect([dayText('2026-11-20'), dayText('2026-03-01T08:30:00'), dayText('soon')]).toEqual([
      '11月20日',
      '3月1日',
      'soon',
    ])
  })
})

describe('weekdayText', () => {
  it('is the weekday of the calendar, wherever the device is', () => {
    expect([weekdayText('2026-11-20'), weekdayText('2026-11-22T23:59:00'), weekdayText('soon')]).toEqual([
      '周五',
      '周日',
      '',
    ])
  })
})
