import { eq } from 'drizzle-orm'
import { shopClock } from '../../src/domain/dates.ts'
import type { MessageEvent } from '../../src/domain/message/message-events.ts'
import type { CommentEvent } from '../../src/domain/product/comment-state.ts'
import { publicStatuses } from '../../src/domain/product/comment-state.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { comments, products } from '../db/schema.ts'
import { writeMessage } from '../messages/write-message.ts'
import { type CommentRow, summarise } from './comment-book.ts'
import { moveComments } from './move-comments.ts'

export type ReviewEvent = Exclude<CommentEvent, 'rewrite'>

/** Of what its writer is told; that one was hidden nobody is. */
const toldOf = {
  approve: 'comment-shown',
  refuse: 'comment-refused',
  invite: 'comment-invited',
  hide: undefined,
} as const satisfies Record<ReviewEvent, MessageEvent | undefined>

/**
 * The merchant decides about a comment. What the product says of its comments follows, and its writer is told, in the same transaction.
 * @param note what its writer reads of why it was refused
 * @returns whether it was decided now: not where somebody did before
 */
export const reviewComment = (
  db: Pick<Orm, 'transaction'>,
  id: string,
  event: ReviewEvent,
  { now, note = '' }: { readonly now: number; readonly note?: string },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const mine = eq(comments.id, id)
    const [found] = await tx.select().from(comments).where(mine).for('update')
    if (!found) return false
    const body = event === 'refuse' ? { ...found.body, reviewNote: note } : found.body
    const [moved] = await moveComments(tx, event, [mine], { body })
    if (!moved) return false
    await summarise(tx, [moved.productId], shopClock(now))
    const told = toldOf[event]
    if (told) await tell(tx, moved, told, now)
    return true
  })

/** The merchant answers what everybody reads; answered anew, the last counts. @returns whether there is such a comment */
export const replyToComment = (
  db: Pick<Orm, 'transaction'>,
  id: string,
  reply: string,
  now: number,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const mine = eq(comments.id, id)
    const [found] = await tx.select().from(comments).where(mine).for('update')
    if (!found || !publicStatuses.includes(found.status)) return false
    if (found.body.reply === reply) return true
    const [answered] = await tx
      .update(comments)
      .set({ body: { ...found.body, reply } })
      .where(mine)
      .returning()
    if (answered) await tell(tx, answered, 'comment-replied', now)
    return true
  })

/** Whoever came with the shop's content has no order, and is told nothing. */
async function tell(
  tx: Queries,
  { id, memberId, orderId, productId }: CommentRow,
  event: Extract<MessageEvent, `comment-${string}`>,
  now: number,
): Promise<void> {
  if (memberId === null || orderId === null) return
  const [product] = await tx.select({ name: products.productName }).from(products).where(eq(products.id, productId))
  const places = { product: product?.name ?? '商品', comment: `/commentDetail/${orderId}` }
  await writeMessage(tx, { memberId, event, reference: `${id}-${now}`, places }, now)
}
