import type { Document } from '../document.ts'
import { normalise } from '../normalise.ts'
import type { TextProblem } from '../read-text.ts'
import { makeStep, type Outcome } from '../step.ts'
import { becomeDocument } from './become-document.ts'

/** Takes over a text that was typed. What is no document yet changes nothing: see the problem. */
export function replaceText(
  document: Document,
  text: string,
  label = '在 JSON 里改了内容',
): Outcome | { readonly problem: TextProblem } {
  const read = normalise(text, document.kind)
  if ('problem' in read) return read
  return makeStep(document, label, (draft) => becomeDocument(draft, document, read.document))
}
