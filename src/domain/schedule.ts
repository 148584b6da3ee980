import type { Schedule } from '../../schemas/page/block.ts'

/** 2026-11-20T08:30:15 -> 2026-11-20T08:30 */
export const minuteOf = (now: string): string => now.slice(0, 16)

/** Texts of this form compare as the moments that they name. `from` is in, `until` is out. */
export function isLive(live: Schedule | undefined, minute: string): boolean {
  return (live?.from ?? '') <= minute && (live?.until === undefined || minute < live.until)
}
