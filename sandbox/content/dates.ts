import { addDays, shopTimeToEpoch } from '../../src/domain/dates.ts'

/** The date `offset` days after `today` (both YYYY-MM-DD). */
export const day = addDays

/** A Beijing moment as the API writes it: at('2026-11-20', 1, '20:00') is 2026-11-21T20:00:00. */
export function at(today: string, offset: number, time: string): string {
  return `${day(today, offset)}T${time}:00`
}

/** The same moment in epoch milliseconds. */
export function millisecondsAt(today: string, offset: number, time: string): number {
  return shopTimeToEpoch(at(today, offset, time)) ?? Number.NaN
}
