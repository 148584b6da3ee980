import { keptRead } from '../../catalogue/kept-reads.ts'
import { componentText } from '../../components/component-text.ts'
import { readOwnComponents } from '../../components/read-components.ts'
import type { Orm } from '../../db/open-database.ts'
import { products } from '../../db/schema.ts'
import type { PageSources, PageStore } from '../../pages/page-store.ts'
import { fileOf } from '../../pages/published.ts'
import type { FolderTexts } from '../../pages/read-folder.ts'

/** What the database's own rows are, as if they stood in files: what components are before the studio publishes them. */
interface OwnRows {
  readonly texts: FolderTexts
  readonly products: ReadonlySet<string>
}

const NONE: FolderTexts = new Map()

/** A store whose folder has the components of the database, as of the last `look`. */
export function withComponents<Store extends Pick<PageStore, 'sources'>>(
  store: Store,
  db: Orm,
): { readonly store: Store; readonly look: () => Promise<void> } {
  let own: OwnRows | undefined
  let made: { readonly folder: FolderTexts; readonly texts: FolderTexts; readonly both: FolderTexts } | undefined
  const sources = (): PageSources => {
    const known = store.sources()
    const texts = own?.texts ?? NONE
    if (made?.folder !== known.folder || made.texts !== texts)
      made = { folder: known.folder, texts, both: new Map([...known.folder, ...texts]) }
    return { ...known, folder: made.both, ...(own && { products: own.products }) }
  }
  return {
    store: { ...store, sources },
    async look() {
      const read = await keptRead(db, 'components of the studio', () => readRows(db))
      own = {
        texts: own && isSame(own.texts, read.texts) ? own.texts : read.texts,
        products: own && isSameSet(own.products, read.products) ? own.products : read.products,
      }
    },
  }
}

/** The world is judged anew only where a text is another. */
const isSame = (one: FolderTexts, other: FolderTexts): boolean =>
  one.size === other.size && [...other].every(([file, { text }]) => one.get(file)?.text === text)
const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one === other || (one.size === other.size && [...other].every((id) => one.has(id)))

async function readRows(db: Orm): Promise<OwnRows> {
  const components = await readOwnComponents(db)
  const ids = await db.select({ id: products.id }).from(products)
  const files = components.map((component) => {
    const file = fileOf({ kind: 'component', name: component.componentCode })
    return [file, { text: componentText(component), stamp: 'database' }] as const
  })
  return { texts: new Map(files), products: new Set(ids.map(({ id }) => id)) }
}
