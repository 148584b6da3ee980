import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CommentRecord } from '../../../schemas/domain/comment.ts'
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
    kind: text().$type<'hotel' | 'ticket' | 'combo' | 'play' | 'product'>().notNull(),
    memberId: text('member_id').notNull(),
    productId: text('product_id').notNull(),
    /** What was chosen, in the form that its kind has: server/catalogue/temp-orders.ts writes and reads it. */
    body: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('temp_orders_created').on(table.createdAt)],
)

/** Bargains that members began (A3, A7). Where one stands is worked out of this and of the activity (src/domain/goods/bargain.ts). */
export const bargains = pgTable(
  'bargains',
  {
    /** cutTeamId */
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    productId: text('product_id').notNull(),
    activityId: text('activity_id').notNull(),
    cutFen: integer('cut_fen').notNull(),
    leftFen: integer('left_fen').notNull(),
    /** Of who began it, as those who help see them. */
    iconUrl: text('icon_url').notNull(),
    memberName: text('member_name').notNull(),
    beganAt: moment('began_at').notNull(),
    boughtAt: moment('bought_at'),
  },
  (table) => [
    uniqueIndex('bargains_one_each').on(table.memberId, table.productId),
    notNegative('bargains', [table.cutFen, table.leftFen]),
  ],
)

/** Comments on products (A2, B3). */
export const comments = pgTable(
  'comments',
  {
    id: text().primaryKey(),
    productId: text('product_id').notNull(),
    score: integer().notNull(),
    /** Beijing time: 2026-11-20T10:00:00 */
    createTime: text('create_time').notNull(),
    body: jsonb().$type<Omit<CommentRecord, 'id' | 'productId' | 'score' | 'createTime'>>().notNull(),
  },
  (table) => [
    index('comments_product').on(table.productId, table.createTime),
    index('comments_member').on(sql`(${table.body} ->> 'memberId')`),
  ],
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
