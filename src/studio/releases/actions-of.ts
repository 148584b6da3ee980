import type { PublishingRules, ReleaseRow } from '../../../schemas/studio/releases.ts'
import { mayActAs } from '../../../schemas/studio/role.ts'
import type { Operator } from '../../../schemas/studio/sign-in.ts'
import { nextState } from '../../domain/order/transitions.ts'
import { archiveOf, type ReleaseEvent, releaseTransitions } from '../../domain/studio/release-state.ts'

/** What an operator may do with a release. */
export type ReleaseAction = Exclude<ReleaseEvent, 'change' | 'fail'>

const ACTIONS: readonly ReleaseAction[] = [
  ...(['approve', 'refuse', 'publish', 'schedule', 'try', 'return', 'unschedule'] as const),
  ...(['ask', 'roll-back', 'cancel'] as const),
]

/** What an editor does; the rest is a publisher's. */
const BY_EDITORS: ReadonlySet<ReleaseAction> = new Set(['ask', 'cancel'])

/**
 * What one operator may do with a release as it stands, what is nearest first. The server decides the same once more; this keeps from
 * showing what it would refuse.
 */
export function actionsOf(
  { kind, state, approvedBy, askedBy, items }: Pick<ReleaseRow, 'kind' | 'state' | 'approvedBy' | 'askedBy' | 'items'>,
  { fourEyes }: Pick<PublishingRules, 'fourEyes'>,
  { role, name }: Pick<Operator, 'role' | 'name'>,
): readonly ReleaseAction[] {
  const isPublisher = mayActAs(role, 'publisher')
  const mayPublish = items.length > 0 && (!fourEyes || approvedBy !== undefined)
  const isFree = (action: ReleaseAction): boolean => {
    if (action === 'try') return mayPublish && archiveOf(kind) === undefined
    if (action === 'publish' || action === 'schedule') return mayPublish
    if (action === 'approve' || action === 'refuse') return askedBy !== name
    if (action === 'ask') return items.length > 0 && approvedBy === undefined
    return action !== 'cancel' || state !== 'scheduled' || isPublisher
  }
  return ACTIONS.filter(
    (action) =>
      nextState(releaseTransitions, state, action) !== undefined &&
      (BY_EDITORS.has(action) ? mayActAs(role, 'editor') : isPublisher) &&
      isFree(action),
  )
}
