import { and, desc, eq } from 'drizzle-orm'
import type { HistoryEntry } from '../../../schemas/studio/drafts.ts'
import { studioPublications } from '../../db/schema.ts'
import { textHash } from '../../pages/published.ts'
import { readDraft } from '../drafts/read-draft.ts'
import { servedItem } from '../items/served-item.ts'
import type { ItemDeps } from '../studio-deps.ts'
import type { StudioHandler } from '../studio-route.ts'
import { refuseStudio } from '../studio-refusal.ts'
import { fileAuthor, servedTexts, type PublicationAction, revisionText } from './revisions.ts'

const MOST = 200

/** What served when, the last first: what the studio published, and what the file was while it served. */
export const itemHistory =
  ({ db, store }: ItemDeps): StudioHandler<'itemHistory'> =>
  async ({ params: item }) => {
    const { kind, name } = studioPublications
    const noted = await db
      .select()
      .from(studioPublications)
      .where(and(eq(kind, item.kind), eq(name, item.name)))
      .orderBy(desc(studioPublications.id))
      .limit(MOST)
    const served = servedItem(store.sources(), item)
    if (!served && noted.length === 0 && !(await readDraft(db, item))) return refuseStudio('no-such-item')
    const live = served?.isArchived ? undefined : served?.hash
    const entries = noted.map(({ hash, at, author, message, action }) => ({
      ...{ hash, at, by: author, message, isLive: false },
      action: action as PublicationAction,
    }))
    const known = new Set(entries.map(({ hash }) => hash))
    const files = (await servedTexts(db, item)).map(({ text, keptAt }) => ({ hash: textHash(text), at: keptAt }))
    const all = [...entries, ...files.filter(({ hash }) => !known.has(hash)).map(fileEntry)]
    return { entries: withLive(all.toSorted((a, b) => b.at - a.at).slice(0, MOST), live) }
  }

const fileEntry = ({ hash, at }: { readonly hash: string; readonly at: number }): HistoryEntry => ({
  ...{ hash, at, by: fileAuthor({ kind: 'page' }), message: '' },
  ...{ action: 'file', isLive: false },
})

/** The last one that is what serves now: an earlier one of the same text served at another time. */
function withLive(entries: readonly HistoryEntry[], live: string | undefined): HistoryEntry[] {
  const at = entries.findIndex(({ hash, action }) => hash === live && action !== 'discarded')
  return entries.map((entry, index) => (index === at ? { ...entry, isLive: true } : entry))
}

/** The text of a revision. */
export const revision =
  ({ db, store }: ItemDeps): StudioHandler<'revision'> =>
  async ({ params: { hash, ...item } }) => {
    const served = servedItem(store.sources(), item)
    const text = served?.hash === hash ? served.text : await revisionText(db, item, hash)
    return text === undefined ? refuseStudio('no-such-revision') : { hash, text }
  }
