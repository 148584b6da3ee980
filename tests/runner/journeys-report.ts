import { addedUp, shortened, type Test, type TestReport } from './report.ts'

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

const states: Readonly<Record<string, Test['state']>> = { expected: 'passed', skipped: 'skipped' }

function journeysIn({ title, file, suites = [], specs = [] }: Suite, above: readonly string[] = []): Test[] {
  const titles = title === file ? above : [...above, title]
  const path = `tests/journeys/${file}`
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results, annotations = [] }) => ({
      file: path,
      name: [path, ...titles, spec.title].join(' > '),
      place: [file, ...titles, spec.title].join(' › '),
      state: states[status] ?? 'failed',
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      message: shortened(results.find(({ error }) => error)?.error?.message),
      ...reasonIn(path, annotations),
    })),
  )
  return [...own, ...suites.flatMap((suite) => journeysIn(suite, titles))]
}

function reasonIn(file: string, annotations: readonly { readonly type: string; readonly description?: string }[]) {
  const said = annotations.find(({ type, description }) => (type === 'skip' || type === 'fixme') && description)
  return said ? { reason: `${file} (${said.description})` } : {}
}

export function journeysReport(text: string): TestReport {
  const { suites, errors = [] } = JSON.parse(text) as PlaywrightJson
  const journeys = suites.flatMap((suite) => journeysIn(suite))
  const broken = errors.map(({ message }) => ({
    ...{ file: undefined, name: 'Playwright', state: 'failed' as const, seconds: 0 },
    message: shortened(message),
  }))
  return {
    tests: [...broken, ...journeys],
    files: addedUp(journeys.map(({ file, seconds }) => ({ name: file ?? '', seconds }))),
  }
}
