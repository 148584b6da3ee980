import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { notNegative } from './checks.ts'
import { moment } from './columns.ts'

/** What goes on beside the requests: who has which job, and what came of it. Times are of the database's clock, which all instances share. */
export const jobs = pgTable(
  'jobs',
  {
    name: text().primaryKey(),
    /** What it does, for whoever runs the server. */
    task: text().notNull(),
    /** ms from the begin of a round to the next. */
    every: integer().notNull(),
    dueAt: moment('due_at').notNull(),
    /** The instance that took it last. */
    holder: text(),
    /** Until when nobody else takes it; null: nobody has it. */
    leasedUntil: moment('leased_until'),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    /** How often it failed since it last went well. */
    failures: integer().notNull().default(0),
    /** What the last failure said. */
    error: text(),
  },
  (table) => [notNegative('jobs', [table.every, table.failures])],
)
