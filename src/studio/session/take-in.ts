import type { Step } from '../../../schemas/studio/step.ts'
import {
  becomeDocument,
  type Conflict,
  type Document,
  type History,
  makeStep,
  merge,
  patched,
  print,
  rebase,
} from '../document/index.ts'

/** A document with what is not saved of it. */
export interface Unsaved {
  /** As the server had it before the waiting steps. */
  readonly saved: Document
  readonly document: Document
  readonly waiting: readonly Step[]
  readonly history: History
}

export interface TakenIn extends Unsaved {
  readonly conflicts: readonly Conflict[]
}

/**
 * Takes in what the server has now: others' steps came between. What is not saved goes on top of it, by a three-way merge; the waiting
 * steps keep their labels where each of them still leads somewhere.
 */
export function takeIn({ saved, document, waiting, history }: Unsaved, theirs: Document): TakenIn {
  const { document: merged, conflicts } = merge(saved, document, theirs)
  return {
    saved: theirs,
    document: merged,
    waiting: waitingOver(theirs, merged, { document, waiting }),
    history: rebase(history, document, merged),
    conflicts,
  }
}

function waitingOver(
  theirs: Document,
  merged: Document,
  before: Pick<Unsaved, 'document' | 'waiting'>,
): readonly Step[] {
  if (before.waiting.length === 0) return []
  const moved = rebase({ steps: before.waiting, position: before.waiting.length }, before.document, merged)
  const begun = moved.steps.toReversed().reduce((one, { inverse }) => patched(one, inverse), merged)
  if (print(begun) === print(theirs)) return moved.steps
  const label = before.waiting.map((step) => step.label).join('；')
  const made = makeStep(theirs, label, (draft) => becomeDocument(draft, theirs, merged))
  return 'step' in made ? [made.step] : []
}
