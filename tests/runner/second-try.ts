import { hasFailed, type Test } from './report.ts'
import { type Outcome, type Print, runStep } from './run-steps.ts'

/** A defect is red each time; what luck brings is not. */
const TRIES = 2

/** Files in which luck may fail at once. With more than these something is broken, and waiting for each of them twice again tells nothing more. */
const MOST_UNLUCKY = 20

/** Runs the failed tests of a step again, by themselves. What broke outside of every file can't be, and stays. */
export async function tryAgain(outcome: Outcome, print: Print): Promise<Outcome> {
  const { step } = outcome
  let { tests } = outcome
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const failed = tests.filter((test) => hasFailed(test) && test.file !== undefined)
    if (!step.again || failed.length === 0) break
    const files = new Set(failed.map(({ file }) => file)).size
    if (files > MOST_UNLUCKY) {
      print(`-- ${step.title}: tests of ${files} files failed, which is no luck: they are not tried again`)
      break
    }
    const title = `${step.title}: what failed, alone (${attempt} of ${TRIES})`
    const again = await runStep({ ...step, title, run: step.again(failed) }, print)
    tests = merged(tests, again.tests)
  }
  return { ...outcome, tests }
}

/**
 * The tests with what became of those that ran again: one that was skipped then did not. A file that could not be loaded is gone when it
 * has tests now.
 */
export function merged(first: readonly Test[], again: readonly Test[]): Test[] {
  const ran = again.filter(({ state }) => state !== 'skipped')
  const names = new Set(ran.flatMap(({ name, file }) => (file === undefined ? [name] : [name, file])))
  const kept = first.filter(({ name }) => !names.has(name))
  return [...kept, ...ran]
}

/** What failed first and passed at last. */
export function unsteady(first: readonly Test[], last: readonly Test[]): Test[] {
  const failing = new Set(last.filter(hasFailed).map(({ name }) => name))
  return first.filter((test) => hasFailed(test) && !failing.has(test.name))
}
