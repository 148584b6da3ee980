import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AnnualReport } from '../../../schemas/domain/annual-report.ts'
import { type ClosureState, closureTransitions } from '../../../src/domain/member/closure-state.ts'
import { type TransferState, transferTransitions } from '../../../src/domain/member/transfer-state.ts'
import { notNegative, oneOfList } from './checks.ts'
import { moment } from './columns.ts'

/**
 * Coupons and codes that members pass on (B2.9 transfer). While a coupon is on its way it is in nobody's `member_coupons`: it stands here
 * alone, so that nobody can use it. A code stays in its order, which names the transfer (order_codes.transfer_id).
 */
export const transfers = pgTable(
  'transfers',
  {
    id: text().primaryKey(),
    kind: text().$type<'coupon' | 'code'>().notNull(),
    /** The coupon's id, or that of the order's code. */
    thingId: text('thing_id').notNull(),
    giverId: text('giver_id').notNull(),
    state: text().$type<TransferState>().notNull(),
    /** What it is, as it was when it was given. */
    name: text().notNull(),
    note: text().notNull(),
    /** When the giver had received the coupon: what comes back is as it was. */
    receivedAt: moment('received_at'),
    givenAt: moment('given_at').notNull(),
    /** Until when it can be taken. */
    validUntil: moment('valid_until').notNull(),
    takerId: text('taker_id'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('transfers_giver').on(table.giverId, table.givenAt),
    index('transfers_taker').on(table.takerId),
    index('transfers_due').on(table.state, table.validUntil),
    // What is on its way is on one way.
    uniqueIndex('transfers_one_way')
      .on(table.kind, table.thingId, table.giverId)
      .where(sql`${table.state} = 'given'`),
    oneOfList('transfers', table.kind, ['coupon', 'code']),
    oneOfList('transfers', table.state, Object.keys(transferTransitions)),
    check('transfers_taken', sql`(${table.state} = 'taken') = (${table.takerId} is not null)`),
    check('transfers_times', sql`${table.validUntil} > ${table.givenAt}`),
  ],
)

/** Accounts that are to be closed (B2.9 user-off): seven days in which their member may come back, then they are erased. */
export const accountClosures = pgTable(
  'account_closures',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    state: text().$type<ClosureState>().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** When its data go; put off while something of the member is open. */
    dueAt: moment('due_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('account_closures_open')
      .on(table.memberId)
      .where(sql`${table.state} = 'waiting'`),
    index('account_closures_due').on(table.state, table.dueAt),
    oneOfList('account_closures', table.state, Object.keys(closureTransitions)),
    check('account_closures_times', sql`${table.dueAt} > ${table.askedAt}`),
  ],
)

/** Who a member really is (B2.9 realAuthInfo). Name and number are sealed (server/session/sealed.ts); what is shown is masked. */
export const realNames = pgTable('real_names', {
  memberId: text('member_id').primaryKey(),
  /** The key that sealed it: those of the secret before are sealed anew. */
  keyId: text('key_id').notNull(),
  sealed: text().notNull(),
  maskedName: text('masked_name').notNull(),
  maskedNumber: text('masked_number').notNull(),
  checkedAt: moment('checked_at').notNull(),
})

/** Checks that members asked for: so many in a day. Nothing of what was asked is kept. */
export const realNameTries = pgTable(
  'real_name_tries',
  { id: text().primaryKey(), memberId: text('member_id').notNull(), triedAt: moment('tried_at').notNull() },
  (table) => [index('real_name_tries_member').on(table.memberId, table.triedAt)],
)

/** What a member showed others of a year (B2.9 annual-spending-report): made once, and no more in it than was chosen. */
export const reportShares = pgTable(
  'report_shares',
  {
    token: text().primaryKey(),
    memberId: text('member_id').notNull(),
    year: integer().notNull(),
    showsSpending: boolean('shows_spending').notNull(),
    report: jsonb().$type<AnnualReport>().notNull(),
    sharedAt: moment('shared_at').notNull(),
  },
  (table) => [
    uniqueIndex('report_shares_member').on(table.memberId, table.year, table.showsSpending),
    notNegative('report_shares', [table.year]),
  ],
)

/** Companies whose people travel on business with us (B2.9 travel): known by the domain of their mail. */
export const businessCompanies = pgTable(
  'business_companies',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** example.com, in small letters. */
    domain: text().notNull().unique(),
    /** The level whose prices its people have at least. */
    level: integer().notNull(),
  },
  (table) => [check('business_companies_level', sql`${table.level} between 1 and 6`)],
)

/** Codes by mail: kept as a hash of address and code, good once, for some minutes and some tries. */
export const mailCodes = pgTable(
  'mail_codes',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    codeHash: text('code_hash').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    tries: integer().notNull().default(0),
    usedAt: moment('used_at'),
  },
  (table) => [index('mail_codes_member').on(table.memberId, table.sentAt), notNegative('mail_codes', [table.tries])],
)

/** Who proved to work where. One address proves one member. */
export const businessMembers = pgTable(
  'business_members',
  {
    memberId: text('member_id').primaryKey(),
    companyId: text('company_id').notNull(),
    /** A hash: it is compared, and never read. */
    mailHash: text('mail_hash').notNull().unique(),
    maskedMail: text('masked_mail').notNull(),
    verifiedAt: moment('verified_at').notNull(),
  },
  (table) => [index('business_members_company').on(table.companyId)],
)

/** What the sandbox's post delivered. */
export const mailMessages = pgTable(
  'mail_messages',
  {
    address: text().notNull(),
    id: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id] }), index('mail_messages_sent').on(table.sentAt)],
)
