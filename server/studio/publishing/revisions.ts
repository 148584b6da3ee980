import { and, eq, inArray } from 'drizzle-orm'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Queries } from '../../db/server-settings.ts'
import { servedFiles, studioPublications, studioRevisions } from '../../db/schema.ts'
import { fileOf, textHash } from '../../pages/published.ts'

/** Keeps a text as a revision; one that is there already stays as it is. @returns its hash */
export async function keepRevision(
  tx: Queries,
  { kind, name }: ItemId,
  { text, author, at }: { readonly text: string; readonly author: string; readonly at: number },
): Promise<string> {
  const hash = textHash(text)
  await tx.insert(studioRevisions).values({ kind, name, hash, text, author, createdAt: at }).onConflictDoNothing()
  return hash
}

/** The author of what was there before the studio published anything: the folder, or of components the database's rows. */
export const fileAuthor = ({ kind }: Pick<ItemId, 'kind'>): string => (kind === 'component' ? '初始内容' : 'pages/')

/** The text of a revision: of the studio, or what a file was while it served (server/pages/served-files.ts). */
export async function revisionText(db: Queries, item: ItemId, hash: string): Promise<string | undefined> {
  const { kind, name } = item
  const [row] = await db
    .select({ text: studioRevisions.text })
    .from(studioRevisions)
    .where(and(eq(studioRevisions.kind, kind), eq(studioRevisions.name, name), eq(studioRevisions.hash, hash)))
  return row?.text ?? (await servedTexts(db, item)).find(({ text }) => textHash(text) === hash)?.text
}

/** What became of a revision that shoppers saw; one that was thrown away is kept too, and was never shown. */
const SERVED: readonly PublicationAction[] = ['file', 'publish', 'roll-back']

/** The text of a revision that once served: by the studio, or as a file. */
export async function servedText(db: Queries, item: ItemId, hash: string): Promise<string | undefined> {
  const { kind, name, hash: noted, action } = studioPublications
  const [served] = await db
    .select({ hash: noted })
    .from(studioPublications)
    .where(and(eq(kind, item.kind), eq(name, item.name), eq(noted, hash), inArray(action, [...SERVED])))
    .limit(1)
  if (served) return revisionText(db, item, hash)
  return (await servedTexts(db, item)).find(({ text }) => textHash(text) === hash)?.text
}

/** What the item's file was while it served. */
export const servedTexts = async (
  db: Queries,
  item: ItemId,
): Promise<{ readonly text: string; readonly keptAt: number }[]> =>
  item.kind === 'route' || item.kind === 'component'
    ? []
    : db
        .select({ text: servedFiles.text, keptAt: servedFiles.keptAt })
        .from(servedFiles)
        .where(eq(servedFiles.file, fileOf(item)))

export type PublicationAction = 'file' | 'publish' | 'roll-back' | 'discarded' | 'archived' | 'unarchived'

/** Writes down that something became of a revision. */
export const notePublication = async (
  tx: Queries,
  { kind, name }: ItemId,
  entry: {
    readonly hash: string
    readonly action: PublicationAction
    readonly author: string
    readonly message: string
    readonly at: number
  },
): Promise<void> => {
  await tx.insert(studioPublications).values({ kind, name, ...entry })
}
