import { inArray, sql } from 'drizzle-orm'
import type { Queries } from '../db/server-settings.ts'
import * as tables from '../db/schema.ts'
import type { OrderRecord } from './content/orders/index.ts'
import { type OrderRows, orderRows } from './order-rows.ts'

/**
 * Writes the orders that members made before the shop opened, with the stock that they take. Those that are there already stay as they
 * are: visitors went on with them.
 * @param now epoch ms of the shop's clock
 */
export async function seedOrders(tx: Queries, records: readonly OrderRecord[], now: number): Promise<void> {
  const ids = records.map(({ id }) => id)
  const known = await tx.select({ id: tables.orders.id }).from(tables.orders).where(inArray(tables.orders.id, ids))
  const isKnown = new Set(known.map(({ id }) => id))
  const missing = records.filter(({ id }) => !isKnown.has(id)).map((record) => orderRows(record, now))
  if (missing.length === 0) return
  await tx.insert(tables.orders).values(missing.map(({ order }) => order))
  await tx.insert(tables.orderLines).values(missing.flatMap(({ lines }) => lines))
  await insertIfAny(tx, missing)
  await takeStock(tx, missing)
}

async function insertIfAny(tx: Queries, rows: readonly OrderRows[]): Promise<void> {
  const [holds, codes] = [rows.flatMap((row) => row.holds), rows.flatMap((row) => row.codes)]
  const [payments, refunds] = [rows.flatMap((row) => row.payments), rows.flatMap((row) => row.refunds)]
  const refundCodes = rows.flatMap((row) => row.refundCodes)
  if (holds.length > 0) await tx.insert(tables.orderHolds).values(holds)
  if (codes.length > 0) await tx.insert(tables.orderCodes).values(codes)
  if (payments.length > 0) await tx.insert(tables.payments).values(payments)
  if (refunds.length > 0) await tx.insert(tables.refunds).values(refunds)
  if (refundCodes.length > 0) await tx.insert(tables.refundCodes).values(refundCodes)
}

/** Of each item and day what its orders hold. */
async function takeStock(tx: Queries, rows: readonly OrderRows[]): Promise<void> {
  const held = new Map<string, typeof tables.stockTaken.$inferInsert>()
  for (const { itemId, day, copies } of rows.flatMap(({ holds }) => holds)) {
    const key = `${itemId} ${day}`
    held.set(key, { itemId, day, taken: copies + (held.get(key)?.taken ?? 0) })
  }
  if (held.size === 0) return
  await tx
    .insert(tables.stockTaken)
    .values([...held.values()])
    .onConflictDoUpdate({
      target: [tables.stockTaken.itemId, tables.stockTaken.day],
      set: { taken: sql`${tables.stockTaken.taken} + excluded.taken` },
    })
}
