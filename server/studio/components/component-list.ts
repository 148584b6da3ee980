import type { ComponentRow } from '../../../schemas/studio/components.ts'
import { isLive, minuteOf } from '../../../src/domain/schedule.ts'
import { type ComponentOfEntries, componentOfText, type Entry } from '../../components/component-text.ts'
import { studioDrafts } from '../../db/schema.ts'
import { servedItem } from '../items/served-item.ts'
import type { CheckContext } from '../judging/check-context.ts'
import type { ItemDeps } from '../studio-deps.ts'
import type { StudioHandler } from '../studio-route.ts'
import { readingPages } from './reading-pages.ts'

/** All page components: what they are, which pages show them, and how many entries show now, later and not any more. */
export const componentList =
  ({ db, store, checkContext }: ItemDeps, shopNow: () => string): StudioHandler<'componentList'> =>
  async () => {
    const drafts = (await db.select().from(studioDrafts)).filter(({ kind }) => kind === 'component')
    const sources = store.sources()
    const codes = new Set([
      ...[...sources.folder.keys()].flatMap((file) => /^components\/(.+)\.json$/.exec(file)?.[1] ?? []),
      ...[...sources.published.values()].flatMap(({ kind, name }) => (kind === 'component' ? [name] : [])),
      ...drafts.map(({ name }) => name),
    ])
    const textOf = (name: string) =>
      drafts.find((draft) => draft.name === name)?.text ?? servedItem(sources, { kind: 'component', name })?.text ?? ''
    const minute = minuteOf(shopNow())
    const now = checkContext()
    return { components: [...codes].toSorted().map((code) => rowOf(code, textOf(code), now, minute)) }
  }

/** A draft may be anything: of what is no component only the code is told. */
function read(code: string, text: string): Pick<ComponentOfEntries, 'typeName' | 'entries'> {
  try {
    const { typeName, entries } = componentOfText(code, text) as {
      readonly typeName?: unknown
      readonly entries?: unknown
    }
    return {
      typeName: typeof typeName === 'string' ? typeName : '',
      entries: Array.isArray(entries) ? (entries as readonly Entry[]) : [],
    }
  } catch {
    return { typeName: '', entries: [] }
  }
}

/** All texts of an entry, of its details too. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const textOfEntry = (entry: Entry): ComponentRow['texts'][number] => ({
  id: entry.id,
  title: typeof entry.title === 'string' ? entry.title : '',
  words: textsOf(entry).join(' '),
})

/** The title of a page that no address has; a draft may be anything. */
function titleIn(text = '{}'): string | undefined {
  try {
    const { title } = JSON.parse(text) as { readonly title?: unknown }
    return typeof title === 'string' && title !== '' ? title : undefined
  } catch {
    return undefined
  }
}

function rowOf(code: string, text: string, { texts, routes }: CheckContext, minute: string): ComponentRow {
  const { typeName, entries } = read(code, text)
  const seen = entries.filter((entry) => entry?.hidden !== true)
  const shown = seen.filter((entry) => isLive(entry?.live, minute)).length
  const coming = seen.filter((entry) => (entry?.live?.from ?? '') > minute).length
  const titleOf = (page: string) =>
    routes.find(({ name, page: own = name }) => own === page)?.title ?? titleIn(texts.get(`${page}.json`)?.text) ?? page
  return {
    ...{ code, type: typeName, entries: entries.length, shown, coming },
    ...{ over: seen.length - shown - coming, hidden: entries.length - seen.length },
    pages: readingPages(texts, code).map((name) => ({ name, title: titleOf(name) })),
    texts: entries.flatMap((entry) => (typeof entry?.id === 'string' ? [textOfEntry(entry)] : [])),
  }
}
