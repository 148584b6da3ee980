import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../db/server-settings.ts'
import { componentContents, pageComponents, studioPointers, studioRevisions } from '../db/schema.ts'
import { omitNull } from '../routes/omit-null.ts'
import { type ComponentOfEntries, componentOfText } from './component-text.ts'

/** The components of the database's own rows, by their codes; without codes all of them. */
export async function readOwnComponents(db: Queries, codes?: readonly string[]): Promise<ComponentOfEntries[]> {
  const rows = await db
    .select()
    .from(pageComponents)
    .leftJoin(componentContents, eq(componentContents.componentCode, pageComponents.code))
    .where(codes && inArray(pageComponents.code, [...codes]))
    .orderBy(asc(pageComponents.code), asc(componentContents.position))
  const found = new Map<string, typeof rows>()
  for (const row of rows) {
    const own = found.get(row.page_components.code)
    if (own) own.push(row)
    else found.set(row.page_components.code, [row])
  }
  return [...found.values()].map((own) => ofRows(own[0]!.page_components, own))
}

type Component = typeof pageComponents.$inferSelect
type Content = typeof componentContents.$inferSelect

const ofRows = (
  { code, name, typeName }: Component,
  rows: readonly { readonly component_contents: Content | null }[],
): ComponentOfEntries => ({
  ...{ componentCode: code, componentName: name, typeName },
  entries: rows.flatMap(({ component_contents: content }) => {
    if (!content) return []
    const { componentCode: _code, position: _position, ...entry } = content
    return [omitNull(entry)]
  }),
})

/** What the studio published in place of them, or beside them. */
async function readPublishedComponents(db: Queries, codes: readonly string[]): Promise<ComponentOfEntries[]> {
  const { kind, name, hash } = studioPointers
  const rows = await db
    .select({ name, text: studioRevisions.text })
    .from(studioPointers)
    .innerJoin(
      studioRevisions,
      and(eq(studioRevisions.kind, kind), eq(studioRevisions.name, name), eq(studioRevisions.hash, hash)),
    )
    .where(and(eq(kind, 'component'), inArray(name, [...codes]), eq(studioPointers.isArchived, false)))
  return rows.map((row) => componentOfText(row.name, row.text))
}

/** The components that there are, in the order of the codes; each once. */
export async function readComponents(db: Queries, codes: readonly string[]): Promise<ComponentOfEntries[]> {
  const own = await readOwnComponents(db, codes)
  const published = await readPublishedComponents(db, codes)
  const found = new Map([...own, ...published].map((one) => [one.componentCode, one]))
  return [...new Set(codes)].flatMap((code) => found.get(code) ?? [])
}
