import { ref } from 'valtio'
import type { Step } from '../../../schemas/studio/step.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import {
  becomeDocument,
  type Conflict,
  type Document,
  makeStep,
  merge,
  namedStep,
  normalise,
  record,
} from '../document/index.ts'
import type { EditorState } from './editor-state.ts'

const LABEL = '合并线上的新版本'

interface Since {
  readonly merged: Document
  readonly conflicts: readonly Conflict[]
  readonly published: { readonly hash: string; readonly text: string }
  /** Leads to it; without patches where the draft has all of it already. */
  readonly step: Step
}

const read = (text: string, { item }: Pick<EditorState, 'item'>): Document | undefined => {
  const found = normalise(text, item.kind)
  return 'document' in found ? found.document : undefined
}

/** The draft with what was published since it began: three-way, from the text that it began with. */
export async function publishedSince(
  call: StudioCall,
  state: Pick<EditorState, 'item' | 'base' | 'document'>,
): Promise<Since | { readonly failure: string }> {
  const { item, base } = state
  const now = await call('item', { params: item })
  if ('failure' in now) return { failure: now.failure.message }
  const { published } = now.reply
  const begun = base === null ? undefined : await call('revision', { params: { ...item, hash: base } })
  if (begun && 'failure' in begun) return { failure: begun.failure.message }
  // Somebody else took it in, or the draft is another one now.
  if (state.base !== base) return publishedSince(call, state)
  // As it is after the answers: what was done while they were on their way is part of it.
  const { document } = state
  const was = read(begun?.reply.text ?? '{}', { item })
  const theirs = published && read(published.text, { item })
  if (!published || !was || !theirs) return { failure: '线上没有可以合并的版本' }
  const { document: merged, conflicts } = merge(was, document, theirs)
  const made = makeStep(document, LABEL, (draft) => becomeDocument(draft, document, merged))
  const step = 'step' in made ? made.step : namedStep(LABEL, [], [])
  return { merged, conflicts, published: { hash: published.hash, text: published.text }, step }
}

/** Puts that into the state, but for the document itself: the draft follows what serves now. */
export function followPublished(state: EditorState, { conflicts, published, step }: Since): void {
  state.history = ref(step.patches.length > 0 ? record(state.history, step) : state.history)
  Object.assign(state, { base: published.hash, isBehind: false })
  state.published = ref(published)
  state.conflicts = ref([...state.conflicts, ...conflicts])
}
