import { describe, expect, it } from 'vitest'
import type { AppointmentRule } from '../../../schemas/domain/appointment.ts'
import { areTooMany, bookableCopies, bookingDay, bookingDays, bookingObstacle, type BookingWish } from './booking.ts'

const TODAY = '2026-11-20'
const rule: AppointmentRule = {
  plan: {
    ...{ from: '2026-11-20', until: '2026-12-20', price: 0, weekendPrice: 380, stock: 2 },
    exceptions: [
      { date: '2026-11-25', stock: 0 },
      { date: '2026-11-26', noPrice: true },
    ],
  },
  ...{ advanceDays: 3, isInstant: false },
}
const day = (date: string, taken = 0) => bookingDay(rule, date, TODAY, taken)

describe('the calendar of what was bought', () => {
  it('begins as many days on as it says, and ends with its plan', () => {
    expect([day('2026-11-22'), day('2026-12-21')]).toEqual([undefined, undefined])
    const days = bookingDays(rule, TODAY, () => 0)
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2026-11-23', '2026-12-20'])
  })

  it('begins with its plan where that is later', () => {
    const later = { ...rule, plan: { ...rule.plan, from: '2026-12-01' } }
    expect(bookingDays(later, TODAY, () => 0)[0]?.date).toBe('2026-12-01')
  })

  it('says what a day still has, and what it costs more', () => {
    expect([day('2026-11-23'), day('2026-11-23', 1), day('2026-11-27')]).toEqual([
      { priceFen: 0, stock: 2 },
      { priceFen: 0, stock: 1 },
      { priceFen: 38_000, stock: 2 },
    ])
  })
})

describe('the copies that a day can be booked for', () => {
  it('are unused, and have none yet', () => {
    expect(bookableCopies({ copies: [[0], [0], [-1]], held: 0 })).toBe(3)
    expect(bookableCopies({ copies: [[0], [0], [0]], held: 2 })).toBe(1)
  })

  it('are not those that were used: their days are over', () => {
    expect(bookableCopies({ copies: [[1], [0]], held: 1 })).toBe(1)
    expect(bookableCopies({ copies: [[1], [6]], held: 2 })).toBe(0)
  })

  it('are not those that are given back, void or expired', () => {
    expect(bookableCopies({ copies: [[2], [3], [4], [5]], held: 0 })).toBe(0)
    expect(bookableCopies({ copies: [[3], [0]], held: 2 })).toBe(0)
  })
})

describe('a day is not booked', () => {
  const wish: BookingWish = { date: '2026-11-23', day: day('2026-11-23'), copies: [1, 0], bookable: [2, 1] }
  const why = (more: Partial<BookingWish>) => bookingObstacle({ ...wish, ...more })

  it('without a day or copies, or for more copies than there are', () => {
    expect(why({})).toBeUndefined()
    expect([why({ date: '' }), why({ copies: [0, 0] }), why({ copies: [3, 0] }), why({ copies: [0, 2] })]).toEqual([
      ...['booking-no-day', 'booking-no-copies', 'booking-too-many', 'booking-too-many'],
    ])
  })

  it('that is too soon, outside of the calendar, not offered, or full', () => {
    expect([why({ day: undefined }), why({ day: day('2026-11-26') })]).toEqual(['booking-too-soon', 'booking-too-soon'])
    expect([why({ day: day('2026-11-25') }), why({ copies: [2, 1] })]).toEqual(['booking-full', 'booking-full'])
  })
})

it('more people than its copies are for is too many, where that is said', () => {
  expect([areTooMany(99, 1), areTooMany(10, 1, 10), areTooMany(11, 1, 10), areTooMany(11, 2, 10)]).toEqual([
    ...[false, false, true, false],
  ])
})
