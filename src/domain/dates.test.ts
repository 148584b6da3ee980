import { describe, expect, it } from 'vitest'
import {
  addDays,
  datePart,
  dayText,
  dayWord,
  endOfMonth,
  isDate,
  nightsBetween,
  shopClock,
  shopDay,
  shopTimeToEpoch,
  startOfShopDay,
  timePart,
  weekdayWord,
} from './dates.ts'

describe('a date', () => {
  it.each(['2026-02-30', '2026-13-01', '2026-11-20T08:30', 'soon', '', undefined, 20261120])('is not %j', (text) => {
    expect(isDate(text)).toBe(false)
  })

  it('is a day that exists, also the leap day', () => {
    expect([isDate('2026-11-20'), isDate('2028-02-29'), isDate('2026-02-29')]).toEqual([true, true, false])
  })

  it('moves by days over months and years, and backwards', () => {
    expect([addDays('2026-11-30T08:30:00', 1), addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual([
      '2026-12-01',
      '2027-01-01',
      '2028-02-29',
    ])
  })

  it.each([
    ['2026-01-31', '2026-02-01'],
    ['2026-02-28', '2026-03-01'],
    ['2028-02-28', '2028-02-29'],
    ['2028-02-29', '2028-03-01'],
    ['2100-02-28', '2100-03-01'],
    ['2026-04-30', '2026-05-01'],
    ['2026-12-31', '2027-01-01'],
  ])('%s is followed by %s, and that one is preceded by it', (date, next) => {
    expect([addDays(date, 1), addDays(next, -1)]).toEqual([next, date])
  })

  it('that is none, or too far away, moves nowhere', () => {
    expect([addDays('soon', 1), addDays('2026-11-20', 1e9), addDays('9999-12-31', 1)]).toEqual(['', '', ''])
  })

  it('knows the end of its month, or of one some months on', () => {
    expect([endOfMonth('2026-11-20'), endOfMonth('2026-11-20', 5), endOfMonth('2027-12-31', 2)]).toEqual([
      ...['2026-11-30', '2027-04-30', '2028-02-29'],
    ])
  })
})

describe('the parts of a moment', () => {
  it('are its date and its time to the minute', () => {
    const moments = ['2026-11-20T08:30:00', '2026-11-20 08:30', '2026-11-20']
    expect(moments.map(datePart)).toEqual(['2026-11-20', '2026-11-20', '2026-11-20'])
    expect(moments.map(timePart)).toEqual(['08:30', '08:30', ''])
  })
})

describe('nights', () => {
  it('are the ceiling of the days between [B9]', () => {
    expect([
      nightsBetween('2026-11-20', '2026-11-22'),
      nightsBetween('2026-11-20 15:00', '2026-11-22 12:00'),
      nightsBetween('2026-11-20', '2026-11-20'),
    ]).toEqual([2, 2, 0])
  })
})

describe('the words of a day', () => {
  it('are month and day without zeros, with or without a time behind', () => {
    expect([dayText('2026-11-20'), dayText('2026-03-01T08:30:00'), dayText('soon')]).toEqual([
      '11月20日',
      '3月1日',
      'soon',
    ])
  })

  it('are its weekday in the calendar, wherever the device is', () => {
    expect([weekdayWord('2026-11-20'), weekdayWord('2026-11-22T23:59:00'), weekdayWord('soon')]).toEqual([
      '周五',
      '周日',
      '',
    ])
  })

  it('are 今天, 明天 and 后天 when it is near', () => {
    const words = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-19'].map((day) =>
      dayWord(day, '2026-11-20'),
    )
    expect(words).toEqual(['今天', '明天', '后天', '周一', '周四'])
  })
})

describe('the shop’s time', () => {
  it.each([
    [Date.UTC(2026, 10, 20, 0, 30, 0), '2026-11-20T08:30:00'],
    [Date.UTC(2026, 11, 31, 16, 0, 0), '2027-01-01T00:00:00'],
    [Date.UTC(2026, 6, 1, 12, 0, 59, 999), '2026-07-01T20:00:59'],
  ])('is Beijing’s, to the second, in summer as in winter', (epoch, text) => {
    expect([shopClock(epoch), shopDay(epoch)]).toEqual([text, text.slice(0, 10)])
  })
})

describe('shopTimeToEpoch', () => {
  it('reads Beijing time wherever the program runs', () => {
    expect(shopTimeToEpoch('2026-11-20T08:00:00')).toBe(Date.UTC(2026, 10, 20, 0, 0, 0))
    expect(shopTimeToEpoch('2026-11-20 08:00')).toBe(Date.UTC(2026, 10, 20, 0, 0, 0))
  })

  it.each([undefined, '', 'soon', '2026-13-40T99:99', '2026-11-20'])('gives nothing for %j', (text) => {
    expect(shopTimeToEpoch(text)).toBeUndefined()
  })
})

describe('startOfShopDay', () => {
  it('is Beijing’s midnight, in summer as in winter', () => {
    expect(startOfShopDay('2026-11-20')).toBe(Date.UTC(2026, 10, 19, 16))
    expect(startOfShopDay('2026-07-01')).toBe(Date.UTC(2026, 5, 30, 16))
  })

  it('is there for days only', () => {
    expect(startOfShopDay('soon')).toBeNaN()
  })
})
