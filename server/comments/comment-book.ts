import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Comment, CommentStatus } from '../../schemas/domain/comment.ts'
import { publicStatuses } from '../../src/domain/product/comment-state.ts'
import type { Queries } from '../db/server-settings.ts'
import { comments, products } from '../db/schema.ts'

export type CommentRow = typeof comments.$inferSelect

/** Everybody reads those that were let through, once their time has come. @param now Beijing time: 2026-11-20T10:00:00 */
export const isPublic = (now: string) =>
  and(inArray(comments.status, [...publicStatuses]), lte(comments.createTime, now))

/** A comment as everybody may read it: whose order it was, and what the reviewer said, is its writer's own affair. */
export function commentOf({ id, productId, score, createTime, body }: CommentRow): Comment {
  const { reviewNote: _note, ...shown } = body
  return { ...shown, id, productId, score, createTime }
}

/** A comment as its writer reads it. */
export const ownCommentOf = (row: CommentRow): Comment => ({
  ...commentOf(row),
  ...(row.orderId !== null && { orderNo: row.orderId }),
  ...(row.body.reviewNote !== undefined && { reviewNote: row.body.reviewNote }),
})

/** The comment of a member on an order. */
export async function findOwn(db: Queries, memberId: string, orderId: string): Promise<CommentRow | undefined> {
  const mine = and(eq(comments.memberId, memberId), eq(comments.orderId, orderId))
  const [found] = await db.select().from(comments).where(mine)
  return found
}

/** How far the comments on several orders have come, by their ids. */
export async function readCommentStatuses(
  db: Queries,
  orderIds: readonly string[],
): Promise<(orderId: string) => CommentStatus | undefined> {
  const rows = await db
    .select({ orderId: comments.orderId, status: comments.status })
    .from(comments)
    .where(inArray(comments.orderId, [...orderIds]))
  const byId = new Map(rows.map(({ orderId, status }) => [orderId, status]))
  return (orderId) => byId.get(orderId)
}

/** Makes what products say of their comments what the comments say, in the transaction in which one came or went. */
export async function summarise(tx: Queries, productIds: readonly string[], now: string): Promise<void> {
  if (productIds.length === 0) return
  const wanted = inArray(products.id, [...productIds])
  const shown = and(isPublic(now), eq(comments.productId, products.id))
  await tx
    .update(products)
    .set({
      body: sql`jsonb_set(${products.body}, '{commentSummary}', (
        select jsonb_build_object(
          'score', coalesce(round(avg(${comments.score}), 1), 5),
          'enjoyRate', coalesce(round(100.0 * count(*) filter (where ${comments.score} >= 4) / nullif(count(*), 0)), 100) || '%',
          'total', count(*))
        from ${comments} where ${shown}))`,
    })
    .where(wanted)
}

/** Of some products those of which members wrote, whose summaries the shop's content does not know. */
export async function productsWrittenOf(db: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ productId: comments.productId })
    .from(comments)
    .where(and(inArray(comments.productId, [...ids]), isNotNull(comments.writtenAt)))
    .groupBy(comments.productId)
  return rows.map(({ productId }) => productId)
}
