import { and, eq } from 'drizzle-orm'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Queries } from '../../db/server-settings.ts'
import { studioDrafts, studioReleaseItems } from '../../db/schema.ts'
import { keyOf, textHash } from '../../pages/published.ts'
import { deleteDraft, lockDraft } from '../drafts/read-draft.ts'
import { inLockOrder } from '../publishing/judge-publish.ts'
import type { AuditActor, Standing } from '../publishing/move-pointers.ts'
import { type SeenDraft, readyDraft } from '../publishing/ready-draft.ts'
import { keepRevision } from '../publishing/revisions.ts'
import type { PinnedItem } from './read-releases.ts'

/** Takes drafts as they are into a release: what they become later is not in it, until they are taken in anew [G1]. */
export async function pinDrafts(
  tx: Queries,
  standing: Standing,
  releaseId: string,
  drafts: readonly SeenDraft[],
  { operator, at }: AuditActor,
): Promise<void> {
  for (const asked of inLockOrder([...new Map(drafts.map((one) => [keyOf(one), one])).values()])) {
    const { kind, name } = asked
    const { text, base, createdAt, version, route } = await readyDraft(tx, standing, asked)
    const hash = await keepRevision(tx, { kind, name }, { text, author: operator, at })
    const pinned = { hash, base, draftBegunAt: createdAt, draftVersion: version, route }
    await tx
      .insert(studioReleaseItems)
      .values({ releaseId, kind, name, ...pinned })
      .onConflictDoUpdate({
        target: [studioReleaseItems.releaseId, studioReleaseItems.kind, studioReleaseItems.name],
        set: pinned,
      })
  }
}

export async function unpinItems(tx: Queries, releaseId: string, items: readonly ItemId[]): Promise<void> {
  const row = studioReleaseItems
  for (const { kind, name } of items)
    await tx.delete(row).where(and(eq(row.releaseId, releaseId), eq(row.kind, kind), eq(row.name, name)))
}

/** Whether a draft is the one that an item was taken from, at that time or later. */
export const goesOn = (
  { base, draftBegunAt, draftVersion }: PinnedItem,
  draft: { readonly base: string | null; readonly createdAt: number; readonly version: number },
): boolean => draft.base === base && draft.createdAt === draftBegunAt && draft.version >= draftVersion

/** The draft of what is published now is done with; one that went on since then goes on from what serves now. */
export async function settleDraft(tx: Queries, item: PinnedItem): Promise<void> {
  const draft = await lockDraft(tx, item)
  if (!draft || !goesOn(item, draft)) return
  if (textHash(draft.text) === item.hash) return deleteDraft(tx, item)
  const { kind, name } = studioDrafts
  await tx
    .update(studioDrafts)
    .set({ base: item.hash, route: null })
    .where(and(eq(kind, item.kind), eq(name, item.name)))
}
