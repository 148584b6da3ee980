import { counted, countLine, hasFailed, type Test } from './report.ts'
import { hasPassed, type Outcome } from './run-steps.ts'

const FILES = 15

const column = (seconds: number, name: string) => `${seconds.toFixed(1).padStart(9)} s  ${name}`

/** Each step's time, and the heaviest files. @param seconds what the whole took */
export function timeLines(outcomes: readonly Outcome[], seconds: number): string[] {
  const files = outcomes
    .flatMap((outcome) => Object.entries(outcome.files))
    .sort(([, a], [, b]) => b - a)
    .slice(0, FILES)
  return [
    ...['\nSteps', ...outcomes.map(({ step, seconds: own }) => column(own, step.title)), column(seconds, 'in all')],
    ...['\nThe heaviest files', ...files.map(([name, own]) => column(own, name))],
  ]
}

/** What was skipped and why, what passed by luck alone, what failed, and the last line, which counts. */
export function closingLines(outcomes: readonly Outcome[], unsteady: readonly Test[] = []): string[] {
  const tests = outcomes.flatMap((outcome) => outcome.tests)
  const skips = tests.flatMap(({ state, file = '', message }) => (state === 'skipped' ? [message ?? file] : []))
  const broken = outcomes.filter((outcome) => !hasPassed(outcome)).map(({ step }) => step.title)
  return [
    ...(skips.length > 0 ? ['\nSkipped', ...counted(skips).map(([why, count]) => `- ${why}: ${count}`)] : []),
    ...unsteady.map(({ name, message }) => `\n~ unsteady, failed first and passed alone: ${name}: ${message}`),
    ...tests.filter(hasFailed).map(({ name, message }) => `\n✗ ${name}: ${message}`),
    ...(broken.length > 0 ? [`\nFailed: ${broken.join(', ')}`] : []),
    `\n${countLine(tests)}`,
  ]
}
