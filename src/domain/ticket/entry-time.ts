import type { SaleItem } from '../../../schemas/domain/ticket.ts'
import { addDays } from '../dates.ts'

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

/** Whether nobody may come any more to the session of an item on a day. @param now shop-local: 2026-11-20T17:00:00 */
export const hasBegun = (
  { priceInventoryMode, ticketExtend: hours }: Pick<SaleItem, 'priceInventoryMode' | 'ticketExtend'>,
  date: string,
  now: string,
): boolean =>
  priceInventoryMode === 'D' && hours !== undefined && isEntryOver({ ...hours, startTime: hours.beginTime }, date, now)
