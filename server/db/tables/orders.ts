import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  bizCodeStatuses,
  type BizCodeStatus,
  orderStatuses,
  type OrderStatus,
  paymentStatuses,
  type PaymentStatus,
  refundStatuses,
  type RefundStatus,
} from '../../../schemas/domain/order-status.ts'
import { type PayWay, payWays } from '../../../schemas/domain/pay-way.ts'
import type { ExpressCompany, ParcelState } from '../../../schemas/domain/refund-parcel.ts'
import { type ShipmentState, shipmentStates } from '../../../schemas/domain/shipment.ts'
import type { OrderEnd } from '../../../src/domain/order/order-state.ts'
import { parcelTransitions } from '../../../src/domain/order/parcel-state.ts'
import { type PaymentReturnState, paymentReturnTransitions } from '../../../src/domain/order/payment-return-state.ts'
import { type PaymentState, paymentTransitions } from '../../../src/domain/order/payment-state.ts'
import { plainOrders, plainTravellers } from '../../documents/plain-documents.ts'
import { storedJson } from '../stored-json.ts'
import { orderBodies, orderLineBodies, travellerBodies } from '../stored-shapes.ts'
import { notNegative, oneOfList } from './checks.ts'
import { fen, moment } from './columns.ts'
import { isOpenCode, isWaitingCode } from './order-indexes.ts'

const codeStatuses = Object.keys(bizCodeStatuses).map(Number)

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    kind: text().notNull(),
    productId: text('product_id').notNull(),
    /** What was chosen is ordered once: whoever sends it again gets the same order. */
    tempOrderId: text('temp_order_id').notNull(),
    orderStatus: integer('order_status').$type<OrderStatus>().notNull(),
    paymentStatus: integer('payment_status').$type<PaymentStatus>().notNull(),
    /** To be paid; before anything was taken off. */
    totalFen: fen('total_fen').notNull(),
    orderFen: fen('order_fen').notNull(),
    paidFen: fen('paid_fen').notNull().default(0),
    refundedFen: fen('refunded_fen').notNull().default(0),
    /** The member's coupon that was used. */
    couponId: text('coupon_id'),
    createdAt: moment('created_at').notNull(),
    /** Until when it can be paid. */
    payUntil: moment('pay_until').notNull(),
    /** What cancelled it, once it is: its buyer, or the end of its time to pay. */
    endedBy: text('ended_by').$type<OrderEnd>(),
    paidAt: moment('paid_at'),
    body: storedJson('body', orderBodies).notNull(),
  },
  (table) => [
    uniqueIndex('orders_temp_order').on(table.tempOrderId),
    // With what the tabs of the list ask: what is not shown is passed over in the index.
    index('orders_member').on(table.memberId, table.createdAt, table.id, table.orderStatus, table.paymentStatus),
    // What hangs on an order names its member too: the right one.
    unique('orders_of_member').on(table.memberId, table.id),
    index('orders_pay_until').on(table.orderStatus, table.payUntil),
    index('orders_plain').on(table.id).where(plainOrders),
    notNegative('orders', [table.orderFen, table.totalFen, table.paidFen, table.refundedFen]),
    check('orders_paid', sql`${table.paidFen} <= ${table.totalFen}`),
    check('orders_refunded', sql`${table.refundedFen} <= ${table.paidFen}`),
    check('orders_pay_time', sql`${table.payUntil} >= ${table.createdAt}`),
    oneOfList('orders', table.orderStatus, Object.values(orderStatuses)),
    oneOfList('orders', table.paymentStatus, Object.values(paymentStatuses)),
    oneOfList('orders', table.endedBy, ['cancel', 'expire'] satisfies OrderEnd[]),
  ],
)

/** B3 sub-orders: one for each thing that was chosen. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    position: integer().notNull(),
    itemId: text('item_id').notNull(),
    copies: integer().notNull(),
    body: storedJson('body', orderLineBodies).notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.orderId], foreignColumns: [orders.id] }),
    // What hangs on a line names its order too: the right one.
    unique('order_lines_of_order').on(table.orderId, table.id),
    notNegative('order_lines', [table.position]),
    check('order_lines_copies', sql`${table.copies} > 0`),
  ],
)

/** What hangs on a line of an order: there is such a line, and it is of that order. */
export const ofLine = (table: { readonly orderId: AnyPgColumn; readonly lineId: AnyPgColumn }) =>
  foreignKey({
    columns: [table.orderId, table.lineId],
    foreignColumns: [orderLines.orderId, orderLines.id],
  })

/** Stock that an order holds: what a night, a day or an item without days gives back when the order ends. */
export const orderHolds = pgTable(
  'order_holds',
  {
    lineId: text('line_id').notNull(),
    orderId: text('order_id').notNull(),
    itemId: text('item_id').notNull(),
    day: text().notNull(),
    copies: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.itemId, table.day] }),
    index('order_holds_item').on(table.itemId, table.day),
    index('order_holds_order').on(table.orderId),
    ofLine(table),
    notNegative('order_holds', [table.copies]),
  ],
)

/** Codes by which copies are redeemed (B3, B4); `copy` tells which of the line's. */
export const orderCodes = pgTable(
  'order_codes',
  {
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    /** Whose order it is, so that what somebody waits for is found without all that was ever bought. */
    memberId: text('member_id').notNull(),
    lineId: text('line_id').notNull(),
    copy: integer().notNull(),
    bizCode: text('biz_code').notNull(),
    status: integer().$type<BizCodeStatus>().notNull(),
    canUseTimes: integer('can_use_times').notNull(),
    continuousUsedFlag: integer('continuous_used_flag').notNull(),
    /** What the copy cost its buyer: given back with the first code of a copy, 0 for its others. */
    paidFen: fen('paid_fen').notNull(),
    /** Its share of the points and coins that its order took: given back as the money is. */
    points: integer().notNull().default(0),
    coins: integer().notNull().default(0),
    /** It was given to a friend (tables/corner.ts): waiting to be taken, or taken. Whoever holds the order can't use it then. */
    transferId: text('transfer_id'),
  },
  (table) => [
    uniqueIndex('order_codes_code').on(table.bizCode),
    index('order_codes_order').on(table.orderId),
    index('order_codes_line').on(table.lineId),
    // Of what a member bought over the years little is waited for.
    index('order_codes_waiting').on(table.memberId, table.orderId).where(isWaitingCode(table)),
    index('order_codes_open').on(table.id).where(isOpenCode(table.status)),
    ofLine(table),
    foreignKey({ columns: [table.memberId, table.orderId], foreignColumns: [orders.memberId, orders.id] }),
    notNegative('order_codes', [table.copy, table.canUseTimes, table.paidFen, table.points, table.coins]),
    oneOfList('order_codes', table.status, codeStatuses),
  ],
)

/** Tries to pay an order. `providerNo` is the payment company's name for what came: it counts once. */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    state: text().$type<PaymentState>().notNull(),
    way: text().$type<PayWay>().notNull().default('wechat'),
    amountFen: fen('amount_fen').notNull(),
    providerNo: text('provider_no'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
    /** When the company is asked next what became of a try that waits; whoever asks puts it off first, so that nobody else does. */
    askAt: moment('ask_at'),
    askedAt: moment('asked_at'),
  },
  (table) => [
    uniqueIndex('payments_provider').on(table.providerNo),
    index('payments_order').on(table.orderId),
    index('payments_ask').on(table.state, table.askAt),
    foreignKey({ columns: [table.orderId], foreignColumns: [orders.id] }),
    notNegative('payments', [table.amountFen]),
    oneOfList('payments', table.state, Object.keys(paymentTransitions)),
    oneOfList(
      'payments',
      table.way,
      payWays.map(({ way }) => way),
    ),
  ],
)

/**
 * Money that the payment company is asked to give back, of one payment each: all of one that nobody may keep, or a refund's share of it.
 * `id` is the key by which the company knows it.
 */
export const paymentReturns = pgTable(
  'payment_returns',
  {
    id: text().primaryKey(),
    paymentId: text('payment_id').notNull(),
    /** None: the payment is given back whole. */
    refundId: text('refund_id'),
    amountFen: fen('amount_fen').notNull(),
    state: text().$type<PaymentReturnState>().notNull(),
    tries: integer().notNull().default(0),
    askAt: moment('ask_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('payment_returns_ask').on(table.state, table.askAt),
    index('payment_returns_payment').on(table.paymentId),
    index('payment_returns_refund').on(table.refundId),
    foreignKey({ columns: [table.paymentId], foreignColumns: [payments.id] }),
    foreignKey({ columns: [table.refundId], foreignColumns: [refunds.id] }),
    notNegative('payment_returns', [table.amountFen, table.tries]),
    oneOfList('payment_returns', table.state, Object.keys(paymentReturnTransitions)),
  ],
)

/** Applications for money back (B3, B4); `requestKey` makes one of those that are sent twice. */
export const refunds = pgTable(
  'refunds',
  {
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    memberId: text('member_id').notNull(),
    requestKey: text('request_key').notNull(),
    status: integer().$type<RefundStatus>().notNull(),
    quantity: integer().notNull(),
    amountFen: fen('amount_fen').notNull(),
    reason: integer().notNull(),
    description: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the merchant's reviewer decided, and what the buyer is told of it. */
    reviewedAt: moment('reviewed_at'),
    reviewNote: text('review_note').notNull().default(''),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('refunds_request').on(table.orderId, table.requestKey),
    index('refunds_status').on(table.status, table.createdAt),
    index('refunds_member').on(table.memberId, table.orderId, table.status),
    foreignKey({ columns: [table.orderId], foreignColumns: [orders.id] }),
    notNegative('refunds', [table.amountFen]),
    check('refunds_quantity', sql`${table.quantity} > 0`),
    oneOfList('refunds', table.status, Object.keys(refundStatuses).map(Number)),
  ],
)

/** The codes that a refund gives back. */
export const refundCodes = pgTable(
  'refund_codes',
  {
    refundId: text('refund_id').notNull(),
    codeId: text('code_id').notNull(),
    /** What the code was, and is again when the refund is refused. */
    statusBefore: integer('status_before').$type<BizCodeStatus>().notNull(),
    /** What comes back of what the code carried: all of it, or the share that the terms of its line left. */
    amountFen: fen('amount_fen').notNull(),
    points: integer().notNull().default(0),
    coins: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.codeId] }),
    index('refund_codes_code').on(table.codeId),
    foreignKey({ columns: [table.refundId], foreignColumns: [refunds.id] }),
    foreignKey({ columns: [table.codeId], foreignColumns: [orderCodes.id] }),
    notNegative('refund_codes', [table.amountFen, table.points, table.coins]),
    oneOfList('refund_codes', table.statusBefore, codeStatuses),
  ],
)

/** Goods that the merchant wants back for a refund, and the parcel in which their buyer sends them. */
export const refundParcels = pgTable(
  'refund_parcels',
  {
    refundId: text('refund_id').primaryKey(),
    state: text().$type<ParcelState>().notNull(),
    /** Where to, in the merchant's words. */
    address: text().notNull(),
    askedAt: moment('asked_at').notNull(),
    company: text().$type<ExpressCompany>(),
    number: text(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    foreignKey({ columns: [table.refundId], foreignColumns: [refunds.id] }),
    oneOfList('refund_parcels', table.state, Object.keys(parcelTransitions)),
    check(
      'refund_parcels_sent',
      sql`${table.state} <> 'sent' or (${table.number} is not null and ${table.sentAt} is not null)`,
    ),
  ],
)

/** Goods of an order that the merchant handed to a carrier; one that is to be sent and was not has none. */
export const orderShipments = pgTable(
  'order_shipments',
  {
    orderId: text('order_id').primaryKey(),
    state: text().$type<ShipmentState>().notNull(),
    company: text().$type<ExpressCompany>().notNull(),
    number: text().notNull(),
    sentAt: moment('sent_at').notNull(),
    receivedAt: moment('received_at'),
  },
  (table) => [
    foreignKey({ columns: [table.orderId], foreignColumns: [orders.id] }),
    oneOfList('order_shipments', table.state, shipmentStates),
    check('order_shipments_received', sql`(${table.state} = 'received') = (${table.receivedAt} is not null)`),
  ],
)

/** Travellers whom a member keeps to pick again (B7). */
export const travellers = pgTable(
  'travellers',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    createdAt: moment('created_at').notNull(),
    body: storedJson('body', travellerBodies).notNull(),
  },
  (table) => [
    index('travellers_member').on(table.memberId, table.createdAt),
    index('travellers_plain').on(table.id).where(plainTravellers),
  ],
)
