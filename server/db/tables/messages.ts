import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { type MessageKind, messageKinds } from '../../../schemas/domain/message.ts'
import type { MessageEvent } from '../../../src/domain/message/message-events.ts'
import { oneOfList } from './checks.ts'
import { moment } from './columns.ts'

/** What the shop told members: written in the transaction of the event that it tells of, and once. */
export const messages = pgTable(
  'messages',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    kind: text().$type<MessageKind>().notNull(),
    event: text().$type<MessageEvent>().notNull(),
    /** Which order, refund, appointment ... it is about: an event happens to each once. */
    reference: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    link: text().notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** Its member took it out of the list. It stays, so that nothing writes it again. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    unique('messages_once').on(table.memberId, table.event, table.reference),
    index('messages_list')
      .on(table.memberId, table.kind, table.createdAt, table.id)
      .where(sql`${table.removedAt} is null`),
    index('messages_unread')
      .on(table.memberId, table.kind)
      .where(sql`${table.readAt} is null and ${table.removedAt} is null`),
    index('messages_created').on(table.createdAt),
    oneOfList('messages', table.kind, messageKinds),
  ],
)
