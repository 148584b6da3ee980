import { type BlockKey, type Document, placeOf, slotPlace } from '../document.ts'
import type { JsonMap } from '../json.ts'
import { makeStep, type Outcome } from '../step.ts'
import { assignRest } from '../values.ts'
import { blockNames, kindName, type Titles } from '../words.ts'
import { outermost } from './choose.ts'
import { freshId, takenIds } from './fresh-ids.ts'

/** A new container, and in which of its slots the blocks go. */
export interface Container {
  readonly widget: string
  readonly slot: string
  readonly props?: JsonMap
  readonly version?: number
}

/** Puts blocks into a new container that stands where the first of them stood. */
export function wrapBlocks(
  document: Document,
  chosen: readonly BlockKey[],
  container: Container,
  titles: Titles,
): Outcome {
  const keys = outermost(document, chosen)
  const [first] = keys
  const at = first === undefined ? undefined : placeOf(document, first)
  if (!at) return { refused: '没有选中区块' }
  const id = freshId(container.widget, takenIds(document))
  const block: JsonMap = {
    id,
    widget: container.widget,
    ...(container.props && { props: container.props }),
    slots: { [container.slot]: [] },
  }
  const label = `${blockNames(document, keys, titles)} 放进 ${kindName(block, titles)}`
  const isLeft = (key: BlockKey) => !keys.includes(key)
  return makeStep(document, label, (draft) => {
    for (const [place, held] of Object.entries(document.order)) {
      if (place === at.place)
        draft.order[place] = [...held.slice(0, at.index), `new:${id}`, ...held.slice(at.index).filter(isLeft)]
      else if (held.some((key) => !isLeft(key))) draft.order[place] = held.filter(isLeft)
    }
    draft.byId[`new:${id}`] = block
    draft.order[slotPlace(`new:${id}`, container.slot)] = keys
    if ((container.version ?? 1) > 1) assignRest(draft, ['versions', container.widget], container.version)
  })
}
