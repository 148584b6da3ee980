import { sql } from 'drizzle-orm'
import { bigint, bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { TrackedEvent } from '../../../schemas/domain/tracked-event.ts'

/** What the shop's pages recorded (A7 analytics, B9). */
export const trackedEvents = pgTable(
  'tracked_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Epoch ms of the shop's clock, when the server got it. */
    receivedAt: bigint('received_at', { mode: 'number' }).notNull(),
    distinctId: text('distinct_id').notNull(),
    visit: text().notNull(),
    memberId: text('member_id'),
    channel: text().notNull(),
    brand: text().notNull(),
    kind: text().$type<TrackedEvent['kind']>().notNull(),
    page: text().notNull(),
    path: text().notNull(),
    block: text(),
    body: jsonb().$type<Omit<TrackedEvent, 'kind' | 'page' | 'path' | 'block'>>().notNull(),
  },
  (table) => [
    index('tracked_events_received').on(table.receivedAt),
    // What a device tapped before it ordered.
    index('tracked_events_taps')
      .on(table.distinctId, table.id)
      .where(sql`${table.kind} = 'click'`),
  ],
)
