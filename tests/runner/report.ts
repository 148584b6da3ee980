import { stripVTControlCharacters } from 'node:util'

/** One test, or what broke outside of every test. */
export interface Test {
  readonly name: string
  /** `tests/journeys/home.spec.ts`; absent for what broke outside of every file, which no second try of a file can clear. */
  readonly file?: string
  readonly state: 'passed' | 'failed' | 'skipped'
  /** What went wrong, or why it was skipped. */
  readonly message?: string | undefined
  /** As Playwright's --test-list takes it: `home.spec.ts › deals › shows`. */
  readonly place?: string
}

/** What the reporters of vitest and Playwright send to the runner. */
export interface Report {
  readonly tests: readonly Test[]
  /** Seconds of each file. */
  readonly files: Readonly<Record<string, number>>
}

/** Without colours and the tools' own places: enough to know what broke from the end of a log, where nothing else is kept of a run. */
export const firstLines = (text = '') =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^ +at .*node_modules|^ +at new Promise/.test(line))
    .slice(0, 24)
    .join('\n    ')

export const hasFailed = ({ state }: Test) => state === 'failed'

/** "3 passed, 0 failed, 1 skipped" */
export const countLine = (tests: readonly Test[]) =>
  (['passed', 'failed', 'skipped'] as const)
    .map((wanted) => `${tests.filter(({ state }) => state === wanted).length} ${wanted}`)
    .join(', ')

/** How often each text is there, the most frequent first. */
export function counted(texts: readonly string[]): [text: string, count: number][] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}

/** Sends to the runner, where there is one, and waits until it has got it: the process may end at once. */
export const send = (report: Report) =>
  new Promise<void>((done) => {
    if (process.send) process.send(report, () => done())
    else done()
  })
