import type { ItemKind } from '../../../schemas/studio/item.ts'
import type { Step } from '../../../schemas/studio/step.ts'
import { DEEPEST, normalise, patched, PatchRefusal, printRoot, rootOf } from '../../../src/studio/document/index.ts'
import { isDeeper } from '../../../src/studio/document/read-text.ts'

/** The text of an item after steps, or why they can't be done to it, in the operator's words. */
export type ApplySteps = (
  kind: ItemKind,
  text: string,
  steps: readonly Pick<Step, 'patches'>[],
) => { readonly text: string } | { readonly refused: string }

/** By the very code that made them in the browser; what comes out is a document that can be read again [D2]. */
export const applySteps: ApplySteps = (kind, text, steps) => {
  const read = normalise(text, kind)
  if ('problem' in read) return { refused: `现在的内容读不出来：${read.problem.message}` }
  try {
    const root = rootOf(
      patched(
        read.document,
        steps.flatMap((step) => step.patches),
      ),
    )
    // Each level is written with more spaces before it: what is too deep is not written at all.
    if (isDeeper(root, DEEPEST)) return { refused: `嵌套太深，最多 ${DEEPEST} 层` }
    const after = printRoot(root)
    const again = normalise(after, kind)
    return 'problem' in again ? { refused: again.problem.message } : { text: after }
  } catch (error) {
    // Patches of another text, or made by hand: whatever they break, it is theirs.
    return { refused: error instanceof PatchRefusal ? error.message : '这些修改不是对这份内容做的' }
  }
}
