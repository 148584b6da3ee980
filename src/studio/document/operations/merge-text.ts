import type { Document } from '../document.ts'
import { type Conflict, merge } from '../merge.ts'
import { normalise } from '../normalise.ts'
import { print } from '../print.ts'
import type { TextProblem } from '../read-text.ts'
import { makeStep, type Outcome } from '../step.ts'
import { becomeDocument } from './become-document.ts'

/** A whole text as a change of the document. */
export interface MergedText {
  /** The text as a document, without what was done elsewhere meanwhile. */
  readonly written: Document
  readonly made: Outcome
  readonly conflicts: readonly Conflict[]
}

/**
 * Takes over a text that was typed, as what it changes of the text that it began from: what was done elsewhere meanwhile stays, and what both
 * changed in two ways stands in `conflicts`. What is no document yet changes nothing: see the problem.
 * @param base what the text said before somebody typed in it
 */
export function mergeText(
  now: Document,
  { base, text }: { readonly base: Document; readonly text: string },
): MergedText | { readonly problem: TextProblem } {
  const read = normalise(text, now.kind)
  if ('problem' in read) return read
  const { document: written } = read
  const isAlone = base === now || print(base) === print(now)
  const { document, conflicts } = isAlone ? { document: written, conflicts: [] } : merge(base, written, now)
  const made = makeStep(now, '在 JSON 里改了内容', (draft) => becomeDocument(draft, now, document))
  return { written, made, conflicts }
}
