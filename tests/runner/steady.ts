import { Worker } from 'node:worker_threads'
import type { Wanted } from './arguments.ts'
import { counted, countLine, hasFailed, type Test } from './report.ts'
import { type Print, runStep } from './run-steps.ts'
import { GATE, journeysStep } from './steps.ts'

/** Runs the journeys again and again beside a load, and says how often each failed. @returns the exit code */
export async function steady({ values, names }: Wanted, print: Print): Promise<number> {
  const [runs, load] = [Number(values.runs), Number(values.load)]
  const step = journeysStep(...(names.length > 0 ? names : [GATE]))
  // Threads of this process, so that the load can't outlive it.
  const busy = Array.from({ length: load }, () => new Worker('for (;;) {}', { eval: true }))
  const failures: Test[][] = []
  for (let run = 1; run <= runs; run++) {
    const { tests } = await runStep(step, print)
    failures.push(tests.filter(hasFailed))
    print(`\n-- run ${run} of ${runs}: ${countLine(tests)}`)
  }
  await Promise.all(busy.map((thread) => thread.terminate()))
  steadyLines(failures).forEach(print)
  return failures.flat().length === 0 ? 0 : 1
}

/** What failed, with what it said and how often, the most frequent first; and the line that counts the runs. */
export function steadyLines(runs: readonly (readonly Test[])[]): string[] {
  const said = runs.flat().map(({ name, message }) => `${name}: ${message}`)
  const clean = runs.filter((failures) => failures.length === 0).length
  return [
    ...counted(said).map(([text, times]) => `\n✗ ${times} times in ${runs.length} runs: ${text}`),
    `\n${clean} of ${runs.length} runs passed`,
  ]
}
