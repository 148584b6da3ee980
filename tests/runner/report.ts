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

/** One test, or a file that could not even be loaded. */
export interface Test extends Timed {
  /** `tests/journeys/home.spec.ts`; undefined for what broke outside of every file. */
  readonly file: string | undefined
  readonly state: keyof Count
  /** The first lines of what went wrong. */
  readonly message?: string
  /** Why it was skipped. */
  readonly reason?: string
  /** As Playwright's --test-list takes it: `home.spec.ts › deals › shows`. */
  readonly place?: string
}

/** A step's report of its own tests. */
export interface TestReport {
  readonly tests: readonly Test[]
  /** What a file took with its imports, where the tests' own times do not tell. */
  readonly files: readonly Timed[]
}

export const countOf = (tests: readonly Test[]): Count => ({
  passed: tests.filter(({ state }) => state === 'passed').length,
  failed: tests.filter(({ state }) => state === 'failed').length,
  skipped: tests.filter(({ state }) => state === 'skipped').length,
})

export const failuresOf = (tests: readonly Test[]): Failure[] =>
  tests.filter(({ state }) => state === 'failed').map(({ name, message = '' }) => ({ name, message }))

/** The first lines of a message, without colours: enough to know what broke from the end of a log, where nothing else is kept of a run. */
export const shortened = (message = '') =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, 24).join('\n    ')

/** One line for each group of skipped tests: where or why, and how many. */
export function skipLines(tests: readonly Test[]): string[] {
  const groups = new Map<string, number>()
  for (const { state, reason, file } of tests) {
    const group = reason ?? file ?? ''
    if (state === 'skipped') groups.set(group, (groups.get(group) ?? 0) + 1)
  }
  return [...groups].map(([group, count]) => `${group}: ${count} ${count === 1 ? 'test' : 'tests'}`)
}

/** The longest first. */
export const longest = <T extends Timed>(timed: readonly T[], most: number) =>
  [...timed].sort((a, b) => b.seconds - a.seconds).slice(0, most)

/** Times of the same name, added up. */
export function addedUp(timed: readonly Timed[]): Timed[] {
  const sums = new Map<string, number>()
  for (const { name, seconds } of timed) sums.set(name, (sums.get(name) ?? 0) + seconds)
  return [...sums].map(([name, seconds]) => ({ name, seconds }))
}
