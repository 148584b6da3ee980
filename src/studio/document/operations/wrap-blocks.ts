import { type BlockKey, type Document, placeOf, slotPlace } from '../document.ts'
import type { JsonMap } from '../json.ts'
import { makeStep, type Outcome } from '../step.ts'
import { assignRest } from '../values.ts'
import { blockNames, kindName, type Titles } from '../words.ts'
import { outermost } from './choose.ts'
import { freshId, takenIds } from './fresh-ids.ts'

/** A new container with all its places. */
export interface Container {
  readonly widget: string
  readonly slots: readonly string[]
  readonly props?: JsonMap
  readonly version?: number
}

/** The blocks of each place, in their order: as many in one as in another, the first places with one more. */
function shared(keys: readonly BlockKey[], count: number): BlockKey[][] {
  const lists: BlockKey[][] = []
  for (let at = 0, rest = keys; at < count; at += 1) {
    const most = Math.ceil(rest.length / (count - at))
    lists.push(rest.slice(0, most))
    rest = rest.slice(most)
  }
  return lists
}

/** Puts blocks into a new container that stands where the first of them stood: side by side, where it has several places. */
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
    slots: Object.fromEntries(container.slots.map((slot) => [slot, []])),
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
    const lists = shared(keys, container.slots.length)
    for (const [at, slot] of container.slots.entries()) draft.order[slotPlace(`new:${id}`, slot)] = lists[at] ?? []
    if ((container.version ?? 1) > 1) assignRest(draft, ['versions', container.widget], container.version)
  })
}
