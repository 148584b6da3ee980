import { visitor, type Viewer } from '../../../schemas/page/context.ts'
import type { Plan, SourceState } from '../../../schemas/page/plan.ts'
import type { Scope } from './expressions/index.ts'
import { getOwn } from './get-own.ts'
import { withValues, type ValueReader } from './values.ts'

export type { Scope } from './expressions/index.ts'

/** What is there besides the page itself. */
interface Moment {
  /** Who looks at the page, as the browser knows it: a visitor until it knows. */
  readonly viewer?: Viewer
  /** In actions only. */
  readonly event?: unknown
  /** Keeps the results of the page's values between one scope of the page and the next. */
  readonly readValue?: ValueReader
}

/**
 * What the expressions of a planned page can read: the roots of its context, `state`, its data names (null until ready), its values,
 * `viewer` and, in actions, `event`. Any other name is undefined.
 */
export function blockScope(
  plan: Pick<Plan, 'context' | 'values'>,
  sources: Readonly<Record<string, SourceState>>,
  state: Readonly<Record<string, unknown>>,
  { viewer = visitor, event, readValue }: Moment = {},
): Scope {
  const scope: Scope = (name) => {
    if (name === 'state') return state
    if (name === 'viewer') return viewer
    if (name === 'event') return event
    if (Object.hasOwn(plan.context, name)) return getOwn(plan.context, name)
    const source = getOwn(sources, name)
    return source?.status === 'ready' ? source.value : undefined
  }
  return plan.values ? withValues(scope, plan.values, readValue) : scope
}
