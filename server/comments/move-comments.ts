import { and, inArray, type SQL } from 'drizzle-orm'
import { stateAfter, statesBefore } from '../../src/domain/order/transitions.ts'
import { type CommentEvent, commentStatusOf, commentTransitions } from '../../src/domain/product/comment-state.ts'
import type { Queries } from '../db/server-settings.ts'
import { comments } from '../db/schema.ts'

type Change = Partial<Omit<typeof comments.$inferInsert, 'id' | 'status'>>

/**
 * The one writer of `status` of comments: an event happens to them, in one statement, and only to those in a state from which it leads on.
 * @param also what is written with it @returns the rows that moved, as they are now
 */
export const moveComments = (
  tx: Pick<Queries, 'update'>,
  event: CommentEvent,
  which: readonly [SQL, ...SQL[]],
  also: Change = {},
) =>
  tx
    .update(comments)
    .set({ ...also, status: commentStatusOf[stateAfter(commentTransitions, event)] })
    .where(and(...which, inArray(comments.status, statusesBefore(event))))
    .returning()

const statusesBefore = (event: CommentEvent) =>
  statesBefore(commentTransitions, event).map((state) => commentStatusOf[state])
