import { allBlocks, type BlockKey, blockOf, type Document, keysWithin } from '../document.ts'
import { isMap, textOf } from '../json.ts'
import { makeStep, type Outcome } from '../step.ts'
import { assignRest } from '../values.ts'
import { blockNames, type Titles } from '../words.ts'
import { outermost } from './choose.ts'
import { dropBlocks } from './drop-blocks.ts'

/** Widgets whose version the page says and of which no block is left. */
function versionsToDrop(document: Document, gone: ReadonlySet<BlockKey>): string[] {
  const versions = isMap(document.rest.versions) ? document.rest.versions : {}
  const codeOf = (key: BlockKey) => textOf(blockOf(document, key)?.widget)
  const left = new Set(
    allBlocks(document)
      .filter(({ key }) => !gone.has(key))
      .map(({ key }) => codeOf(key)),
  )
  const dropped = new Set([...gone].map(codeOf))
  return Object.keys(versions).filter((code) => code !== 'page' && dropped.has(code) && !left.has(code))
}

/** Takes blocks away, with all that they hold. */
export function removeBlocks(document: Document, chosen: readonly BlockKey[], titles: Titles): Outcome {
  const keys = outermost(document, chosen)
  if (keys.length === 0) return { refused: '没有选中区块' }
  const gone = new Set(keys.flatMap((key) => keysWithin(document, key)))
  return makeStep(document, `删除 ${blockNames(document, keys, titles)}`, (draft) => {
    dropBlocks(draft, document, [...gone])
    for (const [place, held] of Object.entries(document.order))
      if (held.some((key) => keys.includes(key)))
        if (Object.hasOwn(draft.order, place)) draft.order[place] = held.filter((key) => !keys.includes(key))
    for (const code of versionsToDrop(document, gone)) assignRest(draft, ['versions', code], undefined)
  })
}
