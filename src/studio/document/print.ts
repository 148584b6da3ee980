import { type BlockKey, type Document, type Place, rootLists, slotPlace, slotsOf } from './document.ts'
import { isMap, type Json, type JsonMap, withValue } from './json.ts'
import { type PrintedTexts, printJson } from './print-json.ts'

const listAt = (document: Document, place: Place): Json[] =>
  (document.order[place] ?? []).map((key) => writtenBlock(document, key))

/** A container as it was written last, with what its slots held: the same blocks in it are the same value again. */
const written = new WeakMap<object, { readonly lists: readonly (readonly Json[])[]; readonly value: JsonMap }>()

/** A block as it stands in the file, with what its slots hold. As long as nothing in it changes it is the same value. */
export function writtenBlock(document: Document, key: BlockKey): Json {
  const block = document.byId[key] ?? null
  const slots = slotsOf(block)
  if (!isMap(block) || slots.length === 0) return block
  const lists = slots.map((slot) => listAt(document, slotPlace(key, slot)))
  const before = written.get(block)
  if (before && lists.every((list, at) => isSameList(list, before.lists[at] ?? []))) return before.value
  const value = slots.reduce<JsonMap>((map, slot, at) => withValue(map, ['slots', slot], lists[at] ?? []), block)
  written.set(block, { lists, value })
  return value
}

const isSameList = (one: readonly Json[], other: readonly Json[]) =>
  one.length === other.length && one.every((block, at) => block === other[at])

/** The document as the value that its file holds. */
export function rootOf(document: Document): JsonMap {
  let root = document.rest
  for (const { place, path } of rootLists(document.rest)) root = withValue(root, path, listAt(document, place))
  return root
}

/** Documents are never changed: a page of a thousand blocks in which one is another is printed by printing that one. */
const kept: PrintedTexts = new WeakMap()

/** The document as the text of its file: `print(normalise(text))` is the text again. */
export const print = (document: Document): string => printRoot(rootOf(document))

/** @param root as `rootOf` gives it */
export const printRoot = (root: JsonMap): string => printJson(root, kept)
