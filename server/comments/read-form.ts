import { and, eq, sql } from 'drizzle-orm'
import type { CommentStatus } from '../../schemas/domain/comment.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { sidesOfType } from '../../src/domain/product/comment-form.ts'
import type { Queries } from '../db/server-settings.ts'
import { comments, orders } from '../db/schema.ts'
import { findOwn, isPublic, ownCommentOf } from './comment-book.ts'
import { isFromAbroad, readWasUsed, readWriter, statusWithout } from './comment-right.ts'

interface OwnOrder {
  readonly orderId: string
  readonly memberId: string
}

async function findOrder(db: Queries, { orderId, memberId }: OwnOrder) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.memberId, memberId)))
  return order
}

/** How far the comment on an order has come (B4); undefined for an order that is not theirs. */
export async function readStatus(db: Queries, own: OwnOrder, now: number): Promise<CommentStatus | undefined> {
  const found = await findOwn(db, own.memberId, own.orderId)
  if (found) return found.status
  const order = await findOrder(db, own)
  return order && statusWithout(await readWasUsed(db, order, now))
}

/** What a comment on an order begins with: what it is of, what is scored, and what was written before. */
export async function readCommentForm(db: Queries, own: OwnOrder, now: number) {
  const order = await findOrder(db, own)
  const member = await readWriter(db, own.memberId)
  if (!order || !member) return undefined
  const found = await findOwn(db, own.memberId, own.orderId)
  const { productName, picture, productType } = order.body
  return {
    ...{ orderNo: order.id, productName, picture, isAbroad: isFromAbroad(member) },
    commentStatus: found?.status ?? statusWithout(await readWasUsed(db, order, now)),
    sides: await readSides(db, order.productId, productType, shopClock(now)),
    ...(found && { comment: ownCommentOf(found) }),
  }
}

const MOST_SIDES = 6
/** Comments that tell which sides a product is scored by. */
const NEWEST = 100

/** The sides that guests scored before, so that their means stay of the same things; of a product without comments those of its kind. */
async function readSides(db: Queries, productId: string, productType: number, now: string): Promise<string[]> {
  const side = sql<string>`side->>'scoreName'`
  const newest = sql`(select ${comments.body} from ${comments} where ${and(eq(comments.productId, productId), isPublic(now))}
    order by ${comments.createTime} desc, ${comments.id} desc limit ${NEWEST}) as newest`
  const rows = await db
    .select({ scoreName: side })
    .from(sql`${newest}, jsonb_array_elements(coalesce(newest.body->'scoreInfos', '[]'::jsonb)) as side`)
    .groupBy(side)
    .orderBy(side)
    .limit(MOST_SIDES)
  return rows.length > 0 ? rows.map(({ scoreName }) => scoreName) : [...sidesOfType(productType)]
}
