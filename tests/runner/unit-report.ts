import { relative, sep } from 'node:path'
import { shortened, skipLines, type TestReport } from './report.ts'

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

/** A file that could not be loaded has no tests, and counts as one that failed. */
const isBroken = (file: FileResult) =>
  file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')

/** Why tests were skipped, where the title above them says it in brackets (tests/fixtures/databases.ts). */
const reasonIn = (titles: readonly string[]) =>
  titles.map((title) => /\(([^()]+)\)$/.exec(title)?.[1]).find((reason) => reason !== undefined)

export function unitReport(text: string): TestReport {
  const { testResults } = JSON.parse(text) as VitestJson
  const tests = testResults.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: fileOf(file) })))
  const passed = tests.filter((test) => test.status === 'passed')
  const failed = tests.filter((test) => test.status === 'failed')
  const skipped = tests.filter((test) => test.status !== 'passed' && test.status !== 'failed')
  const broken = testResults.filter(isBroken)
  return {
    count: { passed: passed.length, failed: failed.length + broken.length, skipped: skipped.length },
    failures: [
      ...broken.map((file) => ({ name: fileOf(file), message: shortened(file.message) })),
      ...failed.map(({ file, fullName, failureMessages }) => ({
        name: `${file} > ${fullName}`,
        message: shortened(failureMessages?.[0]),
      })),
    ],
    skips: skipLines(skipped.map(({ file, ancestorTitles }) => reasonIn(ancestorTitles) ?? file)),
    tests: tests.map(({ file, fullName, duration }) => ({
      name: `${file} > ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
    files: testResults.map((file) => ({ name: fileOf(file), seconds: (file.endTime - file.startTime) / 1000 })),
  }
}
