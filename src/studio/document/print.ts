import { type BlockKey, type Document, type Place, rootLists, slotPlace, slotsOf } from './document.ts'
import { isMap, type Json, type JsonMap, withValue } from './json.ts'
import { printJson } from './print-json.ts'

const listAt = (document: Document, place: Place): Json[] =>
  (document.order[place] ?? []).map((key) => writtenBlock(document, key))

/** A block as it stands in the file, with what its slots hold. */
export function writtenBlock(document: Document, key: BlockKey): Json {
  let block = document.byId[key] ?? null
  for (const slot of slotsOf(block))
    if (isMap(block)) block = withValue(block, ['slots', slot], listAt(document, slotPlace(key, slot)))
  return block
}

/** The document as the value that its file holds. */
export function rootOf(document: Document): JsonMap {
  let root = document.rest
  for (const { place, path } of rootLists(document.rest)) root = withValue(root, path, listAt(document, place))
  return root
}

/** The document as the text of its file: `print(normalise(text))` is the text again. */
export const print = (document: Document): string => printJson(rootOf(document))
