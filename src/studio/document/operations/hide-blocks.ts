import { type BlockKey, blockOf, type Document } from '../document.ts'
import { makeStep, type Outcome } from '../step.ts'
import { assignBlock } from '../values.ts'
import { blockNames, type Titles } from '../words.ts'

/** Hides blocks from every shopper, or shows them again: `hidden` beside whatever else decides about them. */
export function hideBlocks(
  document: Document,
  chosen: readonly BlockKey[],
  isHidden: boolean,
  titles: Titles,
): Outcome {
  const keys = chosen.filter((key) => {
    const block = blockOf(document, key)
    return block !== undefined && (block.hidden === true) !== isHidden
  })
  if (keys.length === 0) return { refused: isHidden ? '已经隐藏了' : '本来就显示' }
  const label = `${isHidden ? '隐藏' : '显示'} ${blockNames(document, keys, titles)}`
  return makeStep(document, label, (draft) => {
    for (const key of keys) assignBlock(draft, key, ['hidden'], isHidden ? true : undefined)
  })
}
