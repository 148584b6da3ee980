import type { ItemKind } from '../../../schemas/studio/item.ts'
import { isList, isMap, textOf, type Json, type JsonMap } from './json.ts'

/**
 * Names a list of blocks: `blocks`, `entries` (of a component), `popups/terms`, `slots/end` (of a module's screen), `in/columns/left` (a slot of the block `columns`).
 * Names in it are written as in a JSON pointer.
 */
export type Place = string

/** Names a block in a document: its id; where that is missing, taken or reserved a name of its own that says why (`part:offers`, `banner#2`). */
export type BlockKey = string

/**
 * A page, part, theme, route or component while it is edited. The entries of a component are its blocks. Blocks stand side by side in `byId`, without what is in their slots; `order` says which
 * stand where. In `rest`, and in a block's `slots`, an empty list holds the place of each list that `order` has. It is plain data, and
 * the same text always gives the same document: browser and server understand each other's patches.
 */
export interface Document {
  readonly kind: ItemKind
  readonly byId: Readonly<Record<BlockKey, Json>>
  readonly order: Readonly<Record<Place, readonly BlockKey[]>>
  readonly rest: JsonMap
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
const plain = (name: string) => name.replaceAll('~1', '/').replaceAll('~0', '~')

/** Lists that stand at the top of a document: their names are their places. */
const TOP_LISTS = new Set(['blocks', 'entries'])
export const popupPlace = (popup: string): Place => `popups/${escaped(popup)}`
export const screenPlace = (slot: string): Place => `slots/${escaped(slot)}`
export const slotPlace = (key: BlockKey, slot: string): Place => `in/${escaped(key)}/${escaped(slot)}`

export type PlaceParts =
  | { readonly in: 'page' }
  | { readonly in: 'popup' | 'screen'; readonly name: string }
  | { readonly in: 'block'; readonly key: BlockKey; readonly slot: string }

export function placeParts(place: Place): PlaceParts {
  const [kind, first = '', second = ''] = place.split('/').map(plain)
  if (kind === 'popups') return { in: 'popup', name: first }
  if (kind === 'slots') return { in: 'screen', name: first }
  if (kind === 'in') return { in: 'block', key: first, slot: second }
  return { in: 'page' }
}

/** Whether documents of this kind have blocks. */
export const hasBlocks = (kind: ItemKind): boolean => kind === 'page' || kind === 'part' || kind === 'component'

/** The lists of blocks that stand in a document's own properties, in the order of its text: names of the lists with how to get there. */
export function rootLists(rest: JsonMap): { readonly place: Place; readonly path: readonly string[] }[] {
  return Object.entries(rest).flatMap(([key, value]) => {
    if (TOP_LISTS.has(key) && isList(value)) return [{ place: key, path: [key] }]
    if (key === 'slots' && isMap(value))
      return Object.entries(value)
        .filter(([, list]) => isList(list))
        .map(([slot]) => ({ place: screenPlace(slot), path: ['slots', slot] }))
    if (key === 'popups' && isMap(value))
      return Object.entries(value)
        .filter(([, popup]) => isMap(popup) && Object.hasOwn(popup, 'blocks') && isList(popup.blocks))
        .map(([popup]) => ({ place: popupPlace(popup), path: ['popups', popup, 'blocks'] }))
    return []
  })
}

/** The names of a block's slots that hold lists. */
export function slotsOf(block: Json | undefined): readonly string[] {
  if (!isMap(block) || !Object.hasOwn(block, 'slots') || !isMap(block.slots)) return []
  return Object.entries(block.slots)
    .filter(([, list]) => isList(list))
    .map(([slot]) => slot)
}

/** A block where it stands. */
export interface Placed {
  readonly key: BlockKey
  readonly place: Place
  readonly index: number
  /** How many containers are around it. */
  readonly depth: number
}

function below(document: Document, place: Place, depth: number): Placed[] {
  return (document.order[place] ?? []).flatMap((key, index) => [
    { key, place, index, depth },
    ...slotsOf(document.byId[key]).flatMap((slot) => below(document, slotPlace(key, slot), depth + 1)),
  ])
}

/** All blocks in the order of the text, each before what it holds. */
export const allBlocks = (document: Document): Placed[] =>
  rootLists(document.rest).flatMap(({ place }) => below(document, place, 0))

/** A block with everything that it holds: itself first. */
export function keysWithin(document: Document, key: BlockKey): BlockKey[] {
  const slots = slotsOf(document.byId[key])
  return [
    key,
    ...slots.flatMap((slot) =>
      (document.order[slotPlace(key, slot)] ?? []).flatMap((one) => keysWithin(document, one)),
    ),
  ]
}

/** Where a block stands; undefined when there is none of this key. */
export function placeOf(
  document: Document,
  key: BlockKey,
): { readonly place: Place; readonly index: number } | undefined {
  for (const [place, keys] of Object.entries(document.order)) {
    const index = keys.indexOf(key)
    if (index !== -1) return { place, index }
  }
  return undefined
}

/** Where a block stands in the document's text: ["blocks", 2, "slots", "left", 0]. */
export function textPath(document: Document, key: BlockKey): (string | number)[] | undefined {
  const found = placeOf(document, key)
  if (!found) return undefined
  const parts = placeParts(found.place)
  if (parts.in === 'block') {
    const holder = textPath(document, parts.key)
    return holder && [...holder, 'slots', parts.slot, found.index]
  }
  const list = rootLists(document.rest).find(({ place }) => place === found.place)
  return list && [...list.path, found.index]
}

/** The block as a map; undefined for what stands in a list and is none. */
export function blockOf(document: Document, key: BlockKey): JsonMap | undefined {
  const block = Object.hasOwn(document.byId, key) ? document.byId[key] : undefined
  return isMap(block) ? block : undefined
}

/** Whether it is an entry of a component: what pages show by their own blocks has no widget. */
export const isEntry = (block: JsonMap | undefined): boolean =>
  block !== undefined && ['widget', 'part', 'props'].every((name) => !Object.hasOwn(block, name))

export const isPartUse = (block: JsonMap | undefined): boolean =>
  block !== undefined && Object.hasOwn(block, 'part') && !Object.hasOwn(block, 'widget')

/** The id, widget and part of a block where they are texts. */
export const idOf = (block: Json | undefined) =>
  isMap(block) && Object.hasOwn(block, 'id') ? textOf(block.id) : undefined
