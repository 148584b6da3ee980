import { desc, eq } from 'drizzle-orm'
import { NO_DAY, type Taken } from '../catalogue/stock.ts'
import { orderHolds, orders } from '../db/schema.ts'
import type { Queries } from '../db/server-settings.ts'
import { heldBy, type QuoteProblem } from './quote.ts'
import { isUnpaidOf, type OwnUnpaid } from './unpaid-order.ts'

/** Something of which there is so much on a day; without: what has no day. */
interface Held {
  readonly itemId: string
  readonly day?: string | undefined
}

/** What a member's own orders hold while they can still be paid: theirs already, and nothing that they could order once more. */
export interface UnpaidHolds {
  readonly copies: (itemId: string, day?: string) => number
  /** What were taken without these orders. */
  readonly without: (taken: Taken) => Taken
  /** The newest order that holds one of these. */
  readonly orderOf: (needs: readonly Held[]) => string | undefined
}

export async function readUnpaidHolds(db: Pick<Queries, 'select'>, own: OwnUnpaid): Promise<UnpaidHolds> {
  const { itemId, day, copies: held } = orderHolds
  const rows = await db
    .select({ orderId: orders.id, itemId, day, held })
    .from(orders)
    .innerJoin(orderHolds, eq(orderHolds.orderId, orders.id))
    .where(isUnpaidOf(own))
    .orderBy(desc(orders.createdAt))
  const isOf = (row: Held, need: Held) => row.itemId === need.itemId && row.day === (need.day ?? NO_DAY)
  const copies = (id: string, on?: string) =>
    rows.reduce((sum, row) => (isOf(row, { itemId: id, day: on }) ? sum + row.held : sum), 0)
  return {
    copies,
    without: (taken) => (id, on) => taken(id, on) - copies(id, on),
    orderOf: (needs) => rows.find((row) => needs.some((need) => isOf(row, need)))?.orderId,
  }
}

/** What a try to order something reckons with instead of what is taken. */
export type Counted = (taken: Taken) => Taken

/**
 * Of a choice that can't be ordered: that nothing is in the way but what the buyer's own orders hold that wait for their money, since it could be ordered without
 * these; undefined for any other reason.
 */
export async function heldProblem(
  db: Pick<Queries, 'select'>,
  own: OwnUnpaid,
  needs: readonly Held[],
  couldOrder: (counted: Counted) => Promise<boolean> | boolean,
): Promise<QuoteProblem | undefined> {
  const held = await readUnpaidHolds(db, own)
  const orderId = held.orderOf(needs)
  return orderId !== undefined && (await couldOrder(held.without)) ? heldBy(orderId) : undefined
}
