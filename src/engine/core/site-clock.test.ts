import { describe, expect, it } from 'vitest'
import { siteClock } from './site-clock.ts'

describe('the clock of a site', () => {
  it.each([
    [undefined, '2026-07-01T22:30:05', '2026-11-21T00:30:05'],
    ['Asia/Shanghai', '2026-07-01T22:30:05', '2026-11-21T00:30:05'],
    ['Europe/Berlin', '2026-07-01T16:30:05', '2026-11-20T17:30:05'],
    ['America/New_York', '2026-07-01T10:30:05', '2026-11-20T11:30:05'],
    ['Asia/Kathmandu', '2026-07-01T20:15:05', '2026-11-20T22:15:05'],
    ['UTC', '2026-07-01T14:30:05', '2026-11-20T16:30:05'],
  ])('tells the time of %s, summer and winter', (timeZone, summer, winter) => {
    const clock = siteClock({ timeZone })
    expect(clock(1782916205000)).toBe(summer)
    expect(clock(1795192205000)).toBe(winter)
  })

  it('begins a day with hour 00', () => {
    expect(siteClock({ timeZone: 'UTC' })(1795132800000)).toBe('2026-11-20T00:00:00')
  })

  it('knows no zone that there isn’t', () => {
    expect(() => siteClock({ timeZone: 'Mars/Base' })).toThrow('There is no time zone "Mars/Base"')
  })
})
