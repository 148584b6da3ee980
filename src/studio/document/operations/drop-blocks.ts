import { type BlockKey, type Document, slotPlace, slotsOf } from '../document.ts'
import type { Editable } from '../step.ts'

/** Takes blocks out of `byId`, with the lists of their slots; the lists that they stand in are the caller's. */
export function dropBlocks(draft: Editable, document: Document, keys: readonly BlockKey[]): void {
  for (const key of keys) {
    for (const slot of slotsOf(document.byId[key])) delete draft.order[slotPlace(key, slot)]
    delete draft.byId[key]
  }
}
