import type { SQL } from 'drizzle-orm'

/**
 * Which rows an event is for. All of the conditions hold; there is at least one, so that nobody moves a whole table by a condition that
 * was left out.
 */
export type WhichRows = readonly [SQL, ...SQL[]]
