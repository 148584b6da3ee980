import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Answer, StudioCall } from '../calls/studio-calls.ts'

type SeenDraft = ItemId & { readonly version: number }

/** Drafts as they are now: a release takes them in as they were seen. */
export async function seenDrafts(call: StudioCall, items: readonly ItemId[]): Promise<Answer<readonly SeenDraft[]>> {
  const seen: SeenDraft[] = []
  for (const { kind, name } of items) {
    const found = await call('item', { params: { kind, name } })
    if ('failure' in found) return found
    if (found.reply.draft) seen.push({ kind, name, version: found.reply.draft.version })
  }
  return { reply: seen }
}
