import { and, desc, eq } from 'drizzle-orm'
import type { InvoiceBody, InvoiceOrder } from '../../schemas/domain/invoice.ts'
import { orderStatuses } from '../../schemas/domain/order-status.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import { invoiceEnd, isInvoiceOver } from '../../src/domain/order/invoice-state.ts'
import { canApplyInvoice, invoiceMistakes } from '../../src/domain/order/invoice.ts'
import { orderPaths } from '../../src/domain/order/order-paths.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { invoices, orders } from '../db/schema.ts'
import { lockOrder } from './lock-order.ts'
import { billPath, invoicePaths, invoiceStatusOfOrder } from './order-ways.ts'
import { keepInvoice, moveInvoices } from './status/invoice-status.ts'

type Order = typeof orders.$inferSelect
type Invoice = typeof invoices.$inferSelect

/** An order of a member's, and its invoice where there is one; undefined for everybody else. */
export async function readInvoice(db: Orm, orderId: string, memberId: string): Promise<InvoiceOrder | undefined> {
  const mine = and(eq(orders.id, orderId), eq(orders.memberId, memberId))
  const [found] = await withInvoices(db).where(mine)
  return found && invoiceOrder(found.orders, found.invoices)
}

/** Of how many of a member's orders, the newest, an invoice is offered: older ones have theirs on their own page. */
const LISTED = 200

/** The orders of a member that have an invoice, or can have one, the newest first. */
export async function listInvoices(db: Orm, memberId: string): Promise<InvoiceOrder[]> {
  const rows = await withInvoices(db)
    .where(eq(orders.memberId, memberId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(LISTED)
  return rows.map((row) => invoiceOrder(row.orders, row.invoices)).filter(({ status }) => status > 0)
}

const withInvoices = (db: Orm) => db.select().from(orders).leftJoin(invoices, eq(invoices.orderId, orders.id))

function invoiceOrder(order: Order, invoice: Invoice | null): InvoiceOrder {
  const { body } = order
  const { invoiceApply, invoiceProgress } = invoicePaths(order.id, body.productType)
  const bill = invoice?.state === 'issued' ? billPath(order.id, body.productType) : undefined
  return {
    ...{ orderNo: order.id, productName: body.productName, picture: body.picture },
    detailPath: orderPaths(order.id, body.productType).detail,
    applyPath: invoiceApply,
    progressPath: invoiceProgress,
    ...(bill && { billPath: bill }),
    status: invoiceStatusOfOrder(order, { invoice: invoice?.state }),
    invoiceAmount: yuanOfFen(!invoice || isInvoiceOver(invoice.state) ? openFen(order) : invoice.amountFen),
    ...(invoice && { invoice: invoiceOf(invoice) }),
  }
}

const openFen = ({ paidFen, refundedFen }: Pick<Order, 'paidFen' | 'refundedFen'>): number => paidFen - refundedFen

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
    const empty = { number: null, note: '', endedAt: null }
    const applied = { orderId, memberId, state: 'applied', amountFen: openFen(order), body, createdAt: now } as const
    await keepInvoice(tx, { ...applied, ...empty })
    return undefined
  })

const isSame = ({ state, body }: Invoice, wanted: InvoiceBody): boolean =>
  !isInvoiceOver(state) && fields.every((field) => body[field] === wanted[field])

const fields = ['titleType', 'title', 'taxNumber', 'email'] as const

/** What the invoice office does with an application. @returns whether it did it now */
export const endInvoice = (
  db: Orm,
  orderId: string,
  end: { readonly number: string } | { readonly note: string },
  now: number,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    // Money of the order may be going back at the moment.
    await lockOrder(tx, orderId)
    const event = 'number' in end ? 'issue' : 'refuse'
    const ended = await moveInvoices(tx, event, [eq(invoices.orderId, orderId)], { ...end, endedAt: now })
    return ended.length > 0
  })

/**
 * Money of an order was given back, and its row is locked: an invoice that is applied for is made out for what is left, one that was issued
 * is taken back.
 */
export async function fitInvoice(
  tx: Queries,
  order: Pick<Order, 'id' | 'paidFen' | 'refundedFen'>,
  now: number,
): Promise<void> {
  const mine = eq(invoices.orderId, order.id)
  const [invoice] = await tx.select().from(invoices).where(mine)
  const leftFen = openFen(order)
  if (!invoice || isInvoiceOver(invoice.state) || invoice.amountFen === leftFen) return
  const end = invoiceEnd(invoice.state, leftFen)
  if (end) await moveInvoices(tx, end.event, [mine], { note: end.note, endedAt: now })
  else await tx.update(invoices).set({ amountFen: leftFen }).where(mine)
}
