import type { ProblemView } from '../../../schemas/studio/checked.ts'
import { allBlocks, type BlockKey, type Document, isList, isMap, placeParts, type ValuePath } from './index.ts'

const tokens = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))

/** Where a pointer into the text leads: to a block and a path in it, or beside the blocks. */
export interface ProblemPlace {
  readonly key?: BlockKey
  readonly path: ValuePath
}

/** Walks a pointer of the text through a document. */
export function placeOfPointer(document: Document, pointer: string): ProblemPlace {
  const path = tokens(pointer)
  const [first = '', second = '', third = ''] = path
  const root =
    first === 'blocks' || first === 'entries'
      ? { place: first, rest: path.slice(1) }
      : first === 'slots'
        ? { place: findPlace(document, 'screen', second), rest: path.slice(2) }
        : first === 'popups' && third === 'blocks'
          ? { place: findPlace(document, 'popup', second), rest: path.slice(3) }
          : undefined
  if (!root?.place) return { path }
  return below(document, root.place, root.rest) ?? { path }
}

const findPlace = (document: Document, kind: 'screen' | 'popup', name: string) =>
  Object.keys(document.order).find((place) => {
    const parts = placeParts(place)
    return parts.in === kind && parts.name === name
  })

function below(document: Document, place: string, [index = '', ...rest]: readonly string[]): ProblemPlace | undefined {
  const key = document.order[place]?.[Number(index)]
  if (key === undefined) return undefined
  if (rest[0] === 'slots' && rest.length > 2) {
    const slot = Object.keys(document.order).find((one) => {
      const parts = placeParts(one)
      return parts.in === 'block' && parts.key === key && parts.slot === rest[1]
    })
    return (slot && below(document, slot, rest.slice(2))) || { key, path: rest }
  }
  const block = document.byId[key]
  let now: unknown = block
  const path = rest.map((token) => {
    const step = isList(now) ? Number(token) : token
    now = isList(now) ? now[Number(token)] : isMap(now) ? now[token] : undefined
    return step
  })
  return { key, path }
}

/** The problems of each block. */
export function problemsByBlock(document: Document, problems: readonly ProblemView[]): Map<BlockKey, ProblemView[]> {
  const found = new Map<BlockKey, ProblemView[]>()
  const known = new Set(allBlocks(document).map(({ key }) => key))
  for (const problem of problems) {
    const { key } = placeOfPointer(document, problem.pointer)
    if (key !== undefined && known.has(key)) found.set(key, [...(found.get(key) ?? []), problem])
  }
  return found
}
