import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, text } from 'drizzle-orm/pg-core'
import { fen, moment } from './columns.ts'
import { orders } from './orders.ts'

/** What a shopper pays at a counter: shown there as a code, for some minutes, and taken by one order. */
export const counterCodes = pgTable(
  'counter_codes',
  {
    code: text().primaryKey(),
    companyId: text('company_id').notNull(),
    amountFen: fen('amount_fen').notNull(),
    /** What is paid, in the cashier's words; may be empty. */
    note: text().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The order that took it. */
    orderId: text('order_id'),
  },
  (table) => [
    index('counter_codes_created').on(table.createdAt),
    foreignKey({ columns: [table.orderId], foreignColumns: [orders.id] }),
    check('counter_codes_amount', sql`${table.amountFen} > 0`),
    check('counter_codes_time', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
)
