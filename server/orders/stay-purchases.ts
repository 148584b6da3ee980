import { and, asc, eq } from 'drizzle-orm'
import { canPay } from '../../src/domain/order/order-state.ts'
import { readProduct } from '../catalogue/products.ts'
import type { Queries } from '../db/server-settings.ts'
import { orders } from '../db/schema.ts'
import { dropOrder } from './end-order.ts'
import { freeCopies, lockLines } from './line-copies.ts'
import { hangsOn, lockOrder } from './lock-order.ts'
import { returnWhole } from './write-refund.ts'

type Order = typeof orders.$inferSelect

/** What the buyer reads of it: 拍错/不想去了/无法出行 (B9). */
const WHY = { reason: 2, description: '住宿已退订，住客专享的加购一并退回' }

/**
 * What was bought to a stay by its guests alone (B5 main order) ends with the stay: what is unpaid can't be paid any more, and what was
 * not used comes back whole, since nobody stays who could use it. The stay, its purchases and their stock are locked by the caller.
 * @param now epoch ms of the shop's clock
 */
export async function endPurchases(tx: Queries, stay: Pick<Order, 'id' | 'memberId'>, now: number): Promise<void> {
  const rows = await tx
    .select({ id: orders.id, productId: orders.productId })
    .from(orders)
    .where(and(hangsOn(stay), eq(orders.kind, 'combo')))
    .orderBy(asc(orders.id))
  for (const { id, productId } of rows) {
    const isForGuests = (await readProduct(tx, productId))?.mainOrder !== undefined
    const purchase = isForGuests && (await lockOrder(tx, id))
    if (purchase) await endPurchase(tx, purchase, now)
  }
}

async function endPurchase(tx: Queries, purchase: Order, now: number): Promise<void> {
  if (canPay(purchase)) {
    await dropOrder(tx, purchase)
    return
  }
  const copies = (await lockLines(tx, purchase.id)).flatMap(freeCopies)
  const codes = copies.flatMap((copy) => copy.codes)
  if (codes.length > 0) await returnWhole(tx, purchase, { codes, quantity: copies.length, why: WHY, now })
}
