import type { Step } from '../../../schemas/studio/step.ts'
import { patched } from './apply-patches.ts'
import type { Document } from './document.ts'
import { earlier } from './merge.ts'
import { becomeDocument } from './operations/become-document.ts'
import { makeStep, namedStep } from './step.ts'

/** What one author did in a document: the first `position` steps are done, those after them were taken back. Plain data. */
export interface History {
  readonly steps: readonly Step[]
  readonly position: number
}

export const emptyHistory: History = { steps: [], position: 0 }

/** One more step; what was taken back before it can't be done again. */
export const record = ({ steps, position }: History, step: Step): History => ({
  steps: [...steps.slice(0, position), step],
  position: position + 1,
})

export const canUndo = ({ position }: History): boolean => position > 0
export const canRedo = ({ steps, position }: History): boolean => position < steps.length

/** Where a jump leads: the document there, and the steps that lead to it, as the draft gets them. */
export interface Jump {
  readonly document: Document
  readonly history: History
  readonly steps: readonly Step[]
}

const back = ({ label, patches, inverse }: Step): Step => namedStep(`撤销：${label}`, inverse, patches)
const again = ({ label, patches, inverse }: Step): Step => namedStep(`重做：${label}`, patches, inverse)

/** To any position of the history, over all steps between. */
export function jump(document: Document, history: History, position: number): Jump {
  const { steps, position: now } = history
  const to = Math.max(0, Math.min(position, steps.length))
  const taken = to < now ? steps.slice(to, now).toReversed().map(back) : steps.slice(now, to).map(again)
  const after = taken.reduce((one, { patches }) => patched(one, patches), document)
  return { document: after, history: { steps, position: to }, steps: taken }
}

export const undo = (document: Document, history: History): Jump => jump(document, history, history.position - 1)
export const redo = (document: Document, history: History): Jump => jump(document, history, history.position + 1)

/** The documents between the steps, from the first to the last, when the one at the history's position is known. */
function statesOf({ steps, position }: History, document: Document): Document[] {
  const states: Document[] = []
  states[position] = document
  for (let at = position; at > 0; at -= 1) states[at - 1] = patched(states[at]!, steps[at - 1]!.inverse)
  for (let at = position; at < steps.length; at += 1) states[at + 1] = patched(states[at]!, steps[at]!.patches)
  return states
}

/**
 * The same steps over a document into which others' changes came: each goes on doing and taking back what its author did, and leaves alone
 * what the others did. A step that changes nothing any more is dropped.
 */
export function rebase(history: History, before: Document, after: Document): History {
  const states = statesOf(history, before)
  const moved = states.map((state, at) => (at === history.position ? after : earlier(before, after, state)))
  const steps: Step[] = []
  let position = 0
  for (const [at, step] of history.steps.entries()) {
    const made = makeStep(moved[at]!, step.label, (draft) => becomeDocument(draft, moved[at]!, moved[at + 1]!))
    if ('refused' in made) continue
    steps.push({ ...made.step, id: step.id })
    if (at < history.position) position += 1
  }
  return { steps, position }
}
