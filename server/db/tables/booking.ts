import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type AppointmentState, appointmentTransitions } from '../../../src/domain/order/appointment-state.ts'
import { storedJson } from '../stored-json.ts'
import { appointmentBodies } from '../stored-shapes.ts'
import { notNegative, oneOfList } from './checks.ts'
import { moment } from './columns.ts'
import { ofLine, orders } from './orders.ts'

/** B2.9 Booking: copies of an order's line, and the day on which they are used. */
export const appointments = pgTable(
  'appointments',
  {
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    lineId: text('line_id').notNull(),
    memberId: text('member_id').notNull(),
    /** Made by the page once: sent again, it is the same appointment. */
    requestKey: text('request_key').notNull(),
    /** The product whose days these are. */
    productId: text('product_id').notNull(),
    day: text().notNull(),
    copies: integer().notNull(),
    state: text().$type<AppointmentState>().notNull(),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
    body: storedJson('body', appointmentBodies).notNull(),
  },
  (table) => [
    uniqueIndex('appointments_request').on(table.orderId, table.requestKey, table.lineId),
    index('appointments_member').on(table.memberId, table.createdAt),
    index('appointments_line').on(table.lineId),
    index('appointments_state').on(table.state, table.createdAt),
    ofLine(table),
    check('appointments_copies', sql`${table.copies} > 0`),
    oneOfList('appointments', table.state, Object.keys(appointmentTransitions)),
  ],
)

/** How many of a day's appointments are taken: a row comes with the first. What there is of them stands in the product. */
export const appointmentDays = pgTable(
  'appointment_days',
  {
    productId: text('product_id').notNull(),
    day: text().notNull(),
    taken: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.day] }), notNegative('appointment_days', [table.taken])],
)

/** Uses of codes, of orders and of coupons: written with the use itself. */
export const redemptions = pgTable(
  'redemptions',
  {
    id: text().primaryKey(),
    bizCode: text('biz_code').notNull(),
    /** Who holds what was redeemed. */
    memberId: text('member_id').notNull(),
    /** Null: it was a coupon. */
    orderId: text('order_id'),
    /** What was redeemed, and of what. */
    name: text().notNull(),
    productName: text('product_name').notNull(),
    /** Where, and by whom. */
    place: text().notNull(),
    operator: text().notNull(),
    redeemedAt: moment('redeemed_at').notNull(),
  },
  (table) => [
    index('redemptions_list').on(table.memberId, table.redeemedAt, table.id),
    index('redemptions_code').on(table.bizCode, table.redeemedAt),
    foreignKey({ columns: [table.orderId], foreignColumns: [orders.id] }),
  ],
)

/** Codes that give a coupon: each as often as `capacity` says, and once to a member. */
export const couponCodes = pgTable(
  'coupon_codes',
  {
    code: text().primaryKey(),
    couponId: text('coupon_id').notNull(),
    capacity: integer().notNull(),
    /** Shop-local: 2026-11-30T23:59:00 */
    validUntil: text('valid_until').notNull(),
    /** What it shows in the sandbox. */
    scenario: text().notNull().default(''),
  },
  (table) => [notNegative('coupon_codes', [table.capacity])],
)

/** Who redeemed which code. */
export const couponCodeUses = pgTable(
  'coupon_code_uses',
  {
    code: text().notNull(),
    memberId: text('member_id').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.memberId] })],
)
