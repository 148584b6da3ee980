import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Queries } from '../../db/server-settings.ts'
import { textHash } from '../../pages/published.ts'
import { type DraftRow, lockDraft } from '../drafts/read-draft.ts'
import { calledIn } from '../items/called-item.ts'
import { servedItem } from '../items/served-item.ts'
import { refuseStudio, undo } from '../studio-refusal.ts'
import type { Standing } from './move-pointers.ts'

/** A draft as somebody saw it. */
export type SeenDraft = ItemId & { readonly version: number }

/** The draft that is to serve, locked; leaves the transaction where it is another than was seen, or begins from something else [P3]. */
export async function readyDraft(tx: Queries, standing: Standing, { version, ...item }: SeenDraft): Promise<DraftRow> {
  const draft = await lockDraft(tx, item)
  const served = servedItem(standing, item)
  const called = calledIn(standing, item, draft?.text)
  if (!draft) return undo(refuseStudio(served ? 'draft-gone' : 'no-such-item', called))
  if (draft.version !== version) return undo(refuseStudio('draft-moved', called))
  if (served?.isArchived) return undo(refuseStudio('no-such-item', `${called}已经归档，先恢复`))
  if ((served?.hash ?? null) !== draft.base) return undo(refuseStudio('published-moved', called))
  if (served?.hash === textHash(draft.text)) return undo(refuseStudio('nothing-changed', called))
  return draft
}
