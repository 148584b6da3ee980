import type { ItemId } from '../../../schemas/studio/item.ts'
import type { PageSources } from '../../pages/page-store.ts'
import { fileOf, keyOf, type Pointer, textHash } from '../../pages/published.ts'

/** What is published of an item: by the studio, or as the file in the folder. */
export interface ServedItem {
  readonly hash: string
  readonly text: string
  readonly source: 'file' | 'studio'
  /** When it was published; of a file nobody knows. */
  readonly at?: number
  readonly isArchived: boolean
}

type Sources = Pick<PageSources, 'folder' | 'published'>

/** undefined: it was never published, and the folder has no file of it. */
export function servedItem({ folder, published }: Sources, item: ItemId): ServedItem | undefined {
  const pointer = published.get(keyOf(item))
  if (pointer) return ofPointer(pointer)
  const file = item.kind === 'route' ? undefined : folder.get(fileOf(item))
  return file && { hash: textHash(file.text), text: file.text, source: 'file', isArchived: false }
}

const ofPointer = ({ hash, text, at, isArchived }: Pointer): ServedItem => ({
  ...{ hash, text, at, isArchived },
  source: 'studio',
})

/** Hash of the file in the folder, which the studio's text stands in place of; null: there is none. */
export function fileHashOf({ folder }: Pick<Sources, 'folder'>, item: ItemId): string | null {
  const file = item.kind === 'route' ? undefined : folder.get(fileOf(item))
  return file ? textHash(file.text) : null
}

const KINDS = [
  ['parts/', 'part'],
  ['themes/', 'theme'],
  ['components/', 'component'],
  ['', 'page'],
] as const

/** The item of a file in the folder: parts/goods-about.json. undefined: it is none, as routes.json. */
export function itemOfFile(file: string): ItemId | undefined {
  const [folder, kind] = KINDS.find(([prefix]) => file.startsWith(prefix)) ?? ['', 'page']
  const name = file.slice(folder.length).replace(/\.json$/, '')
  const isName = kind === 'component' ? /^[A-Za-z0-9][\w-]{0,79}$/ : /^[a-z0-9][a-z0-9-]{0,79}$/
  return file === 'routes.json' || !isName.test(name) ? undefined : { kind, name }
}
