import { createHash } from 'node:crypto'
import { and, eq, inArray, or } from 'drizzle-orm'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { ItemId, ItemKind } from '../../schemas/studio/item.ts'
import type { Queries } from '../db/server-settings.ts'
import { studioPointers, studioRevisions } from '../db/schema.ts'
import type { FileText, FolderTexts } from './read-folder.ts'
import { STUDIO_STAMP } from './what-is-left.ts'

/** Names a text: the first 16 signs of its SHA-256, in hexadecimal. */
export const textHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** What is published of an item. */
export interface Pointer extends ItemId {
  readonly hash: string
  readonly text: string
  readonly previous: string | null
  /** Hash of the file in the folder when this was published; null: there was none. */
  readonly fileHash: string | null
  /** It serves nobody, and neither does the file. */
  readonly isArchived: boolean
  /** Epoch ms. */
  readonly at: number
}

/** What was published from the studio, by kind/name: it serves in place of the folder's files. */
export type Published = ReadonlyMap<string, Pointer>

export const NONE_PUBLISHED: Published = new Map()

export const keyOf = ({ kind, name }: ItemId): string => `${kind}/${name}`

/** The table of addresses, which routes of the studio are added to. */
export const ROUTES_FILE = 'routes.json'

const FOLDERS = { page: '', part: 'parts/', theme: 'themes/', component: 'components/' } as const

/**
 * The file of an item in the folder: home.json, parts/goods-about.json. Routes have one together; a component stands in the database's rows
 * and is called as if it had one.
 */
export const fileOf = ({ kind, name }: ItemId): string =>
  kind === 'route' ? ROUTES_FILE : `${FOLDERS[kind]}${name}.json`

/** Where the pointers come from. */
export interface PublishedSource {
  /** What is published now; the same map while nothing moved. */
  readonly read: (before: Published) => Promise<Published>
}

export const databasePublished = (db: Queries): PublishedSource => ({
  read: (before) => readPublished(db, before),
})

/** Texts are fetched once: a revision never changes. */
export async function readPublished(db: Queries, before: Published): Promise<Published> {
  const rows = await db.select().from(studioPointers)
  const isSame = ({ kind, name, hash, isArchived, at, fileHash }: (typeof rows)[number]) => {
    const known = before.get(`${kind}/${name}`)
    return known?.hash === hash && known.isArchived === isArchived && known.at === at && known.fileHash === fileHash
  }
  if (rows.length === before.size && rows.every(isSame)) return before
  const missing = rows.filter(({ kind, name, hash }) => before.get(`${kind}/${name}`)?.hash !== hash)
  const texts = await textsOf(db, missing)
  return new Map(
    rows.map((row) => {
      const key = `${row.kind}/${row.name}`
      const text = texts.get(`${key}/${row.hash}`) ?? before.get(key)?.text ?? ''
      return [key, { ...row, kind: row.kind as ItemKind, text }]
    }),
  )
}

async function textsOf(
  db: Queries,
  wanted: readonly { readonly kind: string; readonly name: string; readonly hash: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (wanted.length === 0) return new Map()
  const { kind, name, hash, text } = studioRevisions
  const named = wanted.map((one) => and(eq(kind, one.kind), eq(name, one.name), inArray(hash, [one.hash])))
  const rows = await db
    .select({ kind, name, hash, text })
    .from(studioRevisions)
    .where(or(...named))
  return new Map(rows.map((row) => [`${row.kind}/${row.name}/${row.hash}`, row.text]))
}

/** The files as they are to serve: the folder's, with what was published in their place. */
export function overlaid(folder: FolderTexts, published: Published): FolderTexts {
  if (published.size === 0) return folder
  const texts = new Map(folder)
  const routes: Pointer[] = []
  for (const pointer of published.values())
    if (pointer.kind === 'route') routes.push(pointer)
    else if (pointer.isArchived) texts.delete(fileOf(pointer))
    else texts.set(fileOf(pointer), { text: pointer.text, stamp: `${STUDIO_STAMP}${pointer.hash}` })
  const open = routes.filter(({ isArchived }) => !isArchived).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const table = folder.get(ROUTES_FILE)
  if (table && open.length > 0) texts.set(ROUTES_FILE, withRoutes(table, open))
  return texts
}

/** The table with the studio's routes at its end; one that can't be read stays as it is, and is refused as it is. */
function withRoutes(table: FileText, routes: readonly Pointer[]): FileText {
  const count = routeCount(table.text)
  if (count === undefined) return table
  const added = routes.map(({ text }) => oneLine(text)).join(',\n    ')
  const end = endOfList(table.text)
  const before = table.text.slice(0, end).trimEnd()
  const text = `${before}${count > 0 ? ',' : ''}\n    ${added}\n  ${table.text.slice(end)}`
  return { text, stamp: `${table.stamp} ${routes.map(({ hash }) => hash).join(' ')}` }
}

/** Where the list of routes ends in a text that can be read. */
function endOfList(text: string): number {
  const tree = parseTree(text)
  const list = tree && findNodeAtLocation(tree, ['routes'])
  return list ? list.offset + list.length - 1 : text.length
}

/** A route as it is written there, whatever it is: the check of the table says what is wrong with it. */
function oneLine(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return JSON.stringify(text)
  }
}

function routeCount(text: string): number | undefined {
  try {
    const { routes } = JSON.parse(text) as { readonly routes?: unknown }
    return Array.isArray(routes) ? routes.length : undefined
  } catch {
    return undefined
  }
}

/** Files that were changed after something was published over them: it serves on, and somebody has to say which it is to be [P6]. */
export function changedSince(folder: FolderTexts, published: Published): string[] {
  const isChanged = (pointer: Pointer) => {
    const file = folder.get(fileOf(pointer))
    return file !== undefined && textHash(file.text) !== pointer.fileHash && textHash(file.text) !== pointer.hash
  }
  const hasFile = ({ kind }: Pointer) => kind !== 'route' && kind !== 'component'
  return [...published.values()].filter((one) => hasFile(one) && isChanged(one)).map(fileOf)
}

/** Components that are others than before, as the log names them: no file is read for them, and what pages were made of them is old. */
export function changedComponents(before: Published, after: Published): string[] {
  const keys = new Set([...before, ...after].flatMap(([key, { kind }]) => (kind === 'component' ? [key] : [])))
  const isSame = (one?: Pointer, other?: Pointer) => one?.hash === other?.hash && one?.isArchived === other?.isArchived
  return [...keys].flatMap((key) => {
    const pointer = after.get(key) ?? before.get(key)
    return !pointer || isSame(before.get(key), after.get(key)) ? [] : [`pages/${fileOf(pointer)}`]
  })
}
