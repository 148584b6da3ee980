import { type BlockKey, type Document, placeOf } from '../document.ts'
import { writtenBlock } from '../print.ts'
import { makeStep, type Outcome } from '../step.ts'
import { blockNames, type Titles } from '../words.ts'
import { outermost } from './choose.ts'
import { takenIds, withFreshIds } from './fresh-ids.ts'
import { putBlocks } from './insert-blocks.ts'

/** Copies blocks, each below itself; when several are chosen all copies stand below the last. */
export function duplicateBlocks(document: Document, chosen: readonly BlockKey[], titles: Titles): Outcome {
  const keys = outermost(document, chosen)
  const last = keys.at(-1)
  const at = last === undefined ? undefined : placeOf(document, last)
  if (!at) return { refused: '没有选中区块' }
  const copies = withFreshIds(
    keys.map((key) => writtenBlock(document, key)),
    takenIds(document),
  )
  return makeStep(document, `复制 ${blockNames(document, keys, titles)}`, (draft) =>
    putBlocks(draft, document, copies, { place: at.place, index: at.index + 1 }),
  )
}
