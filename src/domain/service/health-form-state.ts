import type { SentHealthForm } from '../../../schemas/domain/health-form.ts'
import type { Transitions } from '../order/transitions.ts'

/** A health form (B2.9 preventionForm). */
export type HealthFormState = SentHealthForm['state']

/**
 * - edit: by its member, while nobody has approved it.
 * - approve, return: by the staff of the place.
 * - renew: for another visit, when the one that it was for is over.
 */
export type HealthFormEvent = 'edit' | 'approve' | 'return' | 'renew'

export const healthFormTransitions: Transitions<HealthFormState, HealthFormEvent> = {
  waiting: { edit: 'waiting', approve: 'approved', return: 'returned', renew: 'waiting' },
  returned: { edit: 'waiting', renew: 'waiting' },
  approved: { renew: 'waiting' },
}

/** The word of a state, as its member reads it. */
export const healthFormWords: Readonly<Record<HealthFormState, string>> = {
  waiting: '待审核',
  approved: '已通过',
  returned: '请修改后重新提交',
}
