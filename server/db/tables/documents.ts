import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { oneOfList } from './checks.ts'

/** What has documents of travellers: an order, and a traveller whom a member keeps. */
export const documentKinds = ['order', 'traveller'] as const

export type DocumentKind = (typeof documentKinds)[number]

/** The numbers of travellers' documents, sealed: beside them stands the masked form alone (orders.body, travellers.body). */
export const sealedDocuments = pgTable(
  'sealed_documents',
  {
    kind: text().$type<DocumentKind>().notNull(),
    /** Of the order, or of the traveller. */
    id: text().notNull(),
    memberId: text('member_id').notNull(),
    /** The key by which it is sealed (server/session/sealed.ts). */
    keyId: text('key_id').notNull(),
    sealed: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('sealed_documents_member').on(table.memberId),
    index('sealed_documents_key').on(table.keyId),
    oneOfList('sealed_documents', table.kind, documentKinds),
  ],
)
