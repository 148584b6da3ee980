import { inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../db/server-settings.ts'
import * as tables from '../db/schema.ts'
import { appointmentRows, bookedDays } from './booking-rows.ts'
import type { OrderRecord } from '../../sandbox/content/orders/index.ts'
import { type OrderRows, orderRows } from './order-rows.ts'
import { seatRows } from './team-rows.ts'

/**
 * Writes the orders that members made before the shop opened, with the stock that they take. Those that are there already stay as they
 * are: visitors went on with them.
 * @param now epoch ms of the shop's clock
 */
export async function seedOrders(tx: Queries, records: readonly OrderRecord[], now: number): Promise<void> {
  const ids = records.map(({ id }) => id)
  const known = await tx.select({ id: tables.orders.id }).from(tables.orders).where(inArray(tables.orders.id, ids))
  const isKnown = new Set(known.map(({ id }) => id))
  const wanted = records.filter(({ id }) => !isKnown.has(id))
  const missing = wanted.map((record) => orderRows(record, now))
  if (missing.length === 0) return
  await tx.insert(tables.orders).values(missing.map(({ order }) => order))
  await tx.insert(tables.orderLines).values(missing.flatMap(({ lines }) => lines))
  await insertIfAny(tx, missing)
  await takeStock(tx, missing)
  await insert(
    tx,
    tables.teamSeats,
    wanted.flatMap((record) => seatRows(record, now)),
  )
  await bookDays(tx, wanted, now)
}

/** Their booked days. */
async function bookDays(tx: Queries, wanted: readonly OrderRecord[], now: number): Promise<void> {
  const booked = wanted.flatMap((record) => appointmentRows(record, now))
  await insert(tx, tables.appointments, booked)
  for (const row of bookedDays(booked))
    await tx
      .insert(tables.appointmentDays)
      .values(row)
      .onConflictDoUpdate({
        target: [tables.appointmentDays.productId, tables.appointmentDays.day],
        set: { taken: sql`${tables.appointmentDays.taken} + excluded.taken` },
      })
}

async function insertIfAny(tx: Queries, rows: readonly OrderRows[]): Promise<void> {
  await insert(
    tx,
    tables.orderHolds,
    rows.flatMap(({ holds }) => holds),
  )
  await insert(
    tx,
    tables.orderCodes,
    rows.flatMap(({ codes }) => codes),
  )
  await insert(
    tx,
    tables.redemptions,
    rows.flatMap(({ redemptions }) => redemptions),
  )
  await insert(
    tx,
    tables.payments,
    rows.flatMap(({ payments }) => payments),
  )
  await insert(
    tx,
    tables.refunds,
    rows.flatMap(({ refunds }) => refunds),
  )
  await insert(
    tx,
    tables.refundCodes,
    rows.flatMap(({ refundCodes }) => refundCodes),
  )
  await insert(
    tx,
    tables.refundParcels,
    rows.flatMap(({ refundParcels }) => refundParcels),
  )
  await insert(
    tx,
    tables.orderShipments,
    rows.flatMap(({ shipments }) => shipments),
  )
  await insert(
    tx,
    tables.invoices,
    rows.flatMap((row) => row.invoices),
  )
  await insert(
    tx,
    tables.paymentReturns,
    rows.flatMap(({ returns }) => returns),
  )
  await insertCompany(tx, rows)
}

/** The same in the payment company's own books. */
async function insertCompany(tx: Queries, rows: readonly OrderRows[]): Promise<void> {
  await insert(
    tx,
    tables.companyTries,
    rows.flatMap(({ company }) => company.tries),
  )
  await insert(
    tx,
    tables.companyTakings,
    rows.flatMap(({ company }) => company.takings),
  )
  await insert(
    tx,
    tables.companyRefunds,
    rows.flatMap(({ company }) => company.refunds),
  )
}

async function insert<Table extends PgTable>(
  tx: Queries,
  table: Table,
  list: readonly Table['$inferInsert'][],
): Promise<void> {
  if (list.length > 0) await tx.insert(table).values([...list])
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
