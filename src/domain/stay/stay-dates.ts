import { addDays, datePart, endOfMonth, isDate, nightsBetween, timePart } from '../dates.ts'

export interface Stay {
  readonly checkInDate: string
  readonly checkOutDate: string
}

/** The longest stay that a calendar takes, in nights (A5, A9). */
export const MAX_STAY_NIGHTS = 30

/** A5: what is told when the stay has no end. */
const NO_END_MESSAGE = '请选择离店时间'

/** Before this hour the shop's day is still yesterday's (A5). */
const DAY_STARTS = '06:00'

/**
 * The first day on which a stay may begin (A5): today, or yesterday while it is before 06:00 in Beijing.
 * @param now shop-local, '2026-11-20T05:59:00'
 */
export function firstCheckIn(now: string): string {
  return timePart(now) < DAY_STARTS ? addDays(now, -1) : datePart(now)
}

/** The moment from which on a stay can't begin on that day any more, shop-local: firstCheckIn is the day after. */
export const endOfCheckIn = (checkInDate: string): string => `${addDays(checkInDate, 1)}T${DAY_STARTS}`

/**
 * The stay that a hotel card and a hotel page begin with (A5, A9): one night from the first day; a private booking interface (2 or 3)
 * begins a day later.
 */
export function defaultStay(now: string, bookingInterface?: number): Stay {
  const shift = bookingInterface === 2 || bookingInterface === 3 ? 1 : 0
  const checkInDate = addDays(firstCheckIn(now), shift)
  return { checkInDate, checkOutDate: addDays(checkInDate, 1) }
}

/** The last day of the home page's hotel card: the end of the fifth month ahead (A9). */
export const lastHomeDate = (now: string): string => endOfMonth(now, 5)

/** What is wrong with a chosen range, as the shopper reads it; undefined when it is a stay (A5). */
export function stayProblem(from: string | undefined, to: string | undefined): string | undefined {
  if (!isDate(from)) return '请选择入住时间'
  if (!isDate(to) || to <= from) return NO_END_MESSAGE
  if (nightsBetween(from, to) > MAX_STAY_NIGHTS) return `最多可选 ${MAX_STAY_NIGHTS} 天`
  return undefined
}

/** A stay that an address or a device kept, while it still can be had; else the default one. */
export function stayOr(kept: Partial<Stay> | undefined, now: string, last: string, bookingInterface?: number): Stay {
  const { checkInDate, checkOutDate } = kept ?? {}
  const bookable = !stayProblem(checkInDate, checkOutDate) && checkInDate! >= firstCheckIn(now) && checkOutDate! <= last
  return bookable ? { checkInDate: checkInDate!, checkOutDate: checkOutDate! } : defaultStay(now, bookingInterface)
}
