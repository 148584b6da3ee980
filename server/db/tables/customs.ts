import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Under whose name a member's cross-border goods are declared: name and number, readable by the shop's server alone. */
export const customsIdentities = pgTable('customs_identities', {
  memberId: text('member_id').primaryKey(),
  /** The key by which it is sealed (server/session/sealed.ts). */
  keyId: text('key_id').notNull(),
  sealed: text().notNull(),
  keptAt: moment('kept_at').notNull(),
})
