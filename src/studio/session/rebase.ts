import type { Step } from '../../../schemas/studio/step.ts'
import {
  becomeDocument,
  type Conflict,
  type Document,
  type History,
  makeStep,
  merge,
  normalise,
  patched,
  print,
  rebase,
} from '../document/index.ts'
import type { LocalDraft } from './kept-draft.ts'

/** A document with what is not saved of it. */
export interface Unsaved {
  /** As the server had it before the waiting steps. */
  readonly saved: Document
  readonly document: Document
  readonly waiting: readonly Step[]
  readonly history: History
}

export interface Rebased extends Unsaved {
  readonly conflicts: readonly Conflict[]
}

/**
 * Without the steps that the server has although its answer was lost: they are no change of mine any more that others' would be merged with.
 * @param told the steps of the draft after the version that the waiting ones follow; mine were the first, or were not taken
 */
export function withoutAcknowledged(unsaved: Unsaved, told: readonly { readonly id: string }[]): Unsaved {
  const { saved, waiting } = unsaved
  const differs = waiting.findIndex(({ id }, at) => told[at]?.id !== id)
  const known = waiting.slice(0, differs < 0 ? waiting.length : differs)
  if (known.length === 0) return unsaved
  const after = known.reduce((document, { patches }) => patched(document, patches), saved)
  return { ...unsaved, saved: after, waiting: waiting.slice(known.length) }
}

/** Waiting steps of which it is tried whether the server has them: as many as one save sends and a person does in a minute. */
const TRIED = 30

/** Without the first waiting steps that are in it already: their answer was lost, and since then somebody published them with the draft. */
function withoutContained(unsaved: Unsaved, theirs: Document): Unsaved {
  const { saved, waiting } = unsaved
  const text = print(theirs)
  for (let count = Math.min(waiting.length, TRIED); count > 0; count -= 1) {
    const after = waiting.slice(0, count).reduce((document, { patches }) => patched(document, patches), saved)
    const { document, conflicts } = merge(saved, after, theirs)
    if (conflicts.length === 0 && print(document) === text)
      return { ...unsaved, saved: after, waiting: waiting.slice(count) }
  }
  return unsaved
}

/**
 * Takes in what the server has now: others' steps came between. What is not saved goes on top of it, by a three-way merge; the waiting
 * steps keep their labels where each of them still leads somewhere.
 */
export function rebaseUnsaved({ saved, document, waiting, history }: Unsaved, theirs: Document): Rebased {
  const { document: merged, conflicts } = merge(saved, document, theirs)
  return {
    saved: theirs,
    document: merged,
    waiting: waitingOver(theirs, merged, { document, waiting }),
    history: rebase(history, document, merged),
    conflicts,
  }
}

/**
 * What a browser kept, over the draft as the server has it now: the waiting steps, and what can be taken back. Undefined where it fits nothing
 * any more.
 * @param since the steps of the draft after the version that was kept
 */
export function restoreLocalDraft(
  { text, waiting, history }: LocalDraft,
  since: readonly Pick<Step, 'id'>[],
  now: Document,
): Rebased | undefined {
  const read = normalise(text, now.kind)
  if ('problem' in read) return undefined
  try {
    const document = waiting.reduce((one, { patches }) => patched(one, patches), read.document)
    const unsaved = withoutAcknowledged({ saved: read.document, document, waiting, history }, since)
    return rebaseUnsaved(withoutContained(unsaved, now), now)
  } catch {
    return undefined
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
