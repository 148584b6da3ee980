import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { notNegative } from './checks.ts'
import { fen, moment } from './columns.ts'
import type { RefundAnswer } from '../../ports/payment.ts'

/** What the shop asked to be paid. */
export const companyTries = pgTable('company_tries', {
  payId: text('pay_id').primaryKey(),
  orderNo: text('order_no').notNull(),
  subject: text().notNull(),
  amountFen: fen('amount_fen').notNull(),
  way: text().notNull(),
  donePath: text('done_path').notNull(),
  leavePath: text('leave_path').notNull(),
  createdAt: moment('created_at').notNull(),
  failedAt: moment('failed_at'),
})

/** Money that came. `arrivesAt` lies ahead while a bank takes its time. */
export const companyTakings = pgTable(
  'company_takings',
  {
    providerNo: text('provider_no').primaryKey(),
    payId: text('pay_id').notNull(),
    amountFen: fen('amount_fen').notNull(),
    arrivesAt: moment('arrives_at').notNull(),
  },
  (table) => [index('company_takings_pay').on(table.payId), notNegative('company_takings', [table.amountFen])],
)

/** Money that the shop asked to be given back: once for each key. */
export const companyRefunds = pgTable(
  'company_refunds',
  {
    refundKey: text('refund_key').primaryKey(),
    providerNo: text('provider_no').notNull(),
    amountFen: fen('amount_fen').notNull(),
    answer: text().$type<RefundAnswer>().notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [
    index('company_refunds_provider').on(table.providerNo),
    notNegative('company_refunds', [table.amountFen]),
  ],
)

/** What the company tells the shop, again and again until the shop says that it knows. */
export const companyNotices = pgTable(
  'company_notices',
  {
    id: text().primaryKey(),
    payId: text('pay_id').notNull(),
    body: text().notNull(),
    dueAt: moment('due_at').notNull(),
    tries: integer().notNull().default(0),
    /** The shop's last answer, an HTTP status. */
    answer: integer(),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    index('company_notices_due').on(table.deliveredAt, table.dueAt),
    index('company_notices_pay').on(table.payId),
  ],
)
