import { datePart, timePart } from '../dates.ts'

/** The hours of a session on its day. */
interface Hours {
  /** 17:00 */
  readonly startTime: string
  /** Until when somebody may still come in; without it nobody comes late. */
  readonly lastEntry?: string | undefined
}

/**
 * Whether nobody may come in any more: it has begun, and who is late is left behind. What is sold after that would be worth nothing.
 * @param now shop-local: 2026-11-20T17:00:00
 */
export const isEntryOver = ({ startTime, lastEntry = startTime }: Hours, date: string, now: string): boolean =>
  date === datePart(now) && lastEntry <= timePart(now)
