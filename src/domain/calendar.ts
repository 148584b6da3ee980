import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/**
 * The half of the door to dates that is on dayjs: what servers and tools reckon, and no page needs before a touch (see
 * DECISIONS.md). Shop-local texts are read as if they were UTC, so that no zone of a machine or a device moves them.
 */
const wallClock = (text: string): Dayjs => dayjs.utc(`${text}Z`)

const MINUTE = 'YYYY-MM-DDTHH:mm'

/** True for a minute that exists: 2026-11-20T08:30. 2026-02-30T00:00 is none, and the calendar would give another one back. */
export const isMinute = (text: string): boolean => wallClock(text).format(MINUTE) === text

/** '2026-12-31T23:59', 1 -> '2027-01-01T00:00' */
export const addMinutes = (minute: string, minutes: number): string =>
  wallClock(minute).add(minutes, 'minute').format(MINUTE)

/** From one shop-local moment to a later one, either to the minute or the second: 2026-11-20T08:30:15 and 2026-11-20T08:31 are 45 apart. */
export const secondsBetween = (from: string, until: string): number =>
  wallClock(until).diff(wallClock(from), 'second', true)
