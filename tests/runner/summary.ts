import { type Count, type Failure, failuresOf, longest, skipLines } from './report.ts'
import { counted, hasPassed, type Outcome } from './run-steps.ts'

const FILES = 15
const TESTS = 10

const column = (seconds: number) => `${seconds.toFixed(1).padStart(9)} s`

/** Each step's time, the heaviest files, the slowest tests. @param seconds what the whole took */
export function timeLines(outcomes: readonly Outcome[], seconds: number): string[] {
  const files = outcomes
    .filter((outcome) => outcome.files.length > 0)
    .flatMap(({ step, files }) => [
      `\nThe heaviest files: ${step.title}`,
      ...longest(files, FILES).map((file) => `${column(file.seconds)}  ${file.name}`),
    ])
  const tests = longest(
    outcomes.filter(({ step }) => step.report).flatMap((outcome) => outcome.tests),
    TESTS,
  )
  return [
    '\nSteps',
    ...outcomes.map(({ step, seconds: own }) => `${column(own)}  ${step.title}`),
    `${column(seconds)}  in all`,
    ...files,
    ...(tests.length > 0
      ? ['\nThe slowest tests', ...tests.map((test) => `${column(test.seconds)}  ${test.name}`)]
      : []),
  ]
}

/** What was skipped, what passed by luck alone, what failed, and the last line, which counts. */
export function closingLines(outcomes: readonly Outcome[], unsteady: readonly Failure[] = []): string[] {
  const failed = outcomes.filter((outcome) => !hasPassed(outcome)).map(({ step }) => step.title)
  const tests = outcomes.flatMap((outcome) => outcome.tests)
  const skips = skipLines(tests)
  const told = (mark: string, { name, message }: Failure) => `\n${mark} ${name}: ${message}`
  return [
    ...(skips.length > 0 ? ['\nSkipped', ...skips.map((skip) => `- ${skip}`)] : []),
    ...unsteady.map((failure) => told('~ unsteady, failed first and passed alone:', failure)),
    ...failuresOf(tests).map((failure) => told('✗', failure)),
    ...(failed.length > 0 ? [`\nFailed: ${failed.join(', ')}`] : []),
    `\n${countLine(counted(outcomes))}`,
  ]
}

export const countLine = ({ passed, failed, skipped }: Count) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`
