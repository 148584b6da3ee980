import { orderStatuses, paymentStatuses } from '../../schemas/domain/order-status.ts'
import type { OrderState } from '../../src/domain/order/order-state.ts'
import { paidShares } from '../../src/domain/order/order-price.ts'
import { presaleStockId } from '../../src/domain/order/presale-exchange.ts'
import { NO_DAY } from '../catalogue/stock.ts'
import type * as tables from '../db/schema.ts'
import { redemptionRows } from './booking-rows.ts'
import type { CodeSeed, InvoiceSeed, RefundSeed, ShipmentSeed } from '../../sandbox/content/orders/order-seed.ts'
import type { OrderRecord } from '../../sandbox/content/orders/index.ts'

type Row<Table extends keyof typeof tables> = (typeof tables)[Table] extends { $inferInsert: infer Inserted }
  ? Inserted
  : never

/** All that is written of an order. */
export interface OrderRows {
  readonly order: Row<'orders'>
  readonly lines: readonly Row<'orderLines'>[]
  readonly holds: readonly Row<'orderHolds'>[]
  readonly codes: readonly Row<'orderCodes'>[]
  readonly redemptions: readonly Row<'redemptions'>[]
  readonly payments: readonly Row<'payments'>[]
  readonly refunds: readonly Row<'refunds'>[]
  readonly refundCodes: readonly Row<'refundCodes'>[]
  readonly refundParcels: readonly Row<'refundParcels'>[]
  readonly shipments: readonly Row<'orderShipments'>[]
  readonly invoices: readonly Row<'invoices'>[]
  /** What the payment company was asked to give back. */
  readonly returns: readonly Row<'paymentReturns'>[]
  /** The same in the company's own books. */
  readonly company: CompanyRows
}

interface CompanyRows {
  readonly tries: readonly Row<'companyTries'>[]
  readonly takings: readonly Row<'companyTakings'>[]
  readonly refunds: readonly Row<'companyRefunds'>[]
}

const MINUTE = 60_000
const [APPLIED, REFUNDED, RETURNING, RETURNED, REFUSED] = [0, 2, 1, 2, 3]

/** How long an order can be paid, in minutes, when its seed says nothing. */
const PAY_MINUTES = 30

/** The rows of a seeded order, so that its books are right (server/orders/audit-orders.ts). @param now epoch ms of the shop's clock */
export function orderRows(record: OrderRecord, now: number): OrderRows {
  const codes = codesOf(record)
  const refunds = (record.refunds ?? []).map((refund, at) => refundRows(record, refund, codes, { at, now }))
  const payments = paymentRows(record, now)
  const returns = refunds.flatMap(({ row }) => payments.flatMap((payment) => returnRows(row, payment)))
  return {
    order: orderRow(record, refunds, now),
    lines: record.lines.map((line, position) => ({
      ...{ id: lineId(record, position), orderId: record.id, position, itemId: line.itemId, copies: line.copies },
      body: line.body,
    })),
    holds: record.state === 'cancelled' ? [] : holdsOf(record, codes),
    codes,
    redemptions: redemptionRows(record, codes, now),
    invoices: record.invoice ? [invoiceRow(record, record.invoice, now)] : [],
    payments,
    returns,
    company: companyRows(record, payments, returns),
    refunds: refunds.map(({ row }) => row),
    refundParcels: refunds.flatMap(({ row }, at) => parcelRows(row, record.refunds?.[at]?.parcel)),
    shipments: record.shipment ? [shipmentRow(record.id, record.shipment, now)] : [],
    refundCodes: refunds.flatMap(({ row, wanted }) =>
      wanted.map(({ id, paidFen }) => ({
        ...{ refundId: row.id, codeId: id, statusBefore: 0 as const, amountFen: paidFen },
      })),
    ),
  }
}

type Refunded = ReturnType<typeof refundRows>

const providerNoOf = ({ id }: OrderRecord) => `sandbox-${id}`
const lineId = ({ id }: OrderRecord, position: number) => `${id}${position + 1}`

function orderRow(record: OrderRecord, refunds: readonly Refunded[], now: number): Row<'orders'> {
  const { id, memberId, kind, productId, price, body, minutesAgo, payMinutes } = record
  const createdAt = now - minutesAgo * MINUTE
  const returned = refunds.filter(({ row }) => row.status === RETURNED)
  return {
    ...{ id, memberId, kind, productId, tempOrderId: `sandbox-${id}`, body, createdAt },
    ...written(record),
    ...{ totalFen: price.totalFen, orderFen: price.orderFen, paidFen: paidOf(record) },
    refundedFen: returned.reduce((sum, { row }) => sum + row.amountFen, 0),
    endedBy: record.state === 'cancelled' ? 'cancel' : null,
    payUntil: payMinutes === undefined ? createdAt + PAY_MINUTES * MINUTE : now + payMinutes * MINUTE,
    ...(isPaid(record.state) && { paidAt: createdAt + MINUTE }),
  }
}

const isPaid = (state: OrderState) => state === 'paid' || state === 'confirmed' || state === 'unsubscribed'

function paidOf({ state, price, paidFen = 0 }: OrderRecord): number {
  return isPaid(state) ? price.totalFen : paidFen
}

/** A state as the two numbers of B4. */
function written({ state, price }: OrderRecord) {
  const { unpaid, partPaid, paid, free } = paymentStatuses
  const paidStatus = price.totalFen === 0 ? free : paid
  const paymentStatus = { unpaid, 'part-paid': partPaid, cancelled: unpaid } as const
  const orderStatus = { confirmed: orderStatuses.confirmed, unsubscribed: orderStatuses.unsubscribed } as const
  return {
    orderStatus: state === 'cancelled' ? orderStatuses.cancelled : (find(orderStatus, state) ?? orderStatuses.pending),
    paymentStatus: find(paymentStatus, state) ?? paidStatus,
  }
}

const find = <Value>(values: Partial<Record<OrderState, Value>>, state: OrderState): Value | undefined => values[state]

function codesOf(record: OrderRecord): Row<'orderCodes'>[] {
  if (!isPaid(record.state)) return []
  const priced = record.lines.map(({ copies, body }) => ({ copies, listFen: body.listFen, unitFen: body.unitFen }))
  const shares = paidShares(priced, record.price.totalFen)
  return record.lines.flatMap((line, position) =>
    Array.from({ length: line.copies }, (_, copy) =>
      codesOfCopy(record, position, copy).map((seed, part) => ({
        ...codeRow(record, seed, `${position + 1}${copy + 1}${part + 1}`),
        ...{ lineId: lineId(record, position), copy, paidFen: part === 0 ? (shares[position]?.[copy] ?? 0) : 0 },
      })),
    ).flat(),
  )
}

function codesOfCopy({ lines, state }: OrderRecord, position: number, copy: number): readonly CodeSeed[] {
  const line = lines[position]
  const usual = state === 'paid' ? -1 : 0
  return line?.codes?.[copy] ?? Array.from({ length: Math.max(1, line?.body.childNames.length ?? 0) }, () => usual)
}

function codeRow({ id: orderId, memberId }: OrderRecord, seed: CodeSeed, place: string) {
  const { status, uses, often } = typeof seed === 'object' ? seed : usesOf(seed)
  const bizCode = `${orderId}${place.padStart(4, '0')}`
  return {
    ...{ id: bizCode, orderId, memberId, bizCode, status, canUseTimes: uses },
    continuousUsedFlag: often ? 1 : 0,
  }
}

const usesOf = (status: Exclude<CodeSeed, object>) => ({ status, uses: status === 1 ? 0 : 1, often: false })

/** What was given back holds nothing any more. */
function holdsOf(record: OrderRecord, codes: readonly Row<'orderCodes'>[]): Row<'orderHolds'>[] {
  return record.lines.flatMap((line, position) => {
    const own = codes.filter((code) => code.lineId === lineId(record, position))
    const returned = new Set(own.filter(({ status }) => status === REFUNDED).map(({ copy }) => copy)).size
    const hold = { lineId: lineId(record, position), orderId: record.id }
    const days = line.days.map((day) => ({ ...hold, itemId: line.itemId, day, copies: line.copies - returned }))
    const presale = position === 0 ? presaleOf(record) : undefined
    return presale ? [...days, { ...hold, itemId: presaleStockId(presale), day: NO_DAY, copies: 1 }] : days
  })
}

/** The presale order that it exchanges. */
const presaleOf = ({ body: { presaleFen = 0, mainOrderId } }: OrderRecord) => (presaleFen > 0 ? mainOrderId : undefined)

function paymentRows(record: OrderRecord, now: number): Row<'payments'>[] {
  const amountFen = paidOf(record)
  const at = now - record.minutesAgo * MINUTE + MINUTE
  const tried = { id: `${record.id}P0`, orderId: record.id, state: 'failed', createdAt: at, endedAt: at } as const
  const failed = record.hasFailedPay ? [{ ...tried, amountFen: record.price.totalFen }] : []
  if (amountFen === 0) return failed
  const payment = { id: `${record.id}P1`, orderId: record.id, state: 'paid', amountFen } as const
  return [...failed, { ...payment, providerNo: providerNoOf(record), createdAt: at, endedAt: at }]
}

/** A refund that was approved is given back of what was paid. */
function returnRows(refund: Row<'refunds'>, payment: Row<'payments'>): Row<'paymentReturns'>[] {
  if (refund.status !== RETURNED && refund.status !== RETURNING) return []
  const isReturned = refund.status === RETURNED
  return [
    {
      ...{ id: `${refund.id}B1`, paymentId: payment.id, refundId: refund.id, amountFen: refund.amountFen },
      ...{ state: isReturned ? 'returned' : 'waiting', tries: isReturned ? 1 : 0, askAt: refund.createdAt },
      ...(isReturned && { endedAt: refund.endedAt }),
    },
  ]
}

/** The company knows the money that came and that was given back, so that the rest can be. */
function companyRows(
  record: OrderRecord,
  payments: readonly Row<'payments'>[],
  returns: readonly Row<'paymentReturns'>[],
): CompanyRows {
  const providerNo = providerNoOf(record)
  return {
    tries: payments.map(({ id, amountFen, createdAt }) => ({
      ...{ payId: id, orderNo: record.id, subject: record.body.productName, amountFen, way: 'wechat', createdAt },
      ...{ donePath: `/tc-fostay/pay-success/${record.id}`, leavePath: `/tc-fostay/cashier/${record.id}` },
    })),
    takings: payments
      .filter(({ state }) => state === 'paid')
      .map(({ id, amountFen, createdAt }) => ({ providerNo, payId: id, amountFen, arrivesAt: createdAt })),
    // What is on its way (退款中) stays so until it is ended at the company's page.
    refunds: returns.map(({ id, amountFen, askAt, state }) => ({
      ...{ refundKey: id, providerNo, amountFen, askedAt: askAt },
      answer: state === 'returned' ? 'returned' : 'accepted',
    })),
  }
}

interface Place {
  readonly at: number
  readonly now: number
}

function refundRows(record: OrderRecord, refund: RefundSeed, codes: readonly Row<'orderCodes'>[], { at, now }: Place) {
  const { status, reason, description = '', note = '', copies, minutesAgo } = refund
  const wanted = codes.filter((code) => copies.some(({ line, copy }) => isOf(record, code, line, copy)))
  const createdAt = now - minutesAgo * MINUTE
  const id = `${record.id}R${at + 1}`
  const row = {
    ...{ id, orderId: record.id, memberId: record.memberId, requestKey: `sandbox-${id}`, status, reason, description },
    ...{ quantity: copies.length, amountFen: wanted.reduce((sum, { paidFen }) => sum + paidFen, 0), createdAt },
    ...(status !== APPLIED && { reviewedAt: createdAt + MINUTE, reviewNote: note }),
    ...((status === RETURNED || status === REFUSED) && { endedAt: createdAt + 2 * MINUTE }),
  }
  return { row, wanted }
}

/** Goods are wanted back a minute after the application, and sent a minute after that. */
function parcelRows(refund: Row<'refunds'>, parcel: RefundSeed['parcel']): Row<'refundParcels'>[] {
  if (!parcel) return []
  const { address, sent } = parcel
  const askedAt = refund.createdAt + MINUTE
  const state = refund.status === APPLIED ? (sent ? 'sent' : 'asked') : 'closed'
  return [{ refundId: refund.id, state, address, askedAt, ...(sent && { ...sent, sentAt: askedAt + MINUTE }) }]
}

const shipmentRow = (
  orderId: string,
  { parcel, sentMinutesAgo, receivedMinutesAgo }: ShipmentSeed,
  now: number,
): Row<'orderShipments'> => ({
  ...{ orderId, ...parcel, sentAt: now - sentMinutesAgo * MINUTE },
  ...(receivedMinutesAgo === undefined
    ? { state: 'sent' }
    : { state: 'received', receivedAt: now - receivedMinutesAgo * MINUTE }),
})

function invoiceRow(record: OrderRecord, { minutesAgo, ...invoice }: InvoiceSeed, now: number): Row<'invoices'> {
  const createdAt = now - minutesAgo * MINUTE
  return {
    ...{ ...invoice, orderId: record.id, memberId: record.memberId, amountFen: paidOf(record), createdAt },
    ...(invoice.state !== 'applied' && { endedAt: createdAt + MINUTE }),
  }
}

const isOf = (record: OrderRecord, code: Row<'orderCodes'>, line: number, copy: number) =>
  code.lineId === lineId(record, line) && code.copy === copy
