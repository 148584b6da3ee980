import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { type Budget, budgetOf, judged, type Mode, type Spent, type Verdict } from './budget.ts'
import { changedSteps } from './changed/changed-steps.ts'
import { endWithSignals } from './child.ts'
import { machineSeconds, watchCpu } from './cpu.ts'
import { stepLog } from './log.ts'
import { watchSpeed } from './machine-speed.ts'
import { hasPassed, type Outcome, runSteps } from './run-steps.ts'
import { steady } from './steady.ts'
import { checks, journeysStep, provision } from './steps.ts'
import { closingLines, isOverdrawn, type Taken, timeLines, verdictLines } from './summary.ts'
import { readArguments } from './usage.ts'

const BUDGET = 'tests/budget.json'

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
  return run(wanted.command, wanted.changed)
}

/** @param changed what to compare with, to run only what a change touches; undefined: everything */
async function run(mode: Mode, changed: { readonly since?: string } | undefined): Promise<number> {
  const cores = availableParallelism()
  const cpu = watchCpu()
  const log = stepLog(print)
  const ready = mode === 'test' ? await runSteps([provision], { cores, log, cpu }) : []
  if (!ready.every(hasPassed)) {
    for (const line of closingLines(ready.map((outcome) => ({ ...outcome, failures: [] })))) print(line)
    return 1
  }
  const all = mode === 'check' ? checks(cores) : [...checks(cores), journeysStep()]
  const steps = changed ? changedSteps(all, cores, changed.since, print) : all
  const speed = watchSpeed()
  const [from, before] = [performance.now(), machineSeconds()]
  const outcomes = await runSteps(steps, { cores, log, cpu })
  cpu.stop()
  const after = machineSeconds()
  const taken = {
    seconds: (performance.now() - from) / 1000,
    cores,
    idle: after.idle - before.idle,
    busy: after.busy - before.busy,
  }
  const spent = spentBy(mode, outcomes, taken, speed.stop())
  for (const line of timeLines([...ready, ...outcomes], taken)) print(line)
  const verdict = changed ? undefined : judgement(outcomes, spent)
  keepTimes(outcomes, taken, spent)
  for (const line of closingLines([...ready, ...outcomes], verdict)) print(line)
  return outcomes.every(hasPassed) && !(verdict && isOverdrawn(verdict)) ? 0 : 1
}

/** The budget speaks of two cores: what is idle there is the run's own doing; on another machine only work is compared. */
function spentBy(
  mode: Mode,
  outcomes: readonly Outcome[],
  { idle, busy }: Taken,
  fixedWork: number,
): Spent | undefined {
  if (outcomes.some((outcome) => outcome.cpu === undefined)) return undefined
  const own = outcomes.reduce((sum, { cpu }) => sum + (cpu ?? 0), 0)
  return {
    mode,
    fixedWork,
    idle: cpus().length === 2 ? idle : 0,
    others: Math.max(0, 1 - own / busy),
    steps: outcomes.map(({ step, cpu }) => ({ name: step.id, seconds: cpu ?? 0 })),
    files: Object.fromEntries(
      outcomes.filter(({ files }) => files.length > 0).map(({ step, files }) => [step.id, files]),
    ),
  }
}

const budget = () => JSON.parse(readFileSync(BUDGET, 'utf8')) as Budget

/** A run that failed did not do all its work, and has nothing to compare. */
function judgement(outcomes: readonly Outcome[], spent: Spent | undefined): Verdict | undefined {
  if (!outcomes.every(hasPassed)) return undefined
  if (!spent) {
    print('\nBudget: not compared, since this system does not tell what a step cost')
    return undefined
  }
  const verdict = judged(spent, budget())
  for (const line of verdictLines(verdict, budget().whole[spent.mode])) print(line)
  return verdict
}

function keepTimes(outcomes: readonly Outcome[], taken: Taken, spent: Spent | undefined): void {
  const steps = outcomes.map(({ step, seconds, cpu, files, tests }) => ({ id: step.id, seconds, cpu, files, tests }))
  const keep = (file: string, content: object) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
  keep('test-results/times.json', { ...taken, fixedWork: spent?.fixedWork, steps })
  if (spent && outcomes.every(hasPassed)) keep('test-results/budget.json', budgetOf(spent, budget()))
}
