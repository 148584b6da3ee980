import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { roles } from '../../../schemas/studio/role.ts'
import { oneOfList } from './checks.ts'
import { moment } from './columns.ts'
import { operators } from './studio.ts'

/** Keys by which programs make the studio's calls for an operator: kept as a hash. Times are epoch ms of the machine's clock. */
export const operatorKeys = pgTable(
  'operator_keys',
  {
    id: text().primaryKey(),
    secretHash: text('secret_hash').notNull().unique(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operators.id),
    name: text().notNull(),
    role: text().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    seenAt: moment('seen_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [index('operator_keys_operator').on(table.operatorId), oneOfList('operator_keys', table.role, roles)],
)
