import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { roles } from '../../../schemas/studio/role.ts'
import { oneOfList } from './checks.ts'
import { moment } from './columns.ts'

/** Who may open the studio. A password is kept as scrypt writes it; there is none until its owner set one. */
export const operators = pgTable(
  'operators',
  {
    id: text().primaryKey(),
    name: text().notNull().unique(),
    role: text().notNull(),
    passwordHash: text('password_hash'),
    createdAt: moment('created_at').notNull(),
    isDisabled: boolean('is_disabled').notNull().default(false),
  },
  (table) => [oneOfList('operators', table.role, roles)],
)

/** Wrong passwords of a name, whether anybody has it or not: a lock tells nobody that a name exists. */
export const operatorTries = pgTable('operator_tries', {
  nameHash: text('name_hash').primaryKey(),
  failed: integer().notNull(),
  lastAt: moment('last_at').notNull(),
  lockedUntil: moment('locked_until'),
})

/** Links that sign in once: kept as a hash. */
export const operatorLinks = pgTable(
  'operator_links',
  {
    secretHash: text('secret_hash').primaryKey(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operators.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('operator_links_operator').on(table.operatorId)],
)

/** Sessions of operators, apart from those of shoppers: the cookie's secret is kept as a hash. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: text().primaryKey(),
    secretHash: text('secret_hash').notNull().unique(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operators.id),
    begunAt: moment('begun_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    agent: text().notNull(),
    /** When its owner last gave the password in it; null: they came by a link. */
    provedAt: moment('proved_at'),
  },
  (table) => [index('operator_sessions_operator').on(table.operatorId)],
)

/** Who did what, from where: written in the transaction that does it, and never changed but for how often the same was refused. */
export const studioAudit = pgTable(
  'studio_audit',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    /** The name, which stays when the operator is gone. */
    operator: text().notNull(),
    action: text().notNull(),
    kind: text(),
    name: text(),
    detail: jsonb().notNull(),
    address: text().notNull(),
    /** Of refusals: what is the same within an hour has the same one, and one entry. */
    same: text().unique(),
    times: integer().notNull().default(1),
  },
  (table) => [
    index('studio_audit_at').on(table.at),
    index('studio_audit_operator').on(table.operator, table.id),
    index('studio_audit_item').on(table.kind, table.name, table.id),
  ],
)

/** Texts of pages, parts, themes and routes, named by their content: written once, never changed. */
export const studioRevisions = pgTable(
  'studio_revisions',
  {
    kind: text().notNull(),
    name: text().notNull(),
    hash: text().notNull(),
    text: text().notNull(),
    author: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name, table.hash] })],
)

/** What is published of an item, where that is not the file in pages/. */
export const studioPointers = pgTable(
  'studio_pointers',
  {
    kind: text().notNull(),
    name: text().notNull(),
    hash: text().notNull(),
    /** What served before; null: nothing did. */
    previous: text(),
    /** Hash of the file in pages/ when this was published: another one since then is told. Null: there was none. */
    fileHash: text('file_hash'),
    isArchived: boolean('is_archived').notNull().default(false),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.name] }),
    foreignKey({
      name: 'studio_pointers_revision',
      columns: [table.kind, table.name, table.hash],
      foreignColumns: [studioRevisions.kind, studioRevisions.name, studioRevisions.hash],
    }),
  ],
)

/** Each time that a pointer moved or an item was archived, and each draft that was thrown away. */
export const studioPublications = pgTable(
  'studio_publications',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    name: text().notNull(),
    hash: text().notNull(),
    action: text().notNull(),
    author: text().notNull(),
    message: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('studio_publications_item').on(table.kind, table.name, table.id),
    foreignKey({
      name: 'studio_publications_revision',
      columns: [table.kind, table.name, table.hash],
      foreignColumns: [studioRevisions.kind, studioRevisions.name, studioRevisions.hash],
    }),
    check(
      'studio_publications_action',
      sql`${table.action} in ('file', 'publish', 'roll-back', 'discarded', 'archived', 'unarchived')`,
    ),
  ],
)

/** What operators are changing: one draft of an item, whoever works on it. */
export const studioDrafts = pgTable(
  'studio_drafts',
  {
    kind: text().notNull(),
    name: text().notNull(),
    /** What was published when it began; null: nothing. */
    base: text(),
    /** Rises by one with each step. */
    version: integer().notNull(),
    /** The document after its steps. */
    text: text().notNull(),
    /** Of a new page: its address, published with it. */
    route: jsonb(),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedBy: text('updated_by').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.name] }),
    check('studio_drafts_version', sql`${table.version} >= 0`),
  ],
)

/** The steps of a draft: they go with it. */
export const studioSteps = pgTable(
  'studio_steps',
  {
    kind: text().notNull(),
    name: text().notNull(),
    version: integer().notNull(),
    /** Made by the browser: a step that is sent twice is one. */
    id: text().notNull(),
    label: text().notNull(),
    patches: jsonb().notNull(),
    inverse: jsonb().notNull(),
    author: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.name, table.version] }),
    unique('studio_steps_id').on(table.kind, table.name, table.id),
    foreignKey({
      name: 'studio_steps_draft',
      columns: [table.kind, table.name],
      foreignColumns: [studioDrafts.kind, studioDrafts.name],
    }).onDelete('cascade'),
  ],
)

/** Open editors, by the tab: those that were not heard of for a while are gone. */
export const studioEditors = pgTable(
  'studio_editors',
  {
    tab: text().primaryKey(),
    kind: text().notNull(),
    name: text().notNull(),
    sessionId: text('session_id').notNull(),
    operator: text().notNull(),
    block: text(),
    at: moment('at').notNull(),
  },
  (table) => [index('studio_editors_item').on(table.kind, table.name)],
)

/** Links that show a draft to whoever has one, until they expire or are withdrawn: kept as a hash. */
export const studioPreviews = pgTable(
  'studio_previews',
  {
    id: text().primaryKey(),
    secretHash: text('secret_hash').notNull().unique(),
    kind: text().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    /** With the other items of a release as they are pinned in it. */
    releaseId: text('release_id'),
    /** As whom and when: schemas/studio/canvas.ts, previewAsSchema. */
    viewer: jsonb().notNull(),
    operator: text().notNull(),
    at: moment('at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [index('studio_previews_item').on(table.kind, table.name)],
)
