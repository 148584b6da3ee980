import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

/** Where members have things sent to. One at most of each member's is the one that is used without asking. */
export const memberAddresses = pgTable(
  'member_addresses',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    district: text().notNull(),
    detail: text().notNull(),
    isDefault: boolean('is_default').notNull(),
    /** Epoch ms of the shop's clock. */
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('member_addresses_member').on(table.memberId),
    uniqueIndex('member_addresses_default')
      .on(table.memberId)
      .where(sql`${table.isDefault}`),
  ],
)
