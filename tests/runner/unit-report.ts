import { relative, sep } from 'node:path'
import { shortened, type Test, type TestReport } from './report.ts'

/** What vitest's json reporter writes, as far as it is read here. */
export interface VitestJson {
  readonly testResults: readonly FileResult[]
}

interface FileResult {
  /** Absolute. */
  readonly name: string
  readonly status: string
  readonly message?: string
  readonly startTime: number
  readonly endTime: number
  readonly assertionResults: readonly Assertion[]
}

interface Assertion {
  readonly status: string
  readonly fullName: string
  readonly ancestorTitles: readonly string[]
  readonly duration?: number | null
  readonly failureMessages?: readonly string[] | null
}

const fileOf = ({ name }: FileResult) => relative('.', name).split(sep).join('/')

const secondsOf = ({ startTime, endTime }: FileResult) => (endTime - startTime) / 1000

const states: Readonly<Record<string, Test['state']>> = { passed: 'passed', failed: 'failed' }

/** A file that could not be loaded has no tests, and counts as one that failed. */
const isBroken = (file: FileResult) =>
  file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')

/** Why tests were skipped, where the title above them says it in brackets (tests/fixtures/databases.ts). */
const reasonIn = (titles: readonly string[]) =>
  titles.map((title) => /\(([^()]+)\)$/.exec(title)?.[1]).find((reason) => reason !== undefined)

function testsIn(result: FileResult): Test[] {
  const file = fileOf(result)
  const broken: Test = {
    file,
    name: file,
    state: 'failed',
    seconds: secondsOf(result),
    message: shortened(result.message),
  }
  const tests = result.assertionResults.map((test): Test => {
    const reason = reasonIn(test.ancestorTitles)
    return {
      file,
      name: `${file} > ${test.fullName}`,
      state: states[test.status] ?? 'skipped',
      seconds: (test.duration ?? 0) / 1000,
      message: shortened(test.failureMessages?.[0]),
      ...(reason === undefined ? {} : { reason }),
    }
  })
  return isBroken(result) ? [broken, ...tests] : tests
}

export function unitReport(text: string): TestReport {
  const { testResults } = JSON.parse(text) as VitestJson
  return {
    tests: testResults.flatMap(testsIn),
    files: testResults.map((file) => ({ name: fileOf(file), seconds: secondsOf(file) })),
  }
}
