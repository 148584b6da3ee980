import type { AppointmentRule } from '../../../schemas/domain/appointment.ts'
import type { BizCodeStatus } from '../../../schemas/domain/order-status.ts'
import { addDays } from '../dates.ts'
import { type PlanDay, planDay } from '../product/sale-plan.ts'

/** A day of the booking calendar: what is left of it, and what it costs more (fen). */
export interface BookingDay extends PlanDay {
  readonly date: string
}

/** The first day that can be booked. */
const firstBookingDay = ({ plan, advanceDays }: AppointmentRule, today: string): string => {
  const soonest = addDays(today, advanceDays)
  return soonest > plan.from ? soonest : plan.from
}

/**
 * What a day still has; undefined for one that is too soon or outside of the plan.
 * @param taken how many of the day are booked
 */
export const bookingDay = (rule: AppointmentRule, date: string, today: string, taken: number): PlanDay | undefined =>
  date < firstBookingDay(rule, today) ? undefined : planDay(rule.plan, date, taken)

/** A calendar shows no more than this. */
const MOST_DAYS = 184

/** Every day that can be looked at, from the first that can be booked. */
export function bookingDays(rule: AppointmentRule, today: string, takenOn: (date: string) => number): BookingDay[] {
  const first = firstBookingDay(rule, today)
  const days = Array.from({ length: MOST_DAYS }, (_, at) => addDays(first, at))
  return days.flatMap((date) => {
    const day = bookingDay(rule, date, today, takenOn(date))
    return day ? [{ ...day, date }] : []
  })
}

/** Copies of a line, each by its codes, and how many of them are booked already. */
export interface BookedLine {
  readonly copies: readonly (readonly BizCodeStatus[])[]
  readonly held: number
}

const [UNSENT, UNUSED, USED, PART_USED] = [-1, 0, 1, 6] as const

/** Copies that a day can still be booked for: unused ones that have none yet. */
export function bookableCopies({ copies, held }: BookedLine): number {
  const unused = copies.filter((codes) => codes.every((status) => status === UNSENT || status === UNUSED))
  const used = copies.filter((codes) => codes.some((status) => status === USED || status === PART_USED))
  return Math.max(0, Math.min(unused.length, unused.length + used.length - held))
}

/** Why a day can't be booked: the words are those of schemas/api/problems.ts. */
export type BookingObstacle =
  | 'booking-no-day'
  | 'booking-no-copies'
  | 'booking-too-many'
  | 'booking-too-soon'
  | 'booking-full'

export interface BookingWish {
  /** Undefined: none was chosen. */
  readonly date: string | undefined
  /** What the day still has; undefined outside of the calendar. */
  readonly day: PlanDay | undefined
  /** Copies wanted of each line, and those that can be booked, in the same order. */
  readonly copies: readonly number[]
  readonly bookable: readonly number[]
}

/** Whether more come than the copies are for. @param peoplePerCopy none: as many as they like */
export const areTooMany = (people: number, copies: number, peoplePerCopy = Infinity): boolean =>
  people > copies * peoplePerCopy

/** Why a day can't be booked; undefined when it can. */
export function bookingObstacle({ date, day, copies, bookable }: BookingWish): BookingObstacle | undefined {
  const wanted = copies.reduce((sum, count) => sum + count, 0)
  if (!date) return 'booking-no-day'
  if (wanted === 0) return 'booking-no-copies'
  if (copies.some((count, at) => count > (bookable[at] ?? 0))) return 'booking-too-many'
  if (day?.priceFen === undefined) return 'booking-too-soon'
  return wanted > day.stock ? 'booking-full' : undefined
}
