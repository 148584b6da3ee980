import { type BlockKey, blockOf, type Document, isPartUse, placeOf } from '../document.ts'
import { isMap, type Json, type JsonMap } from '../json.ts'
import { makeStep, type Outcome } from '../step.ts'
import { assignRest } from '../values.ts'
import { kindName, type Titles } from '../words.ts'
import { withFreshIds, takenIds } from './fresh-ids.ts'
import { putBlocks } from './insert-blocks.ts'

/** What a use of a part stands for: its blocks with the inputs put in, and the values and state that it brings. */
export interface WrittenOut {
  readonly blocks: readonly JsonMap[]
  readonly values: JsonMap
  readonly state: JsonMap
  readonly versions: JsonMap
}

/** The page that uses it. */
export interface UsingPage {
  readonly state: Json | undefined
  /** It uses the part in other places too: what is done in one of them stays there. */
  readonly usesAgain: boolean
}

const clash = (document: Document, brought: JsonMap): string | undefined => {
  const own = document.rest.values
  return isMap(own) ? Object.keys(brought).find((key) => Object.hasOwn(own, key)) : undefined
}

/** Writes the blocks of a part into the page in place of its use: from then on they are the page's own. */
export function detachPart(document: Document, key: BlockKey, written: WrittenOut, titles: Titles): Outcome {
  const use = blockOf(document, key)
  const at = placeOf(document, key)
  if (!use || !at || !isPartUse(use)) return { refused: '这不是部件' }
  const taken = clash(document, written.values)
  if (taken !== undefined) return { refused: `本页已经有叫 ${taken} 的值，和部件的同名` }
  const own = isMap(document.rest.state) ? document.rest.state : {}
  const blocks = withFreshIds(written.blocks, takenIds(document))
  return makeStep(document, `拆开 ${kindName(use, titles)}`, (draft) => {
    const list = document.order[at.place] ?? []
    delete draft.byId[key]
    putBlocks(
      draft,
      { ...document, order: { ...document.order, [at.place]: list.filter((one) => one !== key) } },
      blocks,
      at,
    )
    for (const [name, value] of Object.entries(written.values)) assignRest(draft, ['values', name], value)
    // What the page has of the same name was the page's already while it used the part.
    for (const [name, value] of Object.entries(written.state))
      if (!Object.hasOwn(own, name)) assignRest(draft, ['state', name], value)
    for (const [code, version] of Object.entries(written.versions))
      if (code !== 'page') assignRest(draft, ['versions', code], version)
  })
}
