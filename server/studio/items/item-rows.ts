import { desc, eq, gt, inArray } from 'drizzle-orm'
import type { Route } from '../../../schemas/page/route.ts'
import type { ItemId, ItemKind } from '../../../schemas/studio/item.ts'
import type { ItemRow } from '../../../schemas/studio/items.ts'
import type { Orm } from '../../db/open-database.ts'
import { studioDrafts, studioEditors, studioPublications } from '../../db/schema.ts'
import { changedSince, fileOf, keyOf } from '../../pages/published.ts'
import { EDITOR_LIFE } from '../drafts/editors.ts'
import { scheduledMoments } from '../releases/read-releases.ts'
import type { CheckContext } from '../judging/check-context.ts'
import { type BrokenPages, brokenPages } from '../references/reference-runs.ts'
import type { ItemDeps } from '../studio-deps.ts'
import type { CountErrors } from './count-errors.ts'
import { readingPages } from '../components/reading-pages.ts'
import { itemOfFile, type ServedItem, servedItem } from './served-item.ts'
import { namesOf } from './text-names.ts'

type DraftRow = typeof studioDrafts.$inferSelect

interface Around {
  readonly checkContext: CheckContext
  readonly drafts: ReadonlyMap<string, DraftRow>
  readonly published: ReadonlyMap<string, { readonly author: string; readonly at: number }>
  readonly editors: ReadonlyMap<string, readonly string[]>
  /** When a release publishes an item. */
  readonly scheduled: ReadonlyMap<string, number>
  /** Files that are another than when the studio published over them. */
  readonly changed: ReadonlySet<string>
  /** Of the last nightly look. */
  readonly broken: BrokenPages
}

/** Every item with its state; of one alone, that one. */
export async function itemRows(deps: ItemDeps, count: CountErrors, only?: ItemId): Promise<ItemRow[]> {
  const sources = deps.store.sources()
  const around = await readAround(deps, only)
  const files = [...sources.folder.keys()].flatMap((file) => itemOfFile(file) ?? [])
  const all = [...files, ...sources.published.values(), ...around.drafts.values()]
  const ids = new Map(all.map(({ kind, name }) => [`${kind}/${name}`, { kind: kind as ItemKind, name }]))
  const asked = only ? [...ids.values()].filter((id) => keyOf(id) === keyOf(only)) : [...ids.values()]
  const rows: ItemRow[] = []
  for (const id of asked) rows.push(await rowOf(id, servedItem(sources, id), around, count))
  const place = placeInShop(around.checkContext.routes)
  return rows.toSorted((a, b) => compare(a.kind, b.kind) || place(a) - place(b) || compare(a.name, b.name))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Where the addresses of a page begin in the shop's table; what has none there comes after all others. */
function placeInShop(routes: readonly Route[]): (row: ItemRow) => number {
  const first = new Map(routes.map(({ name, page = name }, at) => [page, at] as const).toReversed())
  return ({ kind, name }) => (kind === 'page' ? (first.get(name) ?? routes.length) : 0)
}

async function readAround({ db, store, checkContext, now }: ItemDeps, only?: ItemId): Promise<Around> {
  const { folder, published } = store.sources()
  const drafts = await db
    .select()
    .from(studioDrafts)
    .where(only && eq(studioDrafts.name, only.name))
  const editors = await db
    .select()
    .from(studioEditors)
    .where(gt(studioEditors.at, now() - EDITOR_LIFE))
  return {
    checkContext: checkContext(),
    drafts: new Map(drafts.map((row) => [`${row.kind}/${row.name}`, row])),
    published: await lastPublished(db),
    editors: grouped(editors),
    scheduled: await scheduledMoments(db),
    changed: new Set(changedSince(folder, published)),
    broken: await brokenPages(db),
  }
}

function grouped(editors: readonly (typeof studioEditors.$inferSelect)[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { kind, name, operator } of editors) {
    const key = `${kind}/${name}`
    const names = found.get(key) ?? []
    if (!names.includes(operator)) found.set(key, [...names, operator])
  }
  return found
}

async function lastPublished(db: Orm): Promise<Around['published']> {
  const { kind, name, author, at, id, action } = studioPublications
  const rows = await db
    .selectDistinctOn([kind, name], { kind, name, author, at })
    .from(studioPublications)
    .where(inArray(action, ['publish', 'roll-back']))
    .orderBy(kind, name, desc(id))
  return new Map(rows.map((row) => [`${row.kind}/${row.name}`, row]))
}

async function rowOf(
  id: ItemId,
  served: ServedItem | undefined,
  { checkContext, drafts, published, editors, scheduled, changed, broken }: Around,
  count: CountErrors,
): Promise<ItemRow> {
  const key = keyOf(id)
  const draft = drafts.get(key)
  const text = draft?.text ?? served?.text ?? ''
  const route = (draft?.route ?? undefined) as Route | undefined
  const shownBy = new Set(id.kind === 'component' ? readingPages(checkContext.texts, id.name) : [id.name])
  const routes = checkContext.routes.filter(({ name, page = name }) => shownBy.has(page))
  const last = published.get(key)
  const changedBy = draft?.updatedBy ?? last?.author
  const changedAt = draft?.updatedAt ?? last?.at
  const scheduledAt = scheduled.get(key)
  return {
    ...id,
    title: namesOf(text).title ?? route?.title ?? (id.kind === 'component' ? id.name : (routes[0]?.title ?? id.name)),
    paths: pathsOf(id, text, route ? [route] : routes),
    state: stateOf(served, draft),
    errors:
      served?.isArchived && !draft
        ? 0
        : (await count(checkContext, { ...id, text, ...(route && { route }) })) + deadEnds(id, served, draft, broken),
    ...(id.kind === 'page' && { ...groupOf(routes), ...screenOf(routes) }),
    fileChanged: id.kind !== 'route' && changed.has(fileOf(id)),
    ...(changedBy !== undefined && { changedBy }),
    ...(changedAt !== undefined && { changedAt }),
    ...(served?.at !== undefined && { publishedAt: served.at }),
    ...(scheduledAt !== undefined && { scheduledAt }),
    editors: [...(editors.get(key) ?? [])],
  }
}

function groupOf([route]: readonly Route[]): Pick<ItemRow, 'group'> {
  return route?.group === undefined ? {} : { group: route.group }
}

/** The screen that a page stands around. */
function screenOf(routes: readonly Route[]): Pick<ItemRow, 'screen'> {
  const route = routes.find(({ module }) => module !== undefined)
  return route ? { screen: `${route.module}/${route.screen ?? route.module}` } : {}
}

/** What the nightly look found of the text that is shown: a draft, and what was published since, is another one [N9]. */
function deadEnds(
  { kind, name }: ItemId,
  served: ServedItem | undefined,
  draft: DraftRow | undefined,
  { checkedAt, dead }: BrokenPages,
): number {
  const isLooked = kind === 'page' && !draft && (served?.at ?? 0) <= checkedAt
  return isLooked ? (dead.get(name) ?? 0) : 0
}

function stateOf(served: ServedItem | undefined, draft: DraftRow | undefined): ItemRow['state'] {
  if (served?.isArchived) return 'archived'
  if (!served) return 'new'
  return draft ? 'draft' : 'live'
}

/** A path that several pages share is told with what tells them apart: /?p=My. */
const addressOf = ({ path, query }: Route) => (query ? `${path}?${new URLSearchParams(query)}` : path)

function pathsOf({ kind }: ItemId, text: string, routes: readonly Route[]): string[] {
  if (kind === 'page' || kind === 'component') return routes.map(addressOf)
  const path = kind === 'route' ? namesOf(text).path : undefined
  return path === undefined ? [] : [path]
}
