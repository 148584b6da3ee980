import type { Route } from '../../../schemas/page/route.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { FileSource, KnownContent } from '../../../src/kit/checker.ts'
import type { PageStore } from '../../pages/page-store.ts'
import { fileOf, overlaid, type Published } from '../../pages/published.ts'
import type { FolderTexts } from '../../pages/read-folder.ts'

/** What an item is judged with: what serves around it. */
export interface CheckContext {
  /** The files as they serve or are to serve: the folder's, with what is published in their place. */
  readonly texts: FolderTexts
  readonly routes: readonly Route[]
  readonly parts: readonly FileSource[]
  /** Names of parts that nobody published yet. */
  readonly draftParts?: readonly string[]
  readonly pictures?: (url: string) => boolean
  /** What the mall sells and shows; without it nothing of that is looked up. */
  readonly content?: KnownContent
}

export type CheckedPages = Pick<PageStore, 'routes' | 'sources'>

/** The context as it serves; the same object until something in it is another. */
export function checkContextOf(store: CheckedPages): () => CheckContext {
  let known: CheckContext | undefined
  let made: readonly unknown[] = []
  return () => {
    const { folder, published, parts, pictures } = store.sources()
    const routes = store.routes()
    const now = [folder, published, parts, pictures, routes]
    if (known && now.every((part, at) => part === made[at])) return known
    made = now
    known = { texts: overlaid(folder, published), routes, parts, pictures }
    return known
  }
}

/** A text that an item is to have; null: it serves nobody any more. */
export interface Change extends ItemId {
  readonly text: string | null
}

export const sourceOf = (item: ItemId, text: string): FileSource => ({
  name: item.name,
  file: `pages/${fileOf(item)}`,
  text,
})

/** The files after changes, with routes that are added or taken away. */
export function changedTexts(folder: FolderTexts, published: Published, changes: readonly Change[]): FolderTexts {
  const next = new Map(published)
  for (const { kind, name, text } of changes)
    next.set(`${kind}/${name}`, {
      ...{ kind, name, text: text ?? '', isArchived: text === null },
      ...{ hash: `next ${text?.length ?? 0}`, previous: null, fileHash: null, at: 0 },
    })
  return overlaid(folder, next)
}

/** Names of the pages in the folder, as the table of routes is judged with them. */
export const pageNamesIn = (texts: FolderTexts): string[] =>
  [...texts.keys()]
    .filter((file) => !file.includes('/') && file !== 'routes.json')
    .map((file) => file.replace(/\.json$/, ''))

export const partsIn = (texts: FolderTexts): FileSource[] =>
  [...texts].flatMap(([file, { text, encoding, refused }]) => {
    if (!file.startsWith('parts/') || refused !== undefined) return []
    return [{ name: file.replace(/^parts\/|\.json$/g, ''), file: `pages/${file}`, text, encoding }]
  })

/** The names of parts that a text uses by itself. */
export const partsNamedIn = (text: string): string[] =>
  [...text.matchAll(/"part"\s*:\s*"([a-z0-9-]+)"/g)].map(([, name = '']) => name)

/** Pages that use a part, directly or through other parts, by their names. */
export function pagesUsing(texts: FolderTexts, parts: readonly string[]): string[] {
  const known = new Set(parts)
  const all = partsIn(texts)
  for (let grown = true; grown;) {
    const users = all.filter(({ name, text }) => !known.has(name) && partsNamedIn(text).some((one) => known.has(one)))
    for (const { name } of users) known.add(name)
    grown = users.length > 0
  }
  return pageNamesIn(texts).filter((name) =>
    partsNamedIn(texts.get(`${name}.json`)?.text ?? '').some((one) => known.has(one)),
  )
}
