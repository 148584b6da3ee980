import { addedUp, type Failure, shortened, skipLines, type TestReport } from './report.ts'

/** What Playwright's json reporter writes, as far as it is read here. */
export interface PlaywrightJson {
  readonly suites: readonly Suite[]
  /** What went wrong outside of a test: a spec that can't be loaded, a server that does not start. */
  readonly errors?: readonly { readonly message?: string }[]
}

interface Suite {
  readonly title: string
  readonly file: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly Spec[]
}

interface Spec {
  readonly title: string
  readonly tests: readonly {
    readonly status: string
    readonly annotations?: readonly { readonly type: string; readonly description?: string }[]
    readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[]
  }[]
}

/** A journey with the file and the titles that it stands under. */
interface Journey {
  readonly file: string
  readonly name: string
  readonly test: Spec['tests'][number]
}

function journeysIn({ title, file, suites = [], specs = [] }: Suite, above: readonly string[] = []): Journey[] {
  const titles = title === file ? above : [...above, title]
  const path = `tests/journeys/${file}`
  const own = specs.flatMap((spec) =>
    spec.tests.map((test) => ({ file: path, name: [path, ...titles, spec.title].join(' > '), test })),
  )
  return [...own, ...suites.flatMap((suite) => journeysIn(suite, titles))]
}

const secondsOf = ({ test }: Journey) => test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000

const failure = ({ name, test }: Journey): Failure => ({
  name,
  message: shortened(test.results.find(({ error }) => error)?.error?.message),
})

function skip({ file, test }: Journey): string {
  const reason = test.annotations?.find(({ type, description }) => type === 'skip' && description)?.description
  return reason ? `${file} (${reason})` : file
}

export function journeysReport(text: string): TestReport {
  const { suites, errors = [] } = JSON.parse(text) as PlaywrightJson
  const journeys = suites.flatMap((suite) => journeysIn(suite))
  const passed = journeys.filter(({ test }) => test.status === 'expected')
  const skipped = journeys.filter(({ test }) => test.status === 'skipped')
  const failed = journeys.filter(({ test }) => test.status !== 'expected' && test.status !== 'skipped')
  return {
    count: { passed: passed.length, failed: failed.length + errors.length, skipped: skipped.length },
    failures: [
      ...errors.map(({ message }) => ({ name: 'Playwright', message: shortened(message) })),
      ...failed.map(failure),
    ],
    skips: skipLines(skipped.map(skip)),
    tests: journeys.map((journey) => ({ name: journey.name, seconds: secondsOf(journey) })),
    files: addedUp(journeys.map((journey) => ({ name: journey.file, seconds: secondsOf(journey) }))),
  }
}
