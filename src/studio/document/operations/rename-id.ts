import { allBlocks, type BlockKey, blockOf, type Document, idOf } from '../document.ts'
import { makeStep, type Outcome, UNCHANGED } from '../step.ts'
import { assignBlock } from '../values.ts'
import { withRenamed } from './references.ts'
import { takenIds } from './fresh-ids.ts'

const FORM = /^[a-z][a-z0-9-]*$/

/** Gives a block another id; the actions that name it name it so. */
export function renameId(document: Document, key: BlockKey, id: string): Outcome {
  const block = blockOf(document, key)
  const old = idOf(block)
  if (!block) return { refused: '这个区块已经不在了' }
  if (old === id) return UNCHANGED
  if (!FORM.test(id)) return { refused: 'id 要小写字母开头，只用小写字母、数字和 -' }
  if (takenIds(document).has(id)) return { refused: `本页已经有 id 是 ${id} 的区块` }
  // Of two blocks with one id the actions mean the first: they go with it alone.
  const isFirst = old !== undefined && (key === old || key === `id:${old}`)
  const renamed = new Map(isFirst ? [[old, id]] : [])
  return makeStep(document, `英文名字 ${old ?? '（没有）'} 改为 ${id}`, (draft) => {
    for (const one of allBlocks(document)) {
      const written = blockOf(document, one.key)
      if (!written) continue
      const repointed = withRenamed(written, renamed)
      if (repointed !== written) assignBlock(draft, one.key, ['on'], repointed.on)
    }
    assignBlock(draft, key, ['id'], id)
  })
}
