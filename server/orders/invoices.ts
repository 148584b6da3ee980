import { and, desc, eq } from 'drizzle-orm'
import { type InvoiceBody, type InvoiceOrder, invoiceStates } from '../../schemas/domain/invoice.ts'
import { orderStatuses } from '../../schemas/domain/order-status.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import { canApplyInvoice, invoiceMistakes } from '../../src/domain/order/invoice.ts'
import { orderPaths } from '../../src/domain/order/order-paths.ts'
import type { Orm } from '../db/open-database.ts'
import { invoices, orders } from '../db/schema.ts'
import { invoicePaths, invoiceStatusOfOrder } from './order-ways.ts'

type Order = typeof orders.$inferSelect
type Invoice = typeof invoices.$inferSelect

/** An order of a member's, and its invoice where there is one; undefined for everybody else. */
export async function readInvoice(db: Orm, orderId: string, memberId: string): Promise<InvoiceOrder | undefined> {
  const mine = and(eq(orders.id, orderId), eq(orders.memberId, memberId))
  const [found] = await withInvoices(db).where(mine)
  return found && invoiceOrder(found.orders, found.invoices)
}

/** The orders of a member that have an invoice, or can have one, the newest first. */
export async function listInvoices(db: Orm, memberId: string): Promise<InvoiceOrder[]> {
  const rows = await withInvoices(db)
    .where(eq(orders.memberId, memberId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
  return rows.map((row) => invoiceOrder(row.orders, row.invoices)).filter(({ status }) => status > 0)
}

const withInvoices = (db: Orm) => db.select().from(orders).leftJoin(invoices, eq(invoices.orderId, orders.id))

function invoiceOrder(order: Order, invoice: Invoice | null): InvoiceOrder {
  const { body } = order
  const { invoiceApply, invoiceProgress } = invoicePaths(order.id, body.productType)
  return {
    ...{ orderNo: order.id, productName: body.productName, picture: body.picture },
    detailPath: orderPaths(order.id, body.productType).detail,
    applyPath: invoiceApply,
    progressPath: invoiceProgress,
    status: invoiceStatusOfOrder(order, { invoice: invoice?.state }),
    invoiceAmount: yuanOfFen(invoice?.state === 'refused' || !invoice ? openFen(order) : invoice.amountFen),
    ...(invoice && { invoice: invoiceOf(invoice) }),
  }
}

const openFen = ({ paidFen, refundedFen }: Order): number => paidFen - refundedFen

const invoiceOf = ({ state, body, number, note, createdAt, endedAt }: Invoice) => ({
  ...{ state, ...body, applyTime: shopClock(createdAt) },
  ...(number && { number }),
  ...(note && { note }),
  ...(endedAt && { endTime: shopClock(endedAt) }),
})

export type InvoiceRefusal = 'not-found' | 'invoice-not-open' | 'invoice-wrong'

interface Application {
  readonly orderId: string
  readonly memberId: string
  readonly body: InvoiceBody
}

/**
 * Applies for the invoice of an order. The order is locked meanwhile: sent twice, it is one.
 * @param now epoch ms of the shop's clock
 */
export const applyInvoice = (
  db: Orm,
  { orderId, memberId, body }: Application,
  now: number,
): Promise<InvoiceRefusal | undefined> =>
  db.transaction(async (tx) => {
    const mine = and(eq(orders.id, orderId), eq(orders.memberId, memberId))
    const [order] = await tx.select().from(orders).where(mine).for('update')
    if (!order) return 'not-found'
    const [known] = await tx.select().from(invoices).where(eq(invoices.orderId, orderId))
    if (known && isSame(known, body)) return undefined
    const isConfirmed = order.orderStatus === orderStatuses.confirmed
    if (!canApplyInvoice({ isConfirmed, amountFen: openFen(order), state: known?.state })) return 'invoice-not-open'
    if (Object.keys(invoiceMistakes(body)).length > 0) return 'invoice-wrong'
    const row = { memberId, state: 'applied', amountFen: openFen(order), body, createdAt: now, note: '' } as const
    await tx
      .insert(invoices)
      .values({ ...row, orderId })
      .onConflictDoUpdate({ target: invoices.orderId, set: { ...row, endedAt: null } })
    return undefined
  })

const isSame = ({ state, body }: Invoice, wanted: InvoiceBody): boolean =>
  state !== 'refused' && fields.every((field) => body[field] === wanted[field])

const fields = ['titleType', 'title', 'taxNumber', 'email'] as const

/** What the invoice office does with an application. @returns whether it did it now */
export async function endInvoice(
  db: Orm,
  orderId: string,
  end: { readonly number: string } | { readonly note: string },
  now: number,
): Promise<boolean> {
  const [issued, refused] = [invoiceStates[1], invoiceStates[2]]
  const set = 'number' in end ? { state: issued, number: end.number } : { state: refused, note: end.note }
  const ended = await db
    .update(invoices)
    .set({ ...set, endedAt: now })
    .where(and(eq(invoices.orderId, orderId), eq(invoices.state, invoiceStates[0])))
    .returning({ orderId: invoices.orderId })
  return ended.length > 0
}
