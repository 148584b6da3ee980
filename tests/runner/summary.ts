import type { Verdict } from './budget.ts'
import { type Count, longest } from './report.ts'
import { counted, hasPassed, type Outcome, shownSeconds } from './run-steps.ts'

const FILES = 15
const TESTS = 10

/** What a whole run took. */
export interface Taken {
  /** Wall seconds. */
  readonly seconds: number
  readonly cores: number
  /** Core seconds in which nothing ran on this machine. */
  readonly idle: number
  /** Core seconds in which this machine ran anybody's programs. */
  readonly busy: number
}

const column = (seconds: number) => `${seconds.toFixed(1).padStart(9)} s`

/** Each step's time, the heaviest files, the slowest tests. */
export function timeLines(outcomes: readonly Outcome[], { seconds, cores, idle }: Taken): string[] {
  const steps = outcomes.map(({ step, seconds: own, cpu }) =>
    [column(own), cpu === undefined ? '' : `${column(cpu)} of CPU`, `  ${step.title}`].join(''),
  )
  const files = outcomes
    .filter((outcome) => outcome.files.length > 0)
    .flatMap(({ step, files }) => [
      `\nThe heaviest files: ${step.title}`,
      ...longest(files, FILES).map((file) => `${column(file.seconds)}  ${file.name}`),
    ])
  const tests = longest(
    outcomes.flatMap((outcome) => outcome.tests),
    TESTS,
  )
  const busy = Math.round(100 * (1 - idle / (seconds * cores)))
  return [
    '\nSteps',
    ...steps,
    `${column(seconds)}  in all; ${cores} ${cores === 1 ? 'core' : 'cores'}, busy for ${busy} % of it`,
    ...files,
    ...(tests.length > 0
      ? ['\nThe slowest tests', ...tests.map((test) => `${column(test.seconds)}  ${test.name}`)]
      : []),
  ]
}

/** What was skipped, what failed, and the last line, which counts. */
export function closingLines(outcomes: readonly Outcome[], verdict?: Verdict): string[] {
  const failed = outcomes.filter((outcome) => !hasPassed(outcome)).map(({ step }) => step.title)
  const overdrawn = verdict && isOverdrawn(verdict) ? [verdict.excess] : []
  const total = counted(outcomes)
  const skips = outcomes.flatMap((outcome) => outcome.skips)
  return [
    ...(skips.length > 0 ? ['\nSkipped', ...skips.map((skip) => `- ${skip}`)] : []),
    ...outcomes.flatMap(({ failures }) => failures.map(({ name, message }) => `\n✗ ${name}: ${message}`)),
    ...overdrawn.map((excess) => `\n✗ ${excess}`),
    ...(failed.length > 0 ? [`\nFailed: ${failed.join(', ')}`] : []),
    `\n${countLine({ ...total, failed: total.failed + overdrawn.length })}`,
  ]
}

export const countLine = ({ passed, failed, skipped }: Count) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/** A run fails for what it cost when it is sure that the cost is its own. */
export const isOverdrawn = (verdict: Verdict): verdict is Verdict & { readonly excess: string } =>
  verdict.excess !== undefined && !verdict.isDoubtful

export function verdictLines({ seconds, excess, isDoubtful }: Verdict, allowed: number): string[] {
  const line = `\nBudget: ${shownSeconds(seconds)} of two cores at the reference's speed, of ${shownSeconds(allowed)}`
  return excess !== undefined && isDoubtful
    ? [line, `No failure, since other programs had much of this machine. ${excess}`]
    : [line]
}
