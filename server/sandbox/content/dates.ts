const DAY_MS = 86_400_000
const BEIJING_OFFSET_MS = 8 * 3_600_000

/** The date `offset` days after `today` (both YYYY-MM-DD). */
export function day(today: string, offset: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + offset * DAY_MS).toISOString().slice(0, 10)
}

/** A Beijing moment as the API writes it: at('2026-11-20', 1, '20:00') is 2026-11-21T20:00:00. */
export function at(today: string, offset: number, time: string): string {
  return `${day(today, offset)}T${time}:00`
}

/** The same moment in epoch milliseconds. */
export function millisecondsAt(today: string, offset: number, time: string): number {
  return Date.parse(`${at(today, offset, time)}Z`) - BEIJING_OFFSET_MS
}
