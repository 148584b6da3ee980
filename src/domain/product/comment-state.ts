import type { CommentStatus } from '../../../schemas/domain/comment.ts'
import type { Transitions } from '../order/transitions.ts'

/** B4 comment status as a word of the code: 0, 1, 2, 3, 9. An order without a comment (-1) has no state yet. */
export type CommentState = 'pending' | 'shown' | 'refused' | 'hidden' | 'open'

/**
 * - approve, refuse: the merchant's reviewer decides.
 * - rewrite: its writer changes what was refused, or adds to what the merchant asked more of; it is looked at anew.
 * - invite: the merchant would like to read more. hide: it is taken away from everybody, its writer too.
 */
export type CommentEvent = 'approve' | 'refuse' | 'rewrite' | 'invite' | 'hide'

export const commentTransitions: Transitions<CommentState, CommentEvent> = {
  pending: { approve: 'shown', refuse: 'refused' },
  shown: { invite: 'open', hide: 'hidden' },
  open: { rewrite: 'pending', hide: 'hidden' },
  refused: { rewrite: 'pending' },
  hidden: {},
}

export const commentStatusOf: Readonly<Record<CommentState, CommentStatus>> = {
  pending: 0,
  shown: 1,
  refused: 2,
  hidden: 3,
  open: 9,
}

/** Statuses of comments that everybody reads (B4): let through, and still open to be added to. */
export const publicStatuses: readonly CommentStatus[] = [commentStatusOf.shown, commentStatusOf.open]
