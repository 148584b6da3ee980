import type { Step } from './steps.ts'

/** The scheduler's view of a step. */
export type Planned = Pick<Step, 'id' | 'needs' | 'cores'>

/** A step that is under way. */
export interface Running<Result> {
  readonly done: Promise<Result>
  /** The step says that it keeps fewer cores busy from now on. */
  readonly onCores: (listen: (cores: number) => void) => void
}

interface Run<S extends Planned, Result> {
  readonly cores: number
  readonly start: (step: S) => Running<Result>
  readonly hasPassed: (result: Result) => boolean
  /** What becomes of a step whose need did not pass. */
  readonly leaveOut: (step: S, failed: string) => Result
}

/**
 * Steps that can start now, in their order: each as soon as its needs are done and a core is free. One that wants more cores than
 * there are free starts all the same, and shares: a busy core loses less than an idle one.
 * @param busy cores of what runs
 */
export function startable<S extends Planned>(
  waiting: readonly S[],
  done: ReadonlySet<string>,
  busy: number,
  cores: number,
): S[] {
  const started: S[] = []
  let taken = busy
  for (const step of waiting) {
    if (taken >= cores) break
    if (!(step.needs ?? []).every((need) => done.has(need))) continue
    started.push(step)
    taken += step.cores
  }
  return started
}

/** Runs steps side by side as far as the cores go, in their order, each after what it needs. */
export async function schedule<S extends Planned, Result>(
  steps: readonly S[],
  { cores, start, hasPassed, leaveOut }: Run<S, Result>,
): Promise<ReadonlyMap<string, Result>> {
  const results = new Map<string, Result>()
  const busy = new Map<string, number>()
  const known = new Set(steps.map(({ id }) => id))
  let waiting = steps.map((step) => ({ ...step, needs: (step.needs ?? []).filter((need) => known.has(need)) }))

  return new Promise((resolve, reject) => {
    const failedNeed = ({ needs }: S) => needs?.find((need) => results.has(need) && !hasPassed(results.get(need)!))
    const leaveOutFailed = (): void => {
      const left = waiting.find((step) => failedNeed(step) !== undefined)
      if (!left) return
      results.set(left.id, leaveOut(left, failedNeed(left)!))
      waiting = waiting.filter((step) => step !== left)
      leaveOutFailed()
    }
    const advance = () => {
      leaveOutFailed()
      if (results.size === steps.length) resolve(results)
      const taken = [...busy.values()].reduce((sum, own) => sum + own, 0)
      const next = startable(waiting, new Set(results.keys()), taken, cores)
      waiting = waiting.filter((step) => !next.includes(step))
      for (const step of next) begin(step)
      if (busy.size === 0 && waiting.length > 0)
        reject(new Error(`These steps wait for each other: ${waiting.map(({ id }) => id).join(', ')}`))
    }
    const begin = (step: S) => {
      busy.set(step.id, step.cores)
      const { done, onCores } = start(step)
      onCores((left) => {
        if (!busy.has(step.id)) return
        busy.set(step.id, left)
        advance()
      })
      done.then((result) => {
        busy.delete(step.id)
        results.set(step.id, result)
        advance()
      }, reject)
    }
    advance()
  })
}
