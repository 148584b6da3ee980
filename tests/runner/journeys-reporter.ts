import { relative, sep } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { firstLines, send, type Test } from './report.ts'

export default class JourneysReporter implements Reporter {
  private journeys: readonly TestCase[] = []
  private readonly outside: Test[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    this.journeys = suite.allTests()
  }

  /** A spec that can't be loaded, a shop that does not start, a worker that broke down. */
  onError({ message }: TestError): void {
    this.outside.push({ name: 'Playwright, outside of every journey', state: 'failed', message: firstLines(message) })
  }

  async onEnd(): Promise<void> {
    const files: Record<string, number> = {}
    for (const journey of this.journeys)
      for (const { duration } of journey.results)
        files[fileOf(journey)] = (files[fileOf(journey)] ?? 0) + duration / 1000
    await send({ tests: [...this.outside, ...this.journeys.map(testOf)], files })
  }
}

const fileOf = ({ location }: TestCase) => relative('.', location.file).split(sep).join('/')

/** What did not pass at once did not pass. */
const states = { expected: 'passed', skipped: 'skipped', unexpected: 'failed', flaky: 'failed' } as const

function testOf(journey: TestCase): Test {
  const file = fileOf(journey)
  const [, , spec = '', ...titles] = journey.titlePath()
  const state = states[journey.outcome()]
  const error = journey.results.find((result) => result.error)?.error?.message
  const reason = journey.annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description
  const message = state === 'failed' ? firstLines(error) : reason && `${file} (${reason})`
  return { name: [file, ...titles].join(' > '), file, place: [spec, ...titles].join(' › '), state, message }
}
