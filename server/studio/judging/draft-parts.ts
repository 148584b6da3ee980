import { and, eq, inArray } from 'drizzle-orm'
import type { Checker } from '../../../src/kit/checker.ts'
import { MAX_VALUES } from '../../../src/domain/file-limits.ts'
import { jsonBounds } from '../../../src/domain/json-bounds.ts'
import { isStorable } from '../../../src/domain/storable.ts'
import type { Queries } from '../../db/server-settings.ts'
import { studioDrafts } from '../../db/schema.ts'
import { fileOf, type Published } from '../../pages/published.ts'
import type { FolderTexts } from '../../pages/read-folder.ts'
import { namesOf } from '../items/text-names.ts'
import { partsIn, partsNamedIn, type CheckContext } from './check-context.ts'

const fileOfPart = (name: string) => fileOf({ kind: 'part', name })

/**
 * The context of a draft: with the parts that it uses, by itself or through another, and that nobody published yet, as their drafts have them.
 * The same object where there is none.
 */
export async function withDraftParts(
  db: Queries,
  check: Checker,
  checkContext: CheckContext,
  text: string,
): Promise<CheckContext> {
  const texts = new Map(checkContext.texts)
  const found: string[] = []
  // A page has no more than so much of its parts: what is beyond need not be read to be refused.
  let left = MAX_VALUES
  for (let names = partsNamedIn(text); names.length > 0 && left > 0;) {
    const unknown = [...new Set(names)].filter((name) => isStorable(name) && !texts.has(fileOfPart(name)))
    if (unknown.length === 0) break
    const rows = await db
      .select({ name: studioDrafts.name, text: studioDrafts.text })
      .from(studioDrafts)
      .where(and(eq(studioDrafts.kind, 'part'), inArray(studioDrafts.name, unknown)))
    names = []
    for (const row of rows) {
      left -= jsonBounds(row.text).values
      if (left < 0) break
      texts.set(fileOfPart(row.name), { text: row.text, stamp: 'draft' })
      found.push(row.name)
      names.push(...partsNamedIn(row.text))
    }
  }
  if (found.length === 0) return checkContext
  const sources = partsIn(texts)
  const checked = check.parts(sources)
  const parts = sources.filter(({ file }) => checked[file]?.value !== undefined)
  return { ...checkContext, texts, parts, draftParts: found }
}

/** What the parts are called that nobody published yet, by their names. */
export async function unpublishedParts(
  tx: Queries,
  { folder, published }: { readonly folder: FolderTexts; readonly published: Published },
): Promise<Readonly<Record<string, string>>> {
  const { name, text } = studioDrafts
  const rows = await tx.select({ name, text }).from(studioDrafts).where(eq(studioDrafts.kind, 'part'))
  const unpublished = rows.filter((row) => !folder.has(fileOfPart(row.name)) && !published.has(`part/${row.name}`))
  return Object.fromEntries(unpublished.map((row) => [row.name, namesOf(row.text).title ?? row.name]))
}
