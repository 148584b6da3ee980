import {
  type BlockKey,
  blockOf,
  type Document,
  isPartUse,
  type Place,
  placeParts,
  rootLists,
  screenPlace,
  slotPlace,
  slotsOf,
} from '../document.ts'
import { isMap } from '../json.ts'
import type { Editable } from '../step.ts'
import { slotTitles, type Titles } from '../words.ts'

/** The places of a block where blocks can stand: those that its widget has, in its order, and those that the text has beside them. */
export function placesIn(document: Document, key: BlockKey, titles: Titles): Place[] {
  const block = blockOf(document, key)
  const declared = isPartUse(block) ? [] : Object.keys(slotTitles(block, titles))
  return [...new Set([...declared, ...slotsOf(block)])].map((slot) => slotPlace(key, slot))
}

/** The lists of blocks of the document itself: also the places of the screen that it stands around, as the screen has them, and then what else the text has. */
export function placesOfDocument({ kind, rest }: Document, { screen }: Titles): Place[] {
  const written = rootLists(rest).map(({ place }) => place)
  if (kind !== 'page' || !screen || (rest.slots !== undefined && !isMap(rest.slots))) return written
  return [...new Set([...Object.keys(screen).map(screenPlace), ...written])]
}

/** Whether blocks can be put there: also into a place of a container or a screen that the text does not mention yet. */
export function isPlace(document: Document, place: Place, titles: Titles): boolean {
  if (Object.hasOwn(document.order, place)) return true
  const parts = placeParts(place)
  if (parts.in === 'screen') return placesOfDocument(document, titles).includes(place)
  return parts.in === 'block' && placesIn(document, parts.key, titles).includes(place)
}

/** Makes the list of a place that the text does not mention yet. */
export function openPlace(draft: Editable, document: Document, place: Place): void {
  const parts = placeParts(place)
  if (Object.hasOwn(document.order, place)) return
  if (parts.in === 'screen') {
    const slots = isMap(draft.rest.slots) ? draft.rest.slots : {}
    draft.rest = { ...draft.rest, slots: { ...slots, [parts.name]: [] } }
    draft.order[place] = []
  }
  if (parts.in !== 'block') return
  const block = blockOf(document, parts.key)
  if (!block) return
  const slots = isMap(block.slots) ? block.slots : {}
  draft.byId[parts.key] = { ...block, slots: { ...slots, [parts.slot]: [] } }
  draft.order[place] = []
}
