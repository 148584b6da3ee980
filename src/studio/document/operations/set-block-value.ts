import { type BlockKey, blockOf, type Document } from '../document.ts'
import { isWrittenAlike, type Json, textOf, valueAt, type ValuePath } from '../json.ts'
import { makeStep, type Outcome, UNCHANGED } from '../step.ts'
import { assignBlock } from '../values.ts'
import { blockField, blockName, blockValueName, type Titles } from '../words.ts'

export interface BlockValue {
  readonly key: BlockKey
  /** In the block: ['props', 'title'], ['when'], ['on', 'select', 0, 'to'] */
  readonly path: ValuePath
  /** undefined takes the value away. */
  readonly value: Json | undefined
  /** What the form calls the field; without it, its path. */
  readonly field?: string
}

/** How a person tells a change of a value: 限时抢购：最多几个 改为 4 */
function labelOf(document: Document, { key, path, value, field }: BlockValue, titles: Titles): string {
  const name = blockName(document, key, titles)
  const what = field ?? blockField(blockOf(document, key), path, titles)
  if (value === undefined) return `${name}：去掉 ${what}`
  const isWords = textOf(value) !== undefined || typeof value === 'number' || typeof value === 'boolean'
  return isWords
    ? `${name}：${what} 改为 ${blockValueName(blockOf(document, key), path, value, titles)}`
    : `${name}：${what} 改了`
}

/** Sets or takes away one value of a block. Ids are changed by renameId and slots by the operations that move blocks. */
export function setBlockValue(document: Document, change: BlockValue, titles: Titles): Outcome {
  const { key, path, value } = change
  const block = blockOf(document, key)
  if (!block) return { refused: '这个区块已经不在了' }
  if (path.length === 0 || path[0] === 'id' || path[0] === 'slots') return { refused: '这里不能这样改' }
  if (isWrittenAlike(valueAt(block, path), value)) return UNCHANGED
  return makeStep(document, labelOf(document, change, titles), (draft) => assignBlock(draft, key, path, value))
}
