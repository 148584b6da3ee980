import { Worker } from 'node:worker_threads'
import { rmSync } from 'node:fs'
import { startChild } from './child.ts'
import { countOf, type Failure, failuresOf, type TestReport } from './report.ts'
import { hasPassed, reported, shownSeconds } from './run-steps.ts'
import { journeysStep, type Step } from './steps.ts'
import { countLine } from './summary.ts'
import type { SteadyWanted } from './usage.ts'

type Print = (line: string) => void

/** Runs the journeys again and again beside a load, and says how often each failed. @returns the exit code */
export async function steady({ runs, load, filters }: SteadyWanted, print: Print): Promise<number> {
  const step = journeysStep(filters.length > 0 ? { files: filters } : { isGate: true })
  const ends = Array.from({ length: load }, busyCore)
  const reports: TestReport[] = []
  for (let run = 1; run <= runs; run++) {
    const from = performance.now()
    const report = await runOnce(step, print)
    reports.push(report)
    const time = shownSeconds((performance.now() - from) / 1000)
    print(`\n-- run ${run} of ${runs}: ${countLine(countOf(report.tests))} in ${time}`)
    for (const failure of failuresOf(report.tests)) print(`✗ ${failure.name}: ${failure.message}`)
  }
  await Promise.all(ends.map((end) => end()))
  for (const line of steadyLines(reports.map(({ tests }) => failuresOf(tests)))) print(line)
  return reports.every(hasPassed) ? 0 : 1
}

/** A thread of this process, so that the load can't outlive it. @returns ends it */
function busyCore(): () => Promise<unknown> {
  const worker = new Worker('for (;;) {}', { eval: true })
  return () => worker.terminate()
}

async function runOnce(step: Step, print: Print): Promise<TestReport> {
  // A run that breaks down early must not be read as the one before.
  rmSync(step.report!.file, { force: true })
  const written: string[] = []
  const { ended } = startChild(step.run, {
    onLine: (line) => {
      written.push(line)
      print(line)
    },
    onWord: () => {},
  })
  return reported(step, await ended, written)
}

/** What failed, with how often, the most frequent first; and the line that counts the runs. */
export function steadyLines(runs: readonly (readonly Failure[])[]): string[] {
  const seen = new Map<string, { readonly times: number; readonly message: string }>()
  for (const { name, message } of runs.flat()) {
    const before = seen.get(name)
    seen.set(name, { times: (before?.times ?? 0) + 1, message: before?.message ?? message })
  }
  const lines = [...seen]
    .sort(([, a], [, b]) => b.times - a.times)
    .map(([name, { times, message }]) => `\n✗ in ${times} of ${runs.length} runs: ${name}: ${message}`)
  const clean = runs.filter((failures) => failures.length === 0).length
  return [...lines, `\n${clean} of ${runs.length} runs passed`]
}
