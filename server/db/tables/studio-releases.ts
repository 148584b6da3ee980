import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { type ReleaseKind, releaseTransitions } from '../../../src/domain/studio/release-state.ts'
import { oneOfList } from './checks.ts'
import { moment } from './columns.ts'
import { studioRevisions } from './studio.ts'

/** What is published at one instant or not at all: now, or at a moment. Times are of the machine's clock but where the shop's is named. */
export const studioReleases = pgTable(
  'studio_releases',
  {
    id: text().primaryKey(),
    kind: text().$type<ReleaseKind>().notNull(),
    name: text().notNull(),
    message: text().notNull(),
    state: text().$type<keyof typeof releaseTransitions>().notNull(),
    /** Rises with each change: who decides says what they saw. */
    version: integer().notNull().default(1),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    askedBy: text('asked_by'),
    /** When whoever asked wants it published, by the shop's clock; null: when somebody publishes it. */
    wantedAt: moment('wanted_at'),
    approvedBy: text('approved_by'),
    /** When it is published, by the shop's clock. */
    dueAt: moment('due_at'),
    scheduledBy: text('scheduled_by'),
    /** Of 100 shoppers so many get it while it is tried out. */
    share: integer(),
    triedAt: moment('tried_at'),
    /** Until then an instance is at work on it. */
    leasedUntil: moment('leased_until'),
    publishedBy: text('published_by'),
    publishedAt: moment('published_at'),
    /** Why it was refused, failed or cancelled, in words. */
    reason: text(),
  },
  (table) => [
    index('studio_releases_due').on(table.state, table.dueAt),
    index('studio_releases_changed').on(table.changedAt),
    uniqueIndex('studio_releases_one_canary')
      .on(table.state)
      .where(sql`${table.state} = 'canary'`),
    oneOfList('studio_releases', table.state, Object.keys(releaseTransitions)),
    oneOfList('studio_releases', table.kind, ['single', 'bundle', 'archive', 'unarchive']),
    check('studio_releases_when', sql`${table.state} <> 'scheduled' or ${table.dueAt} is not null`),
    check(
      'studio_releases_two',
      sql`${table.approvedBy} is null or (${table.askedBy} is not null and ${table.approvedBy} <> ${table.askedBy})`,
    ),
  ],
)

/** The texts of a release, each pinned: what a draft becomes later is not in it. */
export const studioReleaseItems = pgTable(
  'studio_release_items',
  {
    releaseId: text('release_id')
      .notNull()
      .references(() => studioReleases.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    name: text().notNull(),
    hash: text().notNull(),
    /** What served when it was pinned: another one then and it is not published. Null: nothing did. */
    base: text(),
    /** Of which draft it was taken: the one begun then, after so many steps. */
    draftBegunAt: moment('draft_begun_at').notNull(),
    draftVersion: integer('draft_version').notNull(),
    /** Of a new page: its address, published with it. */
    route: jsonb(),
    /** What served before it was published, for the way back. Null: nothing did. */
    replaced: text(),
  },
  (table) => [
    primaryKey({ columns: [table.releaseId, table.kind, table.name] }),
    index('studio_release_items_item').on(table.kind, table.name),
    foreignKey({
      name: 'studio_release_items_revision',
      columns: [table.kind, table.name, table.hash],
      foreignColumns: [studioRevisions.kind, studioRevisions.name, studioRevisions.hash],
    }),
  ],
)

/** Visitors of a minute, of all instances: who opened a page of what is tried out, and who had a block that failed. */
export const studioCanaryCounts = pgTable(
  'studio_canary_counts',
  {
    releaseId: text('release_id')
      .notNull()
      .references(() => studioReleases.id, { onDelete: 'cascade' }),
    /** share: who gets what is tried out; rest: who does not. */
    arm: text().notNull(),
    /** Minutes since 1970, by the machine's clock. */
    minute: bigint({ mode: 'number' }).notNull(),
    views: integer().notNull(),
    failures: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.arm, table.minute] })],
)
