import { describe, expect, it } from 'vitest'
import { addMonths } from '../months.ts'
import { addDays, dayText, dayWord, endOfMonth, isDate, nightsBetween, shopClock, weekdayWord } from '../dates.ts'
import { lastHotelDate } from './hotel-calendar.ts'
import { defaultStay, firstCheckIn, lastHomeDate, stayOr, stayProblem } from './stay-dates.ts'

describe('a date', () => {
  it('goes on by days over months and years, also from a moment', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01')
    expect(addDays('2026-11-20T23:59:59', 1)).toBe('2026-11-21')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
    expect(addDays('soon', 1)).toBe('')
  })

  it('goes on by months to the last day of a shorter one', () => {
    expect(addMonths('2026-11-20', 18)).toBe('2028-05-20')
    expect(addMonths('2026-08-31', 18)).toBe('2028-02-29')
    expect(endOfMonth('2026-11-20', 5)).toBe('2027-04-30')
  })

  it('is one that exists', () => {
    expect(['2026-11-20', '2026-02-30', '2026-13-01', '2026-1-1', 'x', undefined].map(isDate)).toEqual([
      ...[true, false, false, false, false, false],
    ])
  })

  it('is 今天, 明天, 后天, else a weekday', () => {
    const words = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-19']
    expect(words.map((date) => dayWord(date, '2026-11-20'))).toEqual(['今天', '明天', '后天', '周一', '周四'])
  })

  it('is read out by its day and weekday', () => {
    expect(['2026-01-05', '2026-11-20T08:30:00', 'soon'].map(dayText)).toEqual(['1月5日', '11月20日', 'soon'])
    expect(['2026-11-22', '2026-11-20', 'soon'].map(weekdayWord)).toEqual(['周日', '周五', ''])
  })

  it('is that of Beijing at a moment', () => {
    expect(shopClock(Date.UTC(2026, 10, 20, 21, 59, 59))).toBe('2026-11-21T05:59:59')
  })
})

describe('the nights of a stay', () => {
  it('are the ceiling of its days (B9)', () => {
    expect(nightsBetween('2026-11-20', '2026-11-21')).toBe(1)
    expect(nightsBetween('2026-11-20', '2026-12-20')).toBe(30)
    expect(nightsBetween('2026-11-20T14:00', '2026-11-22T12:00')).toBe(2)
    expect(nightsBetween('2026-11-20T12:00', '2026-11-22T14:00:00')).toBe(3)
  })
})

describe('the stay that a hotel card begins with (A5, A9)', () => {
  it('is one night from today', () => {
    expect(defaultStay('2026-11-20T06:00:00')).toEqual({ checkInDate: '2026-11-20', checkOutDate: '2026-11-21' })
  })

  it('begins yesterday before 06:00', () => {
    expect(defaultStay('2026-11-20T05:59:59')).toEqual({ checkInDate: '2026-11-19', checkOutDate: '2026-11-20' })
    expect(firstCheckIn('2026-12-01T00:00:00')).toBe('2026-11-30')
  })

  it.each([
    [1, '2026-11-20'],
    [2, '2026-11-21'],
    [3, '2026-11-21'],
    [4, '2026-11-20'],
  ])('with booking interface %i begins on %s', (bookingInterface, checkInDate) => {
    expect(defaultStay('2026-11-20T12:00:00', bookingInterface).checkInDate).toBe(checkInDate)
  })

  it('ends no later than the fifth month ahead on the home page, 18 months on a hotel page', () => {
    expect(lastHomeDate('2026-11-20T12:00:00')).toBe('2027-04-30')
    expect(lastHomeDate('2026-09-30')).toBe('2027-02-28')
    expect(lastHotelDate('2026-11-20')).toBe('2028-05-20')
  })
})

describe('a chosen range (A5)', () => {
  it.each([
    ['2026-11-20', '2026-11-21', undefined],
    ['2026-11-20', '2026-12-20', undefined],
    ['2026-11-20', '2026-12-21', '最多可选 30 天'],
    ['2026-11-20', undefined, '请选择离店时间'],
    ['2026-11-20', '2026-11-20', '请选择离店时间'],
    ['2026-11-20', '2026-11-19', '请选择离店时间'],
    [undefined, '2026-11-19', '请选择入住时间'],
  ])('%s - %s: %s', (from, to, problem) => {
    expect(stayProblem(from, to)).toBe(problem)
  })
})

describe('a kept stay', () => {
  const now = '2026-11-20T12:00:00'
  const last = '2027-04-30'
  const first = { checkInDate: '2026-11-20', checkOutDate: '2026-11-21' }

  it('is taken up while it can be had', () => {
    const kept = { checkInDate: '2027-04-28', checkOutDate: '2027-04-30' }
    expect(stayOr(kept, now, last)).toEqual(kept)
  })

  it.each([
    [undefined],
    [{ checkInDate: '2026-11-19', checkOutDate: '2026-11-21' }],
    [{ checkInDate: '2027-04-29', checkOutDate: '2027-05-01' }],
    [{ checkInDate: '2026-12-01' }],
  ])('gives way to the default one when it can not: %o', (kept) => {
    expect(stayOr(kept, now, last)).toEqual(first)
  })
})
