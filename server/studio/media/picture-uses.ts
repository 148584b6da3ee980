import { and, asc, eq, inArray } from 'drizzle-orm'
import { type ItemKind, itemKindNames } from '../../../schemas/studio/item.ts'
import type { PictureUse } from '../../../schemas/studio/media.ts'
import { picturesIn, pictureOf } from '../../../src/kit/known-pictures.ts'
import type { Queries } from '../../db/server-settings.ts'
import {
  componentContents,
  pageComponents,
  studioDrafts,
  studioReleaseItems,
  studioReleases,
  studioRevisions,
} from '../../db/schema.ts'
import { keyOf, ROUTES_FILE } from '../../pages/published.ts'
import type { Standing } from '../publishing/move-pointers.ts'

/** A text that may name pictures, and whose it is. */
interface Named extends PictureUse {
  readonly text: string
}

/** Address of a picture -> everything that names it: what serves, what is being changed, and the contents of page components. */
export async function pictureUses(
  db: Queries,
  standing: Standing,
): Promise<ReadonlyMap<string, readonly PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>()
  const named = [
    ...servedTexts(standing),
    ...(await draftTexts(db)),
    ...(await releaseTexts(db)),
    ...(await componentTexts(db, standing)),
  ]
  for (const { text, ...use } of named)
    for (const address of new Set(picturesIn(text).flatMap((one) => [one, pictureOf(one)])))
      uses.set(address, [...(uses.get(address) ?? []), use])
  return uses
}

/** What was published, and the files that nothing was published over. */
function servedTexts({ folder, published }: Standing): Named[] {
  // Components are read with their rows, which are newer than what is remembered of them.
  const own = [...folder].filter(([file]) => !file.startsWith('components/'))
  const files = own.map(([file, { text }]) => ({
    ...{ kind: kindOf(file), name: file.replace(/^(?:parts|themes)\/|\.json$/g, ''), text },
  }))
  const pointers = [...published.values()].filter(({ isArchived }) => !isArchived)
  return [...files.filter((file) => !published.has(keyOf(file))), ...pointers].map(({ kind, name, text }) => ({
    ...{ kind, name, text, title: titleIn(text) ?? name, state: 'published' },
  }))
}

function kindOf(file: string): ItemKind {
  if (file === ROUTES_FILE) return 'route'
  if (file.startsWith('parts/')) return 'part'
  return file.startsWith('themes/') ? 'theme' : 'page'
}

async function draftTexts(db: Queries): Promise<Named[]> {
  const { kind, name, text } = studioDrafts
  const rows = await db.select({ kind, name, text }).from(studioDrafts).orderBy(asc(kind), asc(name))
  return rows.map((row) => ({
    ...row,
    kind: row.kind as ItemKind,
    title: titleIn(row.text) ?? row.name,
    state: 'draft',
  }))
}

/** States of a release that may still be published, or is being tried. */
const WAITING = ['open', 'asked', 'scheduled', 'failed', 'canary'] as const

/** Texts that wait in a release: what their drafts became since is not in them. */
async function releaseTexts(db: Queries): Promise<Named[]> {
  const items = studioReleaseItems
  const isText = and(
    eq(studioRevisions.kind, items.kind),
    eq(studioRevisions.name, items.name),
    eq(studioRevisions.hash, items.hash),
  )
  const rows = await db
    .select({ kind: items.kind, name: items.name, text: studioRevisions.text })
    .from(items)
    .innerJoin(studioReleases, eq(studioReleases.id, items.releaseId))
    .innerJoin(studioRevisions, isText)
    .where(inArray(studioReleases.state, [...WAITING]))
  return rows.map((row) => ({
    ...row,
    kind: row.kind as ItemKind,
    title: titleIn(row.text) ?? row.name,
    state: 'draft',
  }))
}

/** The rows of components: of those that nothing was published over. */
async function componentTexts(db: Queries, { published }: Standing): Promise<Named[]> {
  const [contents, components] = await Promise.all([
    db.select().from(componentContents),
    db.select().from(pageComponents),
  ])
  const open = components.filter(({ code }) => !published.has(`component/${code}`))
  return open.map(({ code, name }) => {
    const own = contents.filter(({ componentCode }) => componentCode === code)
    return { kind: 'component', name: code, title: name, state: 'published', text: JSON.stringify(own) }
  })
}

/** The title of a page, part or theme; a draft may be anything. */
function titleIn(text: string): string | undefined {
  try {
    const { title } = JSON.parse(text) as { readonly title?: unknown }
    return typeof title === 'string' && title !== '' ? title : undefined
  } catch {
    return undefined
  }
}

/** Items, however often they name it. */
export const countOf = (uses: readonly PictureUse[] = []): number =>
  new Set(uses.map(({ kind, name }) => `${kind}/${name}`)).size

const stateWords = { published: '线上', draft: '草稿' } as const
const MOST_TOLD = 5

/** 页面「首页」线上、草稿；部件「问候」线上 */
export function usesInWords(uses: readonly PictureUse[]): string {
  const items = new Map<string, string[]>()
  for (const { kind, title, state } of uses) {
    const item = `${itemKindNames[kind]}「${title}」`
    items.set(item, [...(items.get(item) ?? []), stateWords[state]])
  }
  const told = [...items].slice(0, MOST_TOLD).map(([item, states]) => item + states.join('、'))
  return items.size > MOST_TOLD ? `${told.join('；')}，等 ${items.size} 处` : told.join('；')
}
