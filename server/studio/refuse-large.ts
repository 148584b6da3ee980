import { documentText } from '../../schemas/studio/items.ts'
import type { StudioContract } from '../../schemas/studio/contract.ts'
import { MAX_VALUES } from '../../src/domain/file-limits.ts'
import { jsonBounds } from '../../src/domain/json-bounds.ts'
import { DEEPEST } from '../../src/studio/document/index.ts'
import { refuseStudio, type StudioRefusal } from './studio-refusal.ts'

/** Whether a call brings the whole text of an item, to be read and judged. */
export const bringsDocument = ({ body }: StudioContract): boolean => {
  const text = body?.properties?.['text']
  return typeof text === 'object' && text.maxLength === documentText.maxLength
}

/**
 * The door of all texts that operators send: one that would take everybody's time is not read at all, whichever call brings it. What
 * steps make of a text is read by `normalise`, within the same bounds.
 */
export function refuseLarge(text: unknown): StudioRefusal<'too-large'> | undefined {
  if (typeof text !== 'string') return undefined
  const { isTooLarge, tooManyAt, depth } = jsonBounds(text)
  if (isTooLarge) return refuseStudio('too-large')
  if (tooManyAt !== undefined) return refuseStudio('too-large', `最多 ${MAX_VALUES} 项；删掉一些，或分成几页`)
  return depth > DEEPEST ? refuseStudio('too-large', `嵌套太深，最多 ${DEEPEST} 层`) : undefined
}
