import { allBlocks, type BlockKey, type Document, keysWithin } from '../document.ts'

/** Chosen blocks in the order of the page, without those that another chosen one holds: these go where it goes. */
export function outermost(document: Document, chosen: readonly BlockKey[]): BlockKey[] {
  const wanted = new Set(chosen)
  const held = new Set<BlockKey>()
  for (const key of wanted)
    if (Object.hasOwn(document.byId, key)) for (const inner of keysWithin(document, key).slice(1)) held.add(inner)
  return allBlocks(document)
    .map(({ key }) => key)
    .filter((key) => wanted.has(key) && !held.has(key))
}
