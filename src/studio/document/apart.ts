import { allBlocks, type BlockKey, type Document, idOf, type Place, slotPlace, slotsOf } from './document.ts'
import { isWrittenAlike, type Json } from './json.ts'
import { freshId, takenIds } from './operations/fresh-ids.ts'
import { renameId } from './operations/rename-id.ts'

const has = ({ byId }: Document, key: BlockKey) => Object.hasOwn(byId, key)

/** The document with a block under another key. Its text stays: a key that the text does not give holds until it is read anew. */
function rekeyed(document: Document, key: BlockKey, fresh: BlockKey): Document {
  const places = new Map(slotsOf(document.byId[key]).map((slot) => [slotPlace(key, slot), slotPlace(fresh, slot)]))
  const byId = Object.entries(document.byId).map(([one, block]): [BlockKey, Json] => [one === key ? fresh : one, block])
  const order = Object.entries(document.order).map(([place, keys]): [Place, readonly BlockKey[]] => [
    places.get(place) ?? place,
    keys.map((one) => (one === key ? fresh : one)),
  ])
  return { ...document, byId: Object.fromEntries(byId), order: Object.fromEntries(order) }
}

/**
 * Their document without a block that is called like one of mine and is another: what both added under one name is two blocks, and theirs gets
 * a name of its own. An id becomes a new id, which their actions follow; a block without one stays as it is written. What both added alike is one.
 */
export function apart(base: Document, mine: Document, theirs: Document): Document {
  let named = theirs
  const taken = new Set([...takenIds(mine), ...takenIds(theirs)])
  for (const { key } of allBlocks(theirs)) {
    if (has(base, key) || !has(mine, key) || isWrittenAlike(mine.byId[key], named.byId[key])) continue
    const id = idOf(theirs.byId[key])
    const renamed = id !== undefined ? renameId(named, key, freshId(id, taken)) : undefined
    named = renamed && 'document' in renamed ? renamed.document : rekeyed(named, key, `${key}#theirs`)
  }
  return named
}
