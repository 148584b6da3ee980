import { and, asc, eq, inArray } from 'drizzle-orm'
import { openStatuses, paidStatuses } from '../../schemas/domain/order-status.ts'
import { canPay } from '../../src/domain/order/order-state.ts'
import { readProduct } from '../catalogue/products.ts'
import type { Queries } from '../db/server-settings.ts'
import { orders } from '../db/schema.ts'
import { dropOrder } from './end-order.ts'
import { freeCopies, lockLines, readLines } from './line-copies.ts'
import { hangsOn, lockOrder } from './lock-order.ts'
import { returnWhole } from './write-refund.ts'

type Order = typeof orders.$inferSelect

/** What the buyer reads of it: 拍错/不想去了/无法出行 (B9). */
const WHY = { reason: 2, description: '住宿已退订，住客专享的加购一并退回' }

/** Whether a stay still takes purchases; none that ends meanwhile is missed, since its end waits until the transaction is over. */
export async function isStayOpen(tx: Queries, stayId: string): Promise<boolean> {
  const isOpen = and(inArray(orders.paymentStatus, paidStatuses), inArray(orders.orderStatus, openStatuses))
  const [stay] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, stayId), isOpen))
    .for('share')
  return stay !== undefined
}

/**
 * What was bought to a stay by its guests alone (B5 main order) ends with the stay: what is unpaid can't be paid any more, and what was
 * not used comes back whole, since nobody stays who could use it. The stay, its purchases and their stock are locked by the caller.
 * @param now epoch ms of the shop's clock
 */
export async function endPurchases(tx: Queries, stay: Pick<Order, 'id' | 'memberId'>, now: number): Promise<void> {
  for (const id of await purchasesForGuests(tx, stay)) {
    const purchase = await lockOrder(tx, id)
    if (purchase) await endPurchase(tx, purchase, now)
  }
}

/** Orders that only guests of a stay could make, by their ids. */
async function purchasesForGuests(db: Queries, stay: Pick<Order, 'id' | 'memberId'>): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id, productId: orders.productId })
    .from(orders)
    .where(and(hangsOn(stay), eq(orders.kind, 'combo')))
    .orderBy(asc(orders.id))
  const found: string[] = []
  for (const { id, productId } of rows) if ((await readProduct(db, productId))?.mainOrder !== undefined) found.push(id)
  return found
}

/** How many orders would end with a stay: those that can still be paid, and those of which something is not used. */
export async function countEnding(db: Queries, stay: Pick<Order, 'id' | 'memberId'>): Promise<number> {
  let count = 0
  for (const id of await purchasesForGuests(db, stay)) {
    const [purchase] = await db.select().from(orders).where(eq(orders.id, id))
    const isLeft = purchase && (canPay(purchase) || (await readLines(db, id)).flatMap(freeCopies).length > 0)
    if (isLeft) count += 1
  }
  return count
}

async function endPurchase(tx: Queries, purchase: Order, now: number): Promise<void> {
  if (canPay(purchase)) {
    await dropOrder(tx, purchase, now)
    return
  }
  const copies = (await lockLines(tx, purchase.id)).flatMap(freeCopies)
  const codes = copies.flatMap((copy) => copy.codes)
  if (codes.length > 0) await returnWhole(tx, purchase, { codes, quantity: copies.length, why: WHY, now })
}
