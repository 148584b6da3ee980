import { rmSync } from 'node:fs'
import { startChild } from './child.ts'
import { type Failure, failuresOf, type Test } from './report.ts'
import { hasPassed, type Outcome, reported } from './run-steps.ts'

type Print = (line: string) => void

/** A defect is red each time; what luck brings is not. */
const TRIES = 2

export interface Tried {
  readonly outcomes: readonly Outcome[]
  /** What passed when it was tried again, with what it said at first. */
  readonly unsteady: readonly Failure[]
}

/** Runs the failed tests of each step again, by themselves, after all the rest has ended. */
export async function tryAgain(outcomes: readonly Outcome[], print: Print): Promise<Tried> {
  const tried: Outcome[] = []
  for (const outcome of outcomes) tried.push(await renewed(outcome, print))
  return { outcomes: tried, unsteady: outcomes.flatMap((first, at) => healed(first.tests, tried[at]!.tests)) }
}

async function renewed(outcome: Outcome, print: Print): Promise<Outcome> {
  const { step } = outcome
  let now = outcome
  for (let attempt = 1; attempt <= TRIES && step.again && !hasPassed(now); attempt++) {
    const run = step.again(now.tests.filter(({ state }) => state === 'failed'))
    if (!run) break
    print(`\n== ${step.title}: what failed, alone (${attempt} of ${TRIES})`)
    now = { ...now, tests: merged(now.tests, await runAlone(outcome, run, print)) }
  }
  return now
}

async function runAlone({ step }: Outcome, run: readonly string[], print: Print): Promise<readonly Test[]> {
  // A run that breaks down early must not be read as the one before.
  if (step.report) rmSync(step.report.file, { force: true })
  const written: string[] = []
  const onLine = (line: string) => {
    written.push(line)
    print(line)
  }
  const { ended } = startChild(run, { onLine, onWord: () => {} }, step.env)
  return reported(step, await ended, written).tests
}

/** The tests with what became of those that ran again. A file that could not be loaded is gone when it has tests now. */
export function merged(first: readonly Test[], again: readonly Test[]): Test[] {
  const names = new Set(again.flatMap(({ name, file }) => (file === undefined ? [name] : [name, file])))
  return [...first.filter(({ name }) => !names.has(name)), ...again]
}

/** What failed first and passed at last. */
export function healed(first: readonly Test[], last: readonly Test[]): Failure[] {
  const failing = new Set(failuresOf(last).map(({ name }) => name))
  return failuresOf(first).filter(({ name }) => !failing.has(name))
}
