import { existsSync, readFileSync } from 'node:fs'
import { startChild } from './child.ts'
import type { watchCpu } from './cpu.ts'
import type { StepLog } from './log.ts'
import { type Count, shortened, type TestReport, type Timed } from './report.ts'
import { type Running, schedule } from './schedule.ts'
import type { Step } from './steps.ts'

/** What became of a step. */
export interface Outcome extends TestReport {
  readonly step: Step
  /** Wall seconds. */
  readonly seconds: number
  /** CPU seconds; undefined where the system does not tell. */
  readonly cpu: number | undefined
}

interface Surroundings {
  readonly cores: number
  readonly log: StepLog
  readonly cpu: ReturnType<typeof watchCpu>
}

export const hasPassed = ({ count }: Outcome) => count.failed === 0

/** Runs steps side by side. */
export async function runSteps(steps: readonly Step[], { cores, log, cpu }: Surroundings): Promise<Outcome[]> {
  const title = (id: string) => steps.find((step) => step.id === id)?.title ?? id
  const results = await schedule<Step, Outcome>(steps, {
    cores,
    hasPassed,
    start: (step) => startStep(step, log, cpu),
    leaveOut: (step, failed) => leftOut(step, `not run, since «${title(failed)}» failed`),
  })
  return steps.map(({ id }) => results.get(id)!)
}

const nothing = { failures: [], skips: [], tests: [], files: [] }

const leftOut = (step: Step, why: string): Outcome => ({
  ...nothing,
  step,
  seconds: 0,
  cpu: 0,
  count: { passed: 0, failed: 1, skipped: 0 },
  failures: [{ name: step.title, message: why }],
})

function startStep(step: Step, log: StepLog, cpu: Surroundings['cpu']): Running<Outcome> {
  let listen: (cores: number) => void = () => {}
  const written: string[] = []
  const files: Timed[] = []
  log.begin(step)
  const from = performance.now()
  const child = startChild(step.run, {
    onLine: (line) => {
      written.push(line)
      log.line(step, line)
    },
    onWord: (word) => {
      if ('cores' in word) listen(word.cores)
      else files.push({ name: word.file, seconds: word.seconds })
    },
  })
  const family = child.pid === undefined ? () => 0 : cpu.follow(child.pid)
  const done = child.ended.then((ended): Outcome => {
    const seconds = (performance.now() - from) / 1000
    const seen = family()
    // What lives shorter than a look is in the one sum alone, who outlives its parent in the other.
    const own = ended.cpu === undefined ? undefined : Math.max(ended.cpu, seen)
    const report = reported(step, ended.code, written)
    log.end(step, `${report.count.failed > 0 ? 'failed' : 'passed'} in ${shownSeconds(seconds)}`)
    return { ...report, ...(files.length > 0 ? { files } : {}), step, seconds, cpu: own }
  })
  return {
    done,
    onCores: (told) => {
      listen = told
    },
  }
}

/** What a step's report says, against how it ended. */
export function reported({ title, report }: Step, code: number, written: readonly string[]): TestReport {
  if (!report || !existsSync(report.file)) {
    if (code === 0) return { ...nothing, count: { passed: 1, failed: 0, skipped: 0 } }
    const message = shortened(written.filter((line) => line.trim() !== '').join('\n'))
    return { ...nothing, failures: [{ name: title, message }], count: { passed: 0, failed: 1, skipped: 0 } }
  }
  const read = report.read(readFileSync(report.file, 'utf8'))
  if (code === 0 || read.count.failed > 0) return read
  return {
    ...read,
    failures: [{ name: title, message: `ended with code ${code}` }],
    count: { ...read.count, failed: 1 },
  }
}

export const counted = (outcomes: readonly Outcome[]): Count => ({
  passed: outcomes.reduce((sum, { count }) => sum + count.passed, 0),
  failed: outcomes.reduce((sum, { count }) => sum + count.failed, 0),
  skipped: outcomes.reduce((sum, { count }) => sum + count.skipped, 0),
})

/** "48 s", "20 min 5 s" */
export function shownSeconds(seconds: number): string {
  const whole = Math.round(seconds)
  return whole < 60 ? `${seconds < 10 ? seconds.toFixed(1) : whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
