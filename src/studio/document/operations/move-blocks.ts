import { type BlockKey, type Document, keysWithin, type Place, placeOf, placeParts } from '../document.ts'
import { makeStep, type Outcome } from '../step.ts'
import { blockName, blockNames, placeName, type Titles } from '../words.ts'
import { outermost } from './choose.ts'
import { isPlace, openPlace } from './open-place.ts'

/** Before which block of a list: `index` counts the list as it is now; its length is the end. */
export interface Target {
  readonly place: Place
  readonly index: number
}

function labelOf(document: Document, keys: readonly BlockKey[], { place, index }: Target, titles: Titles): string {
  const moved = blockNames(document, keys, titles)
  const others = (document.order[place] ?? []).filter((key) => !keys.includes(key))
  const next = (document.order[place] ?? []).slice(index).find((key) => !keys.includes(key))
  const isElsewhere = keys.some((key) => placeOf(document, key)?.place !== place)
  const into = isElsewhere ? ` ${placeName(document, place, titles)} 里` : ''
  if (next !== undefined) return `${moved} 移到${into} ${blockName(document, next, titles)} 上面`
  const last = others.at(-1)
  return last === undefined
    ? `${moved} 移到 ${placeName(document, place, titles)} 里`
    : `${moved} 移到${into} ${blockName(document, last, titles)} 下面`
}

/** Moves blocks, in the order in which they stand, to one place: within a list, or to another slot, popup or list. */
export function moveBlocks(document: Document, chosen: readonly BlockKey[], target: Target, titles: Titles): Outcome {
  const keys = outermost(document, chosen)
  const list = document.order[target.place] ?? []
  if (keys.length === 0) return { refused: '没有选中区块' }
  if (!isPlace(document, target.place, titles)) return { refused: '那里不能放区块' }
  const around = placeParts(target.place)
  if (around.in === 'block' && keys.some((key) => keysWithin(document, key).includes(around.key)))
    return { refused: '区块不能放进它自己里面' }
  const before = list.slice(0, target.index).filter((key) => !keys.includes(key))
  const after = list.slice(target.index).filter((key) => !keys.includes(key))
  const next = [...before, ...keys, ...after]
  if (next.length === list.length && next.every((key, at) => key === list[at])) return { refused: '已经在那里了' }
  return makeStep(document, labelOf(document, keys, target, titles), (draft) => {
    openPlace(draft, document, target.place)
    for (const [place, held] of Object.entries(document.order))
      if (place !== target.place && held.some((key) => keys.includes(key)))
        draft.order[place] = held.filter((key) => !keys.includes(key))
    draft.order[target.place] = next
  })
}
