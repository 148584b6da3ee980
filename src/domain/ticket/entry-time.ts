import type { SaleItem } from '../../../schemas/domain/ticket.ts'
import { addDays, datePart } from '../dates.ts'

/** The hours of a session on its day. */
interface Hours {
  /** 17:00 */
  readonly startTime: string
  /** Until when somebody may still come in; without it nobody comes late. */
  readonly lastEntry?: string | undefined
}

/**
 * The moment from which on nobody may come in any more, shop-local: the session has begun, and who is late is left behind; or, without
 * a session, the day is over. What is sold after that would be worth nothing. A night's session lets in past midnight.
 */
export function endOfEntry(date: string, hours?: Hours): string {
  if (!hours) return `${addDays(date, 1)}T00:00`
  const { startTime, lastEntry = startTime } = hours
  return `${lastEntry < startTime ? addDays(date, 1) : date}T${lastEntry}`
}

/** Whether nobody may come in any more. @param now shop-local: 2026-11-20T17:00:00 */
export const isEntryOver = (hours: Hours, date: string, now: string): boolean => endOfEntry(date, hours) <= now

/**
 * When the days that can be chosen are next others: today is over, or nobody may come any more to a session of today, or of last night.
 * @param now shop-local: 2026-11-20T17:00:00
 */
export function nextTurnOfDays(sessions: readonly Hours[], now: string): string {
  const today = datePart(now)
  const ends = sessions.flatMap((hours) => [addDays(today, -1), today].map((day) => endOfEntry(day, hours)))
  return ends.filter((end) => end > now).reduce((next, end) => (end < next ? end : next), endOfEntry(today))
}

/** Whether nobody may come any more to the session of an item on a day. @param now shop-local: 2026-11-20T17:00:00 */
export const hasBegun = (
  item: Pick<SaleItem, 'priceInventoryMode' | 'ticketExtend'>,
  date: string,
  now: string,
): boolean => {
  const session = sessionOf(item)
  return session !== undefined && isEntryOver(session, date, now)
}

/** The hours of an item's session; undefined where it has none, or no days. */
export const sessionOf = ({
  priceInventoryMode,
  ticketExtend: hours,
}: Pick<SaleItem, 'priceInventoryMode' | 'ticketExtend'>): Hours | undefined =>
  priceInventoryMode === 'D' && hours ? { ...hours, startTime: hours.beginTime } : undefined
