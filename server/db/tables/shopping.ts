import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Coupon } from '../../../schemas/domain/coupon.ts'
import { notNegative } from './checks.ts'
import { moment } from './columns.ts'
import { orders } from './orders.ts'

/**
 * How much of a thing's stock is taken, by day (YYYY-MM-DD; '' for what has no day). What is free is the plan's stock less this
 * (src/domain/product/sale-plan.ts): a row comes with the first that is taken.
 */
export const stockTaken = pgTable(
  'stock_taken',
  {
    /** A rate, a ticket resource, a sale item, a package or a sku. */
    itemId: text('item_id').notNull(),
    day: text().notNull(),
    taken: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.day] }), notNegative('stock_taken', [table.taken])],
)

/** What a shopper chose on a detail page and goes on to order with (A7, B7): tempOrderId, shoppingId. */
export const tempOrders = pgTable(
  'temp_orders',
  {
    id: text().primaryKey(),
    kind: text().$type<'hotel' | 'ticket' | 'combo' | 'play' | 'product' | 'cart'>().notNull(),
    memberId: text('member_id').notNull(),
    productId: text('product_id').notNull(),
    /** What was chosen, in the form that its kind has: server/catalogue/temp-orders.ts writes and reads it. */
    body: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('temp_orders_created').on(table.createdAt)],
)

/** Products that a member collected (A7, B7). */
export const productCollects = pgTable(
  'product_collects',
  {
    memberId: text('member_id').notNull(),
    productId: text('product_id').notNull(),
    collectedAt: moment('collected_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.productId] })],
)

/** Coupons that can be received on detail pages (A3). `stock` is how many are still to be given out. */
export const coupons = pgTable(
  'coupons',
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    stock: integer().notNull(),
    body: jsonb().$type<Omit<Coupon, 'couponId' | 'stock'>>().notNull(),
  },
  (table) => [notNegative('coupons', [table.stock])],
)

/** Coupons that members received: one of a kind each. */
export const memberCoupons = pgTable(
  'member_coupons',
  {
    memberId: text('member_id').notNull(),
    couponId: text('coupon_id').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** The order that it was used for; null: it can be used. */
    orderId: text('order_id'),
    /** Shown at the counter: of write-off coupons and benefits alone (A3: 5 and 7). */
    bizCode: text('biz_code'),
    /** When it was redeemed there. */
    usedAt: moment('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.couponId] }),
    uniqueIndex('member_coupons_code').on(table.bizCode),
    index('member_coupons_order').on(table.orderId),
    foreignKey({ columns: [table.orderId], foreignColumns: [orders.id] }),
  ],
)
