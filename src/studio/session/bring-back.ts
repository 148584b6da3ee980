import { ref } from 'valtio'
import type { Step } from '../../../schemas/studio/step.ts'
import { toast } from '../controls/toasts.tsx'
import { type Document, normalise, type Outcome, patched, print } from '../document/index.ts'
import type { EditorState } from './editor-state.ts'
import type { LocalDraft } from './kept-draft.ts'
import { restoreLocalDraft } from './rebase.ts'

/** An editor whose document was just opened. */
export interface Opened {
  readonly state: EditorState
  /** As the server has it. */
  readonly saved: Document
  readonly set: (document: Document, waiting: readonly Step[]) => void
  readonly apply: (made: Outcome) => boolean
}

/**
 * Puts what this browser kept of a document upon what the server has of it.
 * @param since steps that the server took since it was kept
 * @param isFirst it is opened, and was not open before: what was being typed when the browser ended comes back too
 */
export function bringBack(
  opened: Opened,
  kept: LocalDraft | undefined,
  since: readonly Pick<Step, 'id'>[],
  isFirst: boolean,
): void {
  const { state, saved, set } = opened
  if (kept?.written) rewrite(state, kept.written)
  const taken = kept && restoreLocalDraft(kept, since, saved)
  const undecided = isFirst ? (kept?.conflicts ?? []) : state.conflicts
  state.conflicts = ref([...undecided, ...(taken?.conflicts ?? [])])
  if (taken) {
    state.history = ref(taken.history)
    set(taken.document, taken.waiting)
  } else set(saved, [])
  if (isFirst && kept?.held) retype(opened, kept.held)
  if (isFirst && state.waiting.length > 0) toast(`接着上次：${state.waiting.length} 处改动还没有保存`)
}

function rewrite(state: EditorState, { text, base }: NonNullable<LocalDraft['written']>): void {
  const read = normalise(base, state.item.kind)
  if ('document' in read) state.written = ref({ text, base: read.document })
}

/** What was being typed when the browser ended is a step. Not where it fits nothing any more. */
function retype({ state, apply }: Opened, held: Step): void {
  const { document } = state
  try {
    const after = patched(document, held.patches)
    if (print(after) !== print(document)) apply({ step: held, document: after })
  } catch {
    // The block in which it was typed is gone.
  }
}
