import { cachedRead } from '../../catalogue/cached-reads.ts'
import { componentText } from '../../components/component-text.ts'
import { readOwnComponents } from '../../components/read-components.ts'
import type { Orm } from '../../db/open-database.ts'
import type { PageSources, PageStore } from '../../pages/page-store.ts'
import { fileOf } from '../../pages/published.ts'
import type { FolderTexts } from '../../pages/read-folder.ts'

const NONE: FolderTexts = new Map()

/** A store whose folder has the components of the database, as of the last `look`. */
export function withComponents<Store extends Pick<PageStore, 'sources'>>(
  store: Store,
  db: Orm,
): { readonly store: Store; readonly look: () => Promise<void> } {
  /** The database's own rows, as if they stood in files: what components are before the studio publishes them. */
  let texts = NONE
  let made: { readonly folder: FolderTexts; readonly texts: FolderTexts; readonly both: FolderTexts } | undefined
  const sources = (): PageSources => {
    const known = store.sources()
    if (made?.folder !== known.folder || made.texts !== texts)
      made = { folder: known.folder, texts, both: new Map([...known.folder, ...texts]) }
    return { ...known, folder: made.both }
  }
  return {
    store: { ...store, sources },
    async look() {
      const read = await cachedRead(db, 'components of the studio', () => readRows(db))
      if (!isSame(texts, read)) texts = read
    },
  }
}

/** The context is judged anew only where a text is another. */
const isSame = (one: FolderTexts, other: FolderTexts): boolean =>
  one.size === other.size && [...other].every(([file, { text }]) => one.get(file)?.text === text)

async function readRows(db: Orm): Promise<FolderTexts> {
  const components = await readOwnComponents(db)
  const files = components.map((component) => {
    const file = fileOf({ kind: 'component', name: component.componentCode })
    return [file, { text: componentText(component), stamp: 'database' }] as const
  })
  return new Map(files)
}
