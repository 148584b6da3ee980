import { stripVTControlCharacters } from 'node:util'

/** What became of tests. */
export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** How long something took. */
export interface Timed {
  readonly name: string
  readonly seconds: number
}

/** What failed, and the first lines of what went wrong. */
export interface Failure {
  readonly name: string
  readonly message: string
}

/** A step's report of its own tests. */
export interface TestReport {
  readonly count: Count
  readonly failures: readonly Failure[]
  /** Each skipped group: where, why, how many. */
  readonly skips: readonly string[]
  readonly tests: readonly Timed[]
  readonly files: readonly Timed[]
}

/** The first lines of a message, without colours: enough to know what broke from the end of a log, where nothing else is kept of a run. */
export const shortened = (message = '') =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, 24).join('\n    ')

/** One line for each group of skipped tests. @param tests the group (with its reason) of each */
export function skipLines(tests: readonly string[]): string[] {
  const groups = new Map<string, number>()
  for (const group of tests) groups.set(group, (groups.get(group) ?? 0) + 1)
  return [...groups].map(([group, count]) => `${group}: ${count} ${count === 1 ? 'test' : 'tests'}`)
}

/** The longest first. */
export const longest = (timed: readonly Timed[], most: number) =>
  [...timed].sort((a, b) => b.seconds - a.seconds).slice(0, most)

/** Times of the same name, added up. */
export function addedUp(timed: readonly Timed[]): Timed[] {
  const sums = new Map<string, number>()
  for (const { name, seconds } of timed) sums.set(name, (sums.get(name) ?? 0) + seconds)
  return [...sums].map(([name, seconds]) => ({ name, seconds }))
}
