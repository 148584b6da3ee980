import { apart } from './apart.ts'
import { allBlocks, type BlockKey, type Document, type Place, placeParts, rootLists, slotsOf } from './document.ts'
import { isMap, isWrittenAlike, type Json, type JsonMap, valueAt, type ValuePath, withValue } from './json.ts'
import { mergeOrder } from './merge-order.ts'
import { mergeValues } from './merge-values.ts'
import { movedKeys } from './moved-keys.ts'
import { documentOf } from './normalise.ts'
import { rootOf } from './print.ts'

/** What two people changed in two ways. Until it is decided otherwise mine stays, and what one of them took away stays there. */
export type Conflict =
  | {
      readonly kind: 'value'
      /** Absent: a value beside the blocks. */
      readonly key?: BlockKey
      readonly path: ValuePath
      readonly mine: Json | undefined
      readonly theirs: Json | undefined
    }
  /** One took the block away, the other changed or moved it or put something into it. */
  | { readonly kind: 'removed'; readonly key: BlockKey; readonly by: 'mine' | 'theirs' }
  /** One took a popup or a slot away, the other put a block into it. */
  | { readonly kind: 'place-removed'; readonly place: Place }
  | { readonly kind: 'moved'; readonly key: BlockKey; readonly mine: Place; readonly theirs: Place }

export interface Merged {
  readonly document: Document
  readonly conflicts: readonly Conflict[]
}

type Places = ReadonlyMap<BlockKey, Place>

/** The three documents, and what is found while they become one. */
interface Merge {
  readonly base: Document
  readonly mine: Document
  readonly theirs: Document
  readonly conflicts: Conflict[]
  /** Theirs is of before: what mine took away stays away, whatever theirs did to it. */
  readonly isEarlier: boolean
}

const has = ({ byId }: Document, key: BlockKey) => Object.hasOwn(byId, key)
const placesOf = (document: Document): Places => new Map(allBlocks(document).map(({ key, place }) => [key, place]))

/** Blocks that a side wrote otherwise, put elsewhere, or added. */
function touchedBy(base: Document, side: Document): Set<BlockKey> {
  const [were, are] = [placesOf(base), placesOf(side)]
  const touched = [...are].filter(
    ([key, place]) => were.get(key) !== place || !isWrittenAlike(base.byId[key], side.byId[key]),
  )
  const moved = Object.keys(side.order).flatMap((place) => [
    ...movedKeys(base.order[place] ?? [], side.order[place] ?? []),
  ])
  return new Set([...touched.map(([key]) => key), ...moved])
}

/** The blocks that the merged document has: those of both, those that one added, and those that one took away while the other worked on them. */
function keptKeys({ base, mine, theirs, conflicts, isEarlier }: Merge): Set<BlockKey> {
  const [byMe, byThem] = [touchedBy(base, mine), touchedBy(base, theirs)]
  const kept = new Set<BlockKey>()
  for (const key of new Set([...Object.keys(mine.byId), ...Object.keys(theirs.byId)])) {
    if (isEarlier && has(base, key) && !has(mine, key)) continue
    const isBoth = has(mine, key) && has(theirs, key)
    const isTouched = has(mine, key) ? byMe.has(key) : byThem.has(key)
    if (isBoth || isTouched) kept.add(key)
    if (!isBoth && isTouched && has(base, key))
      conflicts.push({ kind: 'removed', key, by: has(mine, key) ? 'theirs' : 'mine' })
  }
  return kept
}

/** Whether mine took away, with what holds it or alone, a place that an earlier document has. */
function isPlaceGone({ base, mine, isEarlier }: Merge, kept: ReadonlySet<BlockKey>, place: Place): boolean {
  if (!isEarlier || Object.hasOwn(mine.order, place)) return false
  const parts = placeParts(place)
  const isHeld = parts.in !== 'block' || has(mine, parts.key) || kept.has(parts.key)
  return !isHeld || Object.hasOwn(base.order, place)
}

/** Where a kept block goes: where the side put it that moved it, else where it was. */
function placing(merge: Merge, kept: ReadonlySet<BlockKey>): Map<BlockKey, Place> {
  const { base, mine, theirs, conflicts } = merge
  const [were, my] = [placesOf(base), placesOf(mine)]
  const their = new Map([...placesOf(theirs)].filter(([, place]) => !isPlaceGone(merge, kept, place)))
  const places = new Map<BlockKey, Place>()
  for (const key of kept) {
    const [was, here, there] = [were.get(key), my.get(key), their.get(key)]
    const place = here === undefined || (there !== undefined && here === was) ? there : here
    if (place !== undefined) places.set(key, place)
    if (here !== undefined && there !== undefined && here !== there && here !== was && there !== was)
      conflicts.push({ kind: 'moved', key, mine: here, theirs: there })
  }
  openCircles(places, my, their, conflicts)
  return places
}

function holderOf(places: Places, key: BlockKey): BlockKey | undefined {
  const parts = placeParts(places.get(key) ?? '')
  return parts.in === 'block' ? parts.key : undefined
}

function isInCircle(places: Places, key: BlockKey): boolean {
  const seen = new Set<BlockKey>()
  for (let at = holderOf(places, key); at !== undefined && !seen.has(at); at = holderOf(places, at)) {
    if (at === key) return true
    seen.add(at)
  }
  return false
}

/** I put A into B, they put B into A: then all of the circle stands where I have it. */
function openCircles(places: Map<BlockKey, Place>, my: Places, their: Places, conflicts: Conflict[]): void {
  const circle = [...places.keys()].filter((key) => isInCircle(places, key))
  for (const key of circle) {
    const [here, there] = [my.get(key), their.get(key)]
    if (here === undefined || here === places.get(key)) continue
    places.set(key, here)
    if (there !== undefined) conflicts.push({ kind: 'moved', key, mine: here, theirs: there })
  }
}

/** A container that one took away stays while something is in it that stays. What has no place any more goes. */
function keepHolders(merge: Merge, kept: Set<BlockKey>): Map<BlockKey, Place> {
  for (;;) {
    const places = placing({ ...merge, conflicts: [] }, kept)
    const placeless = [...kept].filter((key) => !places.has(key))
    for (const key of placeless) kept.delete(key)
    if (placeless.length > 0) continue
    const missing = [...places.keys()]
      .map((key) => holderOf(places, key))
      .filter((key): key is BlockKey => key !== undefined && !kept.has(key))
    if (missing.length === 0) return placing(merge, kept)
    for (const key of new Set(missing)) {
      kept.add(key)
      merge.conflicts.push({ kind: 'removed', key, by: has(merge.mine, key) ? 'theirs' : 'mine' })
    }
  }
}

function mergedBlock(merge: Merge, key: BlockKey): Json {
  const [base, mine, theirs] = [merge.base, merge.mine, merge.theirs].map(({ byId }) =>
    Object.hasOwn(byId, key) ? byId[key] : undefined,
  )
  if (mine === undefined || theirs === undefined) return mine ?? theirs ?? null
  const note = (path: ValuePath, mine: Json | undefined, theirs: Json | undefined) =>
    merge.conflicts.push({ kind: 'value', key, path, mine, theirs })
  return mergeValues(base, mine, theirs, note) ?? null
}

function mergedRest({ base, mine, theirs, conflicts }: Merge): JsonMap {
  const merged = mergeValues(base.rest, mine.rest, theirs.rest, (path, mine, theirs) =>
    conflicts.push({ kind: 'value', path, mine, theirs }),
  )
  return isMap(merged) ? merged : {}
}

/** Brings a list back that one side took away and into which the other put something: with the popup or the slot that holds it. */
function withPlace(found: Document, place: Place, { mine, theirs, conflicts }: Merge): Document {
  const parts = placeParts(place)
  if (parts.in === 'block') {
    const block = found.byId[parts.key]
    if (slotsOf(block).includes(parts.slot) || !isMap(block)) return found
    const slots = isMap(block.slots) ? block.slots : {}
    const back = { ...block, slots: { ...slots, [parts.slot]: [] } }
    conflicts.push({ kind: 'place-removed', place })
    return { ...found, byId: { ...found.byId, [parts.key]: back } }
  }
  if (rootLists(found.rest).some((list) => list.place === place)) return found
  conflicts.push({ kind: 'place-removed', place })
  if (parts.in === 'page') return { ...found, rest: { ...found.rest, [place]: [] } }
  const name = parts.in === 'popup' ? 'popups' : 'slots'
  const held = valueAt(mine.rest, [name, parts.name]) ?? valueAt(theirs.rest, [name, parts.name]) ?? []
  const around = isMap(found.rest[name]) ? found.rest : { ...found.rest, [name]: {} }
  return { ...found, rest: withValue(around, [name, parts.name], held) }
}

/**
 * Two people's changes of one document as one: by block, below it by value, and the order too. What only one of them touched is as that
 * one left it; what both changed in two ways stands in `conflicts`, with mine in the document.
 */
export const merge = (base: Document, mine: Document, their: Document): Merged => merged(base, mine, their, false)

/**
 * A document of before with what others did since. What they took away stays away, with what would have to stand in it; a block of today that stood in it then stays
 * where it is. Nobody is asked: what both changed is as they left it.
 */
export const earlier = (before: Document, after: Document, then: Document): Document =>
  merged(before, after, then, true).document

function merged(base: Document, mine: Document, their: Document, isEarlier: boolean): Merged {
  const conflicts: Conflict[] = []
  const asked: Merge = { base, mine, theirs: apart(base, mine, their), conflicts, isEarlier }
  const kept = keptKeys(asked)
  const places = keepHolders(asked, kept)
  const byId = Object.fromEntries([...kept].map((key) => [key, mergedBlock(asked, key)]))
  let document: Document = { kind: mine.kind, byId, order: {}, rest: mergedRest(asked) }
  for (const place of new Set(places.values())) document = withPlace(document, place, asked)
  const order: Record<Place, readonly BlockKey[]> = {}
  for (const place of new Set(places.values())) {
    const here = new Set([...kept].filter((key) => places.get(key) === place))
    const [was, my, their] = [base, mine, asked.theirs].map((one) => one.order[place] ?? [])
    const { keys, disputed } = mergeOrder(was ?? [], my ?? [], their ?? [], here)
    order[place] = keys
    for (const key of disputed) conflicts.push({ kind: 'moved', key, mine: place, theirs: place })
  }
  return { document: documentOf(rootOf({ ...document, order }), mine.kind), conflicts }
}
