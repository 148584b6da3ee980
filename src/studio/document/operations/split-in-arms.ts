import { type BlockKey, blockOf, type Document, idOf, placeOf } from '../document.ts'
import { isMap, type JsonMap } from '../json.ts'
import { writtenBlock } from '../print.ts'
import { makeStep, type Outcome } from '../step.ts'
import { assignBlock, assignRest } from '../values.ts'
import { blockName, type Titles } from '../words.ts'
import { freshId, takenIds, withFreshIds } from './fresh-ids.ts'
import { putBlocks } from './insert-blocks.ts'

/** Half of the visitors each. */
const SHARES = { a: 50, b: 50 }

/** What is written behind a block's arm. */
const BEHIND = new Set(['when', 'props', 'onEmpty', 'onError', 'on', 'slots'])

/** The block in an arm, which stands where it is always written. */
function inArm(block: JsonMap, experiment: JsonMap): JsonMap {
  const entries = Object.entries(block)
  const behind = entries.findIndex(([property]) => BEHIND.has(property))
  const at = behind === -1 ? entries.length : behind
  return Object.fromEntries([...entries.slice(0, at), ['experiment', experiment], ...entries.slice(at)])
}

/** Makes of a block an experiment of two: itself for the arm a, and a copy of it below, which is changed then, for the arm b. */
export function splitInArms(document: Document, key: BlockKey, titles: Titles): Outcome {
  const block = blockOf(document, key)
  const at = placeOf(document, key)
  if (!block || !at) return { refused: '没有选中区块' }
  if (document.kind !== 'page') return { refused: '实验只能在页面里做：先把部件拆开' }
  if (block.experiment !== undefined) return { refused: '这个区块已经在实验里' }
  const written = isMap(document.rest.experiments) ? document.rest.experiments : {}
  const name = freshId(idOf(block) ?? 'test', new Set(Object.keys(written)))
  const [copy] = withFreshIds([writtenBlock(document, key)], takenIds(document))
  if (!isMap(copy)) return { refused: '没有选中区块' }
  return makeStep(document, `${blockName(document, key, titles)} 做成 A/B 两个版本`, (draft) => {
    assignRest(draft, ['experiments', name], SHARES)
    assignBlock(draft, key, ['experiment'], { name, arm: 'a' })
    putBlocks(draft, document, [inArm(copy, { name, arm: 'b' })], { place: at.place, index: at.index + 1 })
  })
}
