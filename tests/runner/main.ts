import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { readArguments } from './arguments.ts'
import { endWithSignals } from './child.ts'
import { hasPassed, type Outcome, runStep, runSteps } from './run-steps.ts'
import { tryAgain, unsteady } from './second-try.ts'
import { steady } from './steady.ts'
import { allSteps, checkSteps, provision, type Step } from './steps.ts'
import { closingLines, timeLines } from './summary.ts'
import { comparedTimes, keepTimes } from './times.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)
const printAll = (lines: readonly string[]) => lines.forEach(print)

/** @returns the exit code */
export async function main(argv: readonly string[]): Promise<number> {
  const wanted = readArguments(argv)
  if (typeof wanted === 'string') {
    print(wanted)
    return 2
  }
  endWithSignals()
  if (wanted.command === 'steady') return steady(wanted, print)
  if (wanted.command === 'times') {
    printAll(comparedTimes())
    return 0
  }
  const since = wanted.values.changed ? forkOf(wanted.names[0]) : undefined
  if (wanted.values.changed && since === undefined) {
    print(`git knows no commit ${wanted.names[0] ?? 'main'} to compare with`)
    return 2
  }
  if (wanted.command === 'check') return run(checkSteps(), false)
  return run(allSteps({ isGate: wanted.command === 'gate', shard: wanted.values.shard, since }), true)
}

/** Where the branch left a commit, or main: its own work begins there. */
const forkOf = (ref?: string) =>
  (ref === undefined ? ['main', 'origin/main'] : [ref])
    .map((name) => spawnSync('git', ['merge-base', 'HEAD', name], { encoding: 'utf8' }).stdout.trim())
    .find((fork) => fork !== '')

async function run(steps: readonly Step[], hasJourneys: boolean): Promise<number> {
  rmSync('test-results', { recursive: true, force: true })
  mkdirSync('test-results', { recursive: true })
  beginTime()
  const from = performance.now()
  const runHere = (all: readonly Step[]) => runSteps(all, availableParallelism(), (step) => runStep(step, print))
  const ready = hasJourneys ? await runHere([provision]) : []
  const first = ready.every(hasPassed) ? [...ready, ...(await runHere(steps))] : ready
  const last: Outcome[] = []
  for (const outcome of first) last.push(await tryAgain(outcome, print))
  const waver = first.flatMap(({ tests }, at) => unsteady(tests, last[at]!.tests))
  const seconds = (performance.now() - from) / 1000
  writeFileSync('test-results/unsteady.json', `${JSON.stringify(waver, null, 2)}\n`)
  keepTimes(last, seconds)
  printAll([...timeLines(last, seconds), ...closingLines(last, waver)])
  return last.every(hasPassed) ? 0 : 1
}

/** Journeys that have not begun when a run's minutes are over are left out (tests/journeys/fixtures.ts). */
function beginTime(): void {
  const minutes = Number(process.env['TEST_MINUTES'])
  if (minutes > 0) process.env['TEST_UNTIL'] = String(performance.timeOrigin + performance.now() + minutes * 60_000)
}
