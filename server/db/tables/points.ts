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
} from 'drizzle-orm/pg-core'
import { pointKinds, type PointKind, pointReasons, type PointReason } from '../../../schemas/domain/points.ts'
import { notNegative, oneOfList } from './checks.ts'
import { fen, moment } from './columns.ts'
import { orders } from './orders.ts'

/** Whose points, and which: `companyId` is the business whose coins they are, '' for the mall's points. */
const owner = () => ({
  memberId: text('member_id').notNull(),
  kind: text().$type<PointKind>().notNull(),
  companyId: text('company_id').notNull().default(''),
})

interface Owned {
  readonly memberId: AnyPgColumn
  readonly kind: AnyPgColumn
  readonly companyId: AnyPgColumn
}

/** The columns of `owner`, in the order of keys. */
const ownerOf = ({ memberId, kind, companyId }: Owned) => [memberId, kind, companyId] as const

/** What a member has. Locked by whoever changes it, after all that an order locks: see server/points/ledger.ts. */
export const pointAccounts = pgTable(
  'point_accounts',
  {
    ...owner(),
    balance: integer().notNull().default(0),
    /** How many entries there are. */
    entries: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.companyId] }),
    notNegative('point_accounts', [table.balance, table.entries]),
    oneOfList('point_accounts', table.kind, Object.keys(pointKinds)),
    check('point_accounts_company', sql`(${table.kind} = 'coins') = (${table.companyId} <> '')`),
  ],
)

/** The ledger: added to and never changed. `balance` is what the member had after it, so that each entry proves those before it. */
export const pointEntries = pgTable(
  'point_entries',
  {
    ...owner(),
    /** From 1, without a gap. */
    place: integer().notNull(),
    /** Below 0 when it is spent or gone. */
    amount: integer().notNull(),
    balance: integer().notNull(),
    reason: text().$type<PointReason>().notNull(),
    /** Of what: an order, a refund, a task. Each counts once for its reason. */
    reference: text().notNull(),
    /** What it was for, for the member to read: the name of a product or of an activity. */
    note: text().notNull().default(''),
    at: moment('at').notNull(),
    /** From when the first of what was earned is gone. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [...ownerOf(table), table.place] }),
    unique('point_entries_once').on(...ownerOf(table), table.reason, table.reference),
    index('point_entries_reference').on(table.reference, table.reason),
    foreignKey({
      name: 'point_entries_account',
      columns: [...ownerOf(table)],
      foreignColumns: [...ownerOf(pointAccounts)],
    }),
    notNegative('point_entries', [table.balance]),
    oneOfList('point_entries', table.reason, Object.keys(pointReasons)),
    check('point_entries_amount', sql`${table.amount} <> 0`),
    check('point_entries_place', sql`${table.place} > 0`),
  ],
)

/** What was earned together and is gone together; `left` is what of it was not spent. */
export const pointLots = pgTable(
  'point_lots',
  {
    id: text().primaryKey(),
    ...owner(),
    /** The entry that brought it. */
    place: integer().notNull(),
    amount: integer().notNull(),
    left: integer().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('point_lots_left')
      .on(...ownerOf(table), table.expiresAt)
      .where(sql`${table.left} > 0`),
    index('point_lots_expiry')
      .on(table.expiresAt)
      .where(sql`${table.left} > 0`),
    index('point_lots_entry').on(...ownerOf(table), table.place),
    foreignKey({
      name: 'point_lots_earned',
      columns: [...ownerOf(table), table.place],
      foreignColumns: [...ownerOf(pointEntries), pointEntries.place],
    }),
    notNegative('point_lots', [table.left]),
    check('point_lots_amount', sql`${table.amount} > 0 and ${table.left} <= ${table.amount}`),
  ],
)

/** What an entry took of which lot, and how much of that came back. */
export const pointTakes = pgTable(
  'point_takes',
  {
    ...owner(),
    /** The entry that took it. */
    place: integer().notNull(),
    lotId: text('lot_id').notNull(),
    amount: integer().notNull(),
    returned: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [...ownerOf(table), table.place, table.lotId] }),
    index('point_takes_lot').on(table.lotId),
    foreignKey({
      name: 'point_takes_spent',
      columns: [...ownerOf(table), table.place],
      foreignColumns: [...ownerOf(pointEntries), pointEntries.place],
    }),
    foreignKey({ name: 'point_takes_of_lot', columns: [table.lotId], foreignColumns: [pointLots.id] }),
    notNegative('point_takes', [table.returned]),
    check('point_takes_amount', sql`${table.amount} > 0 and ${table.returned} <= ${table.amount}`),
  ],
)

/** Points and coins that an order took, each at most once, and how many of them came back. */
export const orderPoints = pgTable(
  'order_points',
  {
    orderId: text('order_id').notNull(),
    kind: text().$type<PointKind>().notNull(),
    companyId: text('company_id').notNull().default(''),
    amount: integer().notNull(),
    /** What they took off. */
    fen: fen('fen').notNull(),
    returned: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind] }),
    foreignKey({ columns: [table.orderId], foreignColumns: [orders.id] }),
    notNegative('order_points', [table.fen, table.returned]),
    oneOfList('order_points', table.kind, Object.keys(pointKinds)),
    check('order_points_amount', sql`${table.amount} > 0 and ${table.returned} <= ${table.amount}`),
  ],
)
