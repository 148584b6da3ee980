import { describe, expect, it } from 'vitest'
import { addMinutes, isMinute, secondsBetween } from './calendar.ts'

describe('a minute', () => {
  it.each(['2026-11-20T08:30', '2026-12-31T23:59', '2028-02-29T00:00'])('is %s', (text) => {
    expect(isMinute(text)).toBe(true)
  })

  it.each(['2026-02-30T00:00', '2026-02-29T00:00', '2026-11-20T24:00', '2026-11-20', '2026-11-20T08:30:00', 'soon'])(
    'is not %s',
    (text) => {
      expect(isMinute(text)).toBe(false)
    },
  )

  it('moves over the ends of hours, days, months and years', () => {
    const minutes = ['2026-11-20T08:59', '2026-11-20T23:59', '2028-02-28T23:59', '2026-12-31T23:59']
    expect(minutes.map((minute) => addMinutes(minute, 1))).toEqual([
      ...['2026-11-20T09:00', '2026-11-21T00:00', '2028-02-29T00:00', '2027-01-01T00:00'],
    ])
  })

  it.each(['2026-03-29T02:30', '2026-03-08T02:30', '2026-10-25T02:30'])(
    'is there and moves by one also at %s, when clocks elsewhere are put on or back',
    (minute) => {
      expect([isMinute(minute), addMinutes(minute, 60)]).toEqual([true, minute.replace('T02', 'T03')])
    },
  )
})

describe('secondsBetween', () => {
  it('counts from a second to a minute, also over midnight', () => {
    expect(secondsBetween('2026-11-20T08:30:15', '2026-11-20T08:31')).toBe(45)
    expect(secondsBetween('2026-12-31T23:59:59', '2027-01-01T00:00')).toBe(1)
  })

  it('counts a day of 24 hours where a device’s own zone has one of 23', () => {
    expect(secondsBetween('2026-03-29T00:00:00', '2026-03-30T00:00')).toBe(86_400)
  })
})
