import { visitor, type Viewer } from '../../../schemas/page/context.ts'
import type { Plan, SourceState } from '../../../schemas/page/plan.ts'
import type { Scope } from './expressions/index.ts'
import { own } from './own.ts'

export type { Scope } from './expressions/index.ts'

/** What is there besides the page itself. */
interface Moment {
  /** Who looks at the page, as the browser knows it: a visitor until it knows. */
  readonly viewer?: Viewer
  /** In actions only. */
  readonly event?: unknown
}

/**
 * What the expressions of a planned page can read: the roots of its context, `state`, its data names (null until ready), `viewer`
 * and, in actions, `event`. Any other name is undefined.
 */
export function blockScope(
  plan: Pick<Plan, 'context'>,
  sources: Readonly<Record<string, SourceState>>,
  state: Readonly<Record<string, unknown>>,
  { viewer = visitor, event }: Moment = {},
): Scope {
  return (name) => {
    if (name === 'state') return state
    if (name === 'viewer') return viewer
    if (name === 'event') return event
    if (Object.hasOwn(plan.context, name)) return own(plan.context, name)
    const source = own(sources, name)
    return source?.status === 'ready' ? source.value : undefined
  }
}
