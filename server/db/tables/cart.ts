import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { type CartKind, cartKinds, MOST_COPIES } from '../../../schemas/domain/cart.ts'
import { notNegative, oneOfList } from './checks.ts'
import { moment } from './columns.ts'

/** What members put into their carts: each of the goods once. A visitor's cart is on the device alone. */
export const cartLines = pgTable(
  'cart_lines',
  {
    memberId: text('member_id').notNull(),
    kind: text().$type<CartKind>().notNull(),
    productId: text('product_id').notNull(),
    skuId: text('sku_id').notNull(),
    quantity: integer().notNull(),
    /** It is bought with the next checkout. */
    isChosen: boolean('is_chosen').notNull(),
    /** What one of it cost when it was put in: fen, in the points mall beside its points. */
    addedPrice: integer('added_price').notNull(),
    addedPoints: integer('added_points').notNull().default(0),
    /** The newest stands first. */
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.productId, table.skuId] }),
    notNegative('cart_lines', [table.addedPrice, table.addedPoints]),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and ${sql.raw(String(MOST_COPIES))}`),
    oneOfList('cart_lines', table.kind, cartKinds),
  ],
)

/** Carts of devices that became a member's: each once, however often the device sends it. */
export const cartMerges = pgTable(
  'cart_merges',
  {
    memberId: text('member_id').notNull(),
    /** Of the device's making, another one for each cart that it began. */
    mergeKey: text('merge_key').notNull(),
    mergedAt: moment('merged_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.mergeKey] }),
    index('cart_merges_merged').on(table.mergedAt),
  ],
)
