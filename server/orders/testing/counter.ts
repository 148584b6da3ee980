/** Somebody redeems in tests, on the day of `fakeLine`. */
export const COUNTER = { now: Date.parse('2026-11-25T10:00:00+08:00'), operator: '前台', staffOf: '560' } as const
