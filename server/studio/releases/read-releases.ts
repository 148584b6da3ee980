import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Route } from '../../../schemas/page/route.ts'
import type { ItemId, ItemKind } from '../../../schemas/studio/item.ts'
import type { ReleaseRow } from '../../../schemas/studio/releases.ts'
import { archiveOf } from '../../../src/domain/studio/release-state.ts'
import type { Orm } from '../../db/open-database.ts'
import type { Queries } from '../../db/server-settings.ts'
import { studioPublications, studioReleaseItems, studioReleases, studioRevisions } from '../../db/schema.ts'
import { keyOf } from '../../pages/published.ts'
import { routeChange } from '../items/route-change.ts'
import type { Change } from '../judging/check-context.ts'

export type Release = typeof studioReleases.$inferSelect

/** A text that is pinned in a release. */
export interface PinnedItem extends ItemId {
  readonly hash: string
  readonly text: string
  readonly base: string | null
  readonly draftBegunAt: number
  readonly draftVersion: number
  readonly route: Route | null
  readonly replaced: string | null
}

const MOST_RELEASES = 200

export const readRelease = async (db: Queries, id: string): Promise<Release | undefined> =>
  (await db.select().from(studioReleases).where(eq(studioReleases.id, id)))[0]

/** For a change: whoever decides about it waits for who does so already. */
export const lockRelease = async (tx: Queries, id: string): Promise<Release | undefined> =>
  (await tx.select().from(studioReleases).where(eq(studioReleases.id, id)).for('update'))[0]

/** The last changed first. */
export const lastReleases = (db: Queries): Promise<Release[]> =>
  db.select().from(studioReleases).orderBy(desc(studioReleases.changedAt)).limit(MOST_RELEASES)

/** What a release pins, with the texts. */
export async function pinnedItems(db: Queries, releaseId: string): Promise<PinnedItem[]> {
  const { kind, name, hash } = studioReleaseItems
  const isSame = and(eq(studioRevisions.kind, kind), eq(studioRevisions.name, name), eq(studioRevisions.hash, hash))
  const rows = await db
    .select({ item: studioReleaseItems, text: studioRevisions.text })
    .from(studioReleaseItems)
    .innerJoin(studioRevisions, isSame)
    .where(eq(studioReleaseItems.releaseId, releaseId))
    .orderBy(asc(kind), asc(name))
  return rows.map(({ item, text }) => ({
    ...item,
    kind: item.kind as ItemKind,
    route: item.route as Route | null,
    text,
  }))
}

/** What publishing it changes: the texts, and of new pages their addresses. */
export const changesOf = (items: readonly PinnedItem[]): (Change & { readonly text: string })[] =>
  items.flatMap(({ kind, name, text, route }) => [{ kind, name, text }, ...(route ? [routeChange(route)] : [])])

/** Which items each release has. */
export async function itemsByRelease(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, ItemId[]>> {
  const { releaseId, kind, name } = studioReleaseItems
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ releaseId, kind, name })
    .from(studioReleaseItems)
    .where(inArray(releaseId, [...ids]))
    .orderBy(asc(kind), asc(name))
  const found = new Map<string, ItemId[]>()
  for (const row of rows) {
    const item = { kind: row.kind as ItemKind, name: row.name }
    found.set(row.releaseId, [...(found.get(row.releaseId) ?? []), item])
  }
  return found
}

/** The items of published releases that were rolled back by themselves since, and were not published again, by the release. */
export async function takenBack(db: Orm, releases: readonly Release[]): Promise<ReadonlyMap<string, ItemId[]>> {
  const published = new Map(
    releases.flatMap((one) =>
      one.state === 'published' && archiveOf(one.kind) === undefined ? [[one.id, one] as const] : [],
    ),
  )
  if (published.size === 0) return new Map()
  const { kind, name, action, hash, at, id } = studioPublications
  const last = await db
    .selectDistinctOn([kind, name], { kind, name, action, hash, at })
    .from(studioPublications)
    .where(inArray(action, ['publish', 'roll-back']))
    .orderBy(kind, name, desc(id))
  const returns = new Map(last.flatMap((row) => (row.action === 'roll-back' ? [[keyOfRow(row), row] as const] : [])))
  const pinned = await db
    .select()
    .from(studioReleaseItems)
    .where(inArray(studioReleaseItems.releaseId, [...published.keys()]))
  const found = new Map<string, ItemId[]>()
  for (const row of pinned) {
    const since = returns.get(keyOfRow(row))
    const isOwn = (since?.at ?? 0) >= (published.get(row.releaseId)?.publishedAt ?? Infinity)
    if (since && isOwn && since.hash !== row.hash)
      found.set(row.releaseId, [...(found.get(row.releaseId) ?? []), { kind: row.kind as ItemKind, name: row.name }])
  }
  return found
}

const keyOfRow = ({ kind, name }: { readonly kind: string; readonly name: string }) => `${kind}/${name}`

/** When each item is published by a release that waits for its moment: the first of them, by kind/name. */
export async function scheduledMoments(db: Queries): Promise<ReadonlyMap<string, number>> {
  const { releaseId, kind, name } = studioReleaseItems
  const rows = await db
    .select({ kind, name, dueAt: studioReleases.dueAt })
    .from(studioReleaseItems)
    .innerJoin(studioReleases, eq(studioReleases.id, releaseId))
    .where(and(eq(studioReleases.state, 'scheduled'), inArray(studioReleases.kind, ['single', 'bundle'])))
    .orderBy(desc(studioReleases.dueAt))
  return new Map(rows.map((row) => [keyOf({ kind: row.kind as ItemKind, name: row.name }), row.dueAt ?? 0]))
}

/** A release as the studio shows it: what is not is left out. */
export function toReleaseRow(release: Release, items: readonly ItemId[], back: readonly ItemId[] = []): ReleaseRow {
  const { id, kind, name, message, state, version, createdBy, createdAt, changedAt, ...more } = release
  const { askedBy, wantedAt, approvedBy, dueAt, scheduledBy, publishedBy, publishedAt, reason } = more
  const { share, triedAt } = more
  const maybe = { askedBy, wantedAt, approvedBy, dueAt, scheduledBy, share, triedAt, publishedBy, publishedAt, reason }
  return {
    ...{ id, kind, name, message, state, version, createdBy, createdAt, changedAt },
    items: items.map((item) => ({ kind: item.kind, name: item.name })),
    ...(back.length > 0 && { takenBack: [...back] }),
    ...(Object.fromEntries(Object.entries(maybe).filter(([, value]) => value !== null)) as Partial<ReleaseRow>),
  }
}
