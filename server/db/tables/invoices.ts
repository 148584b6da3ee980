import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, pgTable, text } from 'drizzle-orm/pg-core'
import { type InvoiceState, invoiceStates } from '../../../schemas/domain/invoice.ts'
import { storedJson } from '../stored-json.ts'
import { invoiceBodies } from '../stored-shapes.ts'
import { notNegative, oneOfList } from './checks.ts'
import { orders } from './orders.ts'

/** Invoices of orders (B3, B9): one for each. Times are epoch ms of the shop's clock, amounts fen. */
export const invoices = pgTable(
  'invoices',
  {
    orderId: text('order_id').primaryKey(),
    memberId: text('member_id').notNull(),
    state: text().$type<InvoiceState>().notNull(),
    amountFen: bigint('amount_fen', { mode: 'number' }).notNull(),
    /** To whom it is made out, and where it is sent. */
    body: storedJson('body', invoiceBodies).notNull(),
    /** The number on it, once it is issued. */
    number: text(),
    /** Why it was not issued. */
    note: text().notNull().default(''),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    endedAt: bigint('ended_at', { mode: 'number' }),
  },
  (table) => [
    index('invoices_member').on(table.memberId, table.createdAt),
    index('invoices_state').on(table.state),
    foreignKey({ columns: [table.orderId], foreignColumns: [orders.id] }),
    notNegative('invoices', [table.amountFen]),
    oneOfList('invoices', table.state, invoiceStates),
    check('invoices_issued', sql`${table.state} <> 'issued' or ${table.number} is not null`),
  ],
)
