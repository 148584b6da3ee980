import { addDays } from '../../domain/dates.ts'
import { MAX_STAY_NIGHTS } from '../../domain/stay/stay-dates.ts'

/** A range while it is being picked. Days are texts, 2026-11-20. */
export interface Picked {
  readonly from: string | undefined
  readonly to: string | undefined
}

/**
 * What a tap on a day makes of the range: the first tap begins a new one, the second ends it if it comes after the first day, and else
 * begins anew from there (A5: the end is after the start).
 */
export function pickDay({ from, to }: Picked, day: string): Picked {
  const ends = from !== undefined && to === undefined && day > from
  return ends ? { from, to: day } : { from: day, to: undefined }
}

/** The last day that may end a range that has begun (A5: at most 30 days). */
export function lastEnd({ from, to }: Picked): string | undefined {
  return from !== undefined && to === undefined ? addDays(from, MAX_STAY_NIGHTS) : undefined
}
