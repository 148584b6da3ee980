import { describe, expect, it } from 'vitest'
import { isOpenAt, shopMinute } from './opening-hours.ts'

const minute = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

describe('isOpenAt', () => {
  it.each([
    ['09:00-21:00', '08:59', false],
    ['09:00-21:00', '09:00', true],
    ['09:00-21:00', '21:00', false],
    ['11:00-14:00 17:00-21:00', '15:30', false],
    ['11:00-14:00 17:00-21:00', '17:00', true],
    ['18:00-02:00', '01:59', true],
    ['18:00-02:00', '02:00', false],
    ['18:00-次日02:00', '23:00', true],
    ['06:00-24:00', '23:59', true],
    ['24小时', '04:00', true],
    ['预约开放', '10:00', undefined],
  ])('%s at %s is %s', (openTime, clock, expected) => {
    expect(isOpenAt(openTime, minute(clock))).toBe(expected)
  })
})

describe('shopMinute', () => {
  it('counts the minutes of the day in Beijing', () => {
    expect(shopMinute(Date.parse('2026-11-20T00:05:59+08:00'))).toBe(5)
    expect(shopMinute(Date.parse('2026-11-20T23:59:00+08:00'))).toBe(1439)
  })
})
