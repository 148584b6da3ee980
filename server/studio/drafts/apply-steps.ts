import type { ItemKind } from '../../../schemas/studio/item.ts'
import type { Step } from '../../../schemas/studio/step.ts'
import { normalise, patched, print } from '../../../src/studio/document/index.ts'

/** The text of an item after steps, or undefined where they can't be done to it: they were made for another text. */
export type ApplySteps = (kind: ItemKind, text: string, steps: readonly Pick<Step, 'patches'>[]) => string | undefined

/** By the very code that made them in the browser; what comes out is a document that can be read again [D2]. */
export const applySteps: ApplySteps = (kind, text, steps) => {
  const read = normalise(text, kind)
  if ('problem' in read) return undefined
  try {
    const patches = steps.flatMap((step) => step.patches)
    const after = print(patched(read.document, patches))
    return 'problem' in normalise(after, kind) ? undefined : after
  } catch {
    // Patches of another text, or made by hand: whatever they break, it is theirs.
    return undefined
  }
}
