import { existsSync, readFileSync } from 'node:fs'
import { startChild, type Word } from './child.ts'
import type { StepLog } from './log.ts'
import { type Count, countOf, shortened, type Test, type TestReport, type Timed } from './report.ts'
import { type Running, schedule } from './schedule.ts'
import type { Step } from './steps.ts'

/** What became of a step. */
export interface Outcome extends TestReport {
  readonly step: Step
  /** Wall seconds. */
  readonly seconds: number
}

interface Surroundings {
  readonly cores: number
  readonly log: StepLog
}

export const hasPassed = ({ tests }: TestReport) => tests.every(({ state }) => state !== 'failed')

/** Runs steps side by side. */
export async function runSteps(steps: readonly Step[], { cores, log }: Surroundings): Promise<Outcome[]> {
  const title = (id: string) => steps.find((step) => step.id === id)?.title ?? id
  const results = await schedule<Step, Outcome>(steps, {
    cores,
    hasPassed,
    start: (step) => startStep(step, log),
    leaveOut: (step, failed) => leftOut(step, `not run, since «${title(failed)}» failed`),
  })
  return steps.map(({ id }) => results.get(id)!)
}

/** A step that passes or fails as one. */
const whole = ({ title }: Step, state: Test['state'], message = ''): TestReport => ({
  tests: [{ file: undefined, name: title, state, seconds: 0, message }],
  files: [],
})

const leftOut = (step: Step, why: string): Outcome => ({ ...whole(step, 'failed', why), step, seconds: 0 })

function startStep(step: Step, log: StepLog): Running<Outcome> {
  let listen: (cores: number) => void = () => {}
  const written: string[] = []
  const files: Timed[] = []
  log.begin(step)
  const from = performance.now()
  const listeners = {
    onLine: (line: string) => {
      written.push(line)
      log.line(step, line)
    },
    onWord: (word: Word) => {
      if ('cores' in word) listen(word.cores)
      else files.push({ name: word.file, seconds: word.seconds })
    },
  }
  const { ended } = startChild(step.run, listeners, step.env)
  const done = ended.then((code): Outcome => {
    const seconds = (performance.now() - from) / 1000
    const report = reported(step, code, written)
    log.end(step, `${hasPassed(report) ? 'passed' : 'failed'} in ${shownSeconds(seconds)}`)
    return { ...report, ...(files.length > 0 ? { files } : {}), step, seconds }
  })
  return {
    done,
    onCores: (told) => {
      listen = told
    },
  }
}

/** What a step's report says, against how it ended. */
export function reported(step: Step, code: number, written: readonly string[]): TestReport {
  if (!step.report || !existsSync(step.report.file)) {
    if (code === 0) return whole(step, 'passed')
    return whole(step, 'failed', shortened(written.filter((line) => line.trim() !== '').join('\n')))
  }
  const read = step.report.read(readFileSync(step.report.file, 'utf8'))
  if (code === 0 || !hasPassed(read)) return read
  return { ...read, tests: [...whole(step, 'failed', `ended with code ${code}`).tests, ...read.tests] }
}

export const counted = (outcomes: readonly TestReport[]): Count => countOf(outcomes.flatMap(({ tests }) => tests))

/** "48 s", "20 min 5 s" */
export function shownSeconds(seconds: number): string {
  const whole = Math.round(seconds)
  return whole < 60 ? `${seconds < 10 ? seconds.toFixed(1) : whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
