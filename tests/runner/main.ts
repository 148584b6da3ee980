import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { changedSteps } from './changed/changed-steps.ts'
import { endWithSignals } from './child.ts'
import { stepLog } from './log.ts'
import type { Failure } from './report.ts'
import { hasPassed, type Outcome, runSteps } from './run-steps.ts'
import { tryAgain } from './second-try.ts'
import { steady } from './steady.ts'
import { allSteps, checkSteps, gateSteps, provision, type Step } from './steps.ts'
import { closingLines, timeLines } from './summary.ts'
import { readArguments, type Wanted } from './usage.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)

/** @returns the exit code */
export async function main(argv: readonly string[]): Promise<number> {
  const wanted = readArguments(argv)
  if ('mistake' in wanted) {
    print(wanted.mistake)
    return 2
  }
  endWithSignals(print)
  if (wanted.command === 'steady') return steady(wanted, print)
  rmSync('test-results', { recursive: true, force: true })
  mkdirSync('test-results', { recursive: true })
  return run(wanted)
}

type RunWanted = Exclude<Wanted, { readonly mistake: string } | { readonly command: 'steady' }>

async function run(wanted: RunWanted): Promise<number> {
  beginTime()
  const cores = availableParallelism()
  const log = stepLog(print)
  const ready = wanted.command === 'check' ? [] : await runSteps([provision], { cores, log })
  if (!ready.every(hasPassed)) {
    for (const line of closingLines(ready)) print(line)
    return 1
  }
  const from = performance.now()
  const first = await runSteps(stepsOf(wanted, cores), { cores, log })
  const { outcomes, unsteady } = await tryAgain([...ready, ...first], print)
  const seconds = (performance.now() - from) / 1000
  for (const line of timeLines(outcomes, seconds)) print(line)
  keep(outcomes, unsteady, seconds)
  for (const line of closingLines(outcomes, unsteady)) print(line)
  return outcomes.every(hasPassed) ? 0 : 1
}

/** Journeys that have not begun when a run's minutes are over are left out (tests/journeys/fixtures.ts). */
function beginTime(): void {
  const minutes = Number(process.env['TEST_MINUTES'])
  if (minutes > 0) process.env['TEST_UNTIL'] = String(performance.timeOrigin + performance.now() + minutes * 60_000)
}

function stepsOf(wanted: RunWanted, cores: number): Step[] {
  if (wanted.command !== 'all') return wanted.command === 'check' ? checkSteps(cores) : gateSteps(cores)
  const steps = allSteps(cores, wanted.shard)
  return wanted.changed ? changedSteps(steps, cores, wanted.changed.since, print) : steps
}

function keep(outcomes: readonly Outcome[], unsteady: readonly Failure[], seconds: number): void {
  const write = (file: string, content: object) =>
    writeFileSync(`test-results/${file}`, `${JSON.stringify(content, null, 2)}\n`)
  write('unsteady.json', unsteady)
  write('times.json', {
    seconds,
    steps: outcomes.map(({ step, seconds: own, files, tests }) => ({
      ...{ id: step.id, seconds: own, files },
      tests: tests.map((test) => ({ name: test.name, seconds: test.seconds })),
    })),
  })
}
