import { runNode } from './child.ts'
import { hasFailed, type Report, firstLines, type Test } from './report.ts'
import type { Step } from './steps.ts'

export type Print = (line: string) => void

/** What became of a step. */
export interface Outcome extends Report {
  readonly step: Step
  /** Wall seconds. */
  readonly seconds: number
}

export const hasPassed = ({ tests }: Report) => !tests.some(hasFailed)

/**
 * Runs steps side by side, in their order: each as soon as those before it that it needs have passed and a core is free. One that wants
 * more cores than there are free starts all the same, and shares: a busy core loses less than an idle one.
 */
export function runSteps(steps: readonly Step[], cores: number, start: (step: Step) => Promise<Outcome>) {
  const done = new Map<string, Outcome>()
  const busy = new Set<Step>()
  return new Promise<Outcome[]>((resolve, reject) => {
    const begin = (step: Step) => {
      busy.add(step)
      const end = (outcome: Outcome) => {
        busy.delete(step)
        done.set(step.id, outcome)
        advance()
      }
      start(step).then(end).catch(reject)
    }
    const advance = () => {
      for (const step of steps.filter((one) => !done.has(one.id) && !busy.has(one))) {
        const needed = (step.needs ?? []).map((id) => done.get(id))
        const failed = needed.find((outcome) => outcome && !hasPassed(outcome))
        const taken = [...busy].reduce((sum, { cores: own = 1 }) => sum + own, 0)
        if (failed) done.set(step.id, leftOut(step, failed.step))
        else if (needed.every(Boolean) && taken < cores) begin(step)
      }
      if (done.size === steps.length) resolve(steps.map(({ id }) => done.get(id)!))
    }
    advance()
  })
}

/** A step that passes or fails as one. */
const whole = ({ title }: Step, state: Test['state'], message = ''): Test => ({ name: title, state, message })

const leftOut = (step: Step, failed: Step): Outcome => ({
  ...{ step, seconds: 0, files: {} },
  tests: [whole(step, 'failed', `not run, since «${failed.title}» failed`)],
})

/** Runs a step. What several write at once is kept apart: a long one's lines have its name before them, the others' come together at its end. */
export async function runStep(step: Step, print: Print): Promise<Outcome> {
  const written: string[] = []
  let report: Report | undefined
  const from = performance.now()
  print(`·  ${step.title} ...`)
  const onLine = (line: string) => {
    written.push(line)
    if (step.isLong) print(`${step.id.padEnd(9)}│ ${line}`)
  }
  const onMessage = (message: unknown) => {
    report = message as Report
  }
  const code = await runNode(step.run, { onLine, onMessage }, step.env)
  const tests = testsOf(step, code, written, report)
  const seconds = (performance.now() - from) / 1000
  if (!step.isLong) for (const line of [`\n== ${step.title}`, ...written]) print(line)
  print(`-- ${step.title}: ${tests.some(hasFailed) ? 'failed' : 'passed'} in ${seconds.toFixed(1)} s`)
  return { step, seconds, tests, files: report?.files ?? {} }
}

/** What a step's reporter sent, against how the step ended: one that is red has a reason that is counted. */
export function testsOf(step: Step, code: number, written: readonly string[], report?: Report): readonly Test[] {
  if (!report) return [whole(step, code === 0 && !step.again ? 'passed' : 'failed', firstLines(written.join('\n')))]
  if (code === 0 || !hasPassed(report)) return report.tests
  return [whole(step, 'failed', `ended with code ${code}, though no test failed`), ...report.tests]
}
