import type { ItemId } from '../../../schemas/studio/item.ts'
import { type Document, normalise, type Titles } from '../../../src/studio/document/index.ts'
import type { Remote } from '../../remote/client.ts'
import { type Decisions, mergeDecided, type MergedTexts } from '../../remote/merge-texts.ts'
import { type ServerItem, textToEdit } from '../../remote/server-items.ts'

interface Sides {
  readonly server: ServerItem
  /** What the file says. */
  readonly mine: Document
  /** What the file came from. */
  readonly base: string
  readonly decisions: Decisions
  readonly titles: Titles
}

type Merged = MergedTexts & { readonly base: string | null }

/**
 * Merges the file into the operators’ draft, or into the published revision when there is no draft. When something was published after the
 * draft began, merges that too: the result could not be published otherwise. Returns the merged text, or the sentence that says why merging
 * is impossible.
 */
export async function mergedWith(
  remote: Remote,
  item: ItemId,
  { server, mine, base, decisions, titles }: Sides,
): Promise<Merged | { readonly refused: string }> {
  const { draft, published } = server
  const [was, theirs] = [normalise(base, item.kind), normalise(textToEdit(server) ?? '', item.kind)]
  if ('problem' in theirs) return { refused: theirs.problem.message }
  if ('problem' in was) return { refused: was.problem.message }
  const first = mergeDecided(was.document, mine, theirs.document, decisions, titles)
  const live = published?.hash ?? null
  if (!draft || draft.base === live || draft.base === null || !published)
    return { ...first, base: draft ? draft.base : live }
  const { text } = await remote.ask.revision({ params: { ...item, hash: draft.base } })
  const [begun, now] = [normalise(text, item.kind), normalise(published.text, item.kind)]
  if ('problem' in begun || 'problem' in now) return { ...first, base: draft.base }
  const second = mergeDecided(begun.document, first.document, now.document, decisions, titles)
  return { document: second.document, conflicts: [...first.conflicts, ...second.conflicts], base: live }
}
