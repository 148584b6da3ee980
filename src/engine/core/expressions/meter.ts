import type { Run, Scope } from './closures.ts'
import { ExpressionLimitError } from './errors.ts'
import { LIMITS } from './limits.ts'

/** What several evaluations may spend together, in steps. */
export interface Meter {
  left: number
}

let meter: Meter | undefined

/** Does work that does not wait, whose evaluations together spend what the meter has; those that come when it is empty throw ExpressionLimitError. */
export function metered<Result>(steps: Meter, work: () => Result): Result {
  const around = meter
  meter = steps
  try {
    return work()
  } finally {
    meter = around
  }
}

/** Work that makes a page, or a part of one: all its expressions take LIMITS.pageSteps together, as one alone takes LIMITS.steps. */
export const withinPage = <Result>(work: () => Result): Result => metered({ left: LIMITS.pageSteps }, work)

/** @param left what the expression may spend beside the nodes that it visits once */
export function evaluate(run: Run, scope: Scope, left: number): unknown {
  const page = meter
  if (!page) return run({ scope, left, locals: [] })
  if (page.left <= 0) throw new ExpressionLimitError()
  const most = Math.min(left, page.left)
  const frame = { scope, left: most, locals: [] }
  try {
    return run(frame)
  } finally {
    page.left -= LIMITS.steps - left + most - Math.max(frame.left, 0)
  }
}
