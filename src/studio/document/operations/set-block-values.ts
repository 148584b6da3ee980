import { type BlockKey, blockOf, type Document } from '../document.ts'
import { isWrittenAlike, type Json, valueAt, type ValuePath } from '../json.ts'
import { makeStep, type Outcome, UNCHANGED } from '../step.ts'
import { assignBlock } from '../values.ts'
import { blockName, type Titles, valueName } from '../words.ts'

/** Values of one block that say one thing together: where an entry leads is three of them. */
export interface BlockValues {
  readonly key: BlockKey
  /** undefined takes a value away. */
  readonly values: readonly (readonly [path: ValuePath, value: Json | undefined])[]
  /** What the form calls all of it. */
  readonly field: string
  /** What it is then, in words. */
  readonly said: string
}

/** Sets several values of a block as one step. */
export function setBlockValues(document: Document, { key, values, field, said }: BlockValues, titles: Titles): Outcome {
  const block = blockOf(document, key)
  if (!block) return { refused: '这条内容已经不在了' }
  const changed = values.filter(([path, value]) => !isWrittenAlike(valueAt(block, path), value))
  if (changed.length === 0) return UNCHANGED
  return makeStep(document, `${blockName(document, key, titles)}：${field} 改为 ${valueName(said)}`, (draft) => {
    for (const [path, value] of changed) assignBlock(draft, key, path, value)
  })
}
