import type { ItemKind } from '../../../schemas/studio/item.ts'
import { type Document, hasBlocks, type Place, rootLists, slotPlace, slotsOf } from './document.ts'
import { isList, isMap, type Json, type JsonMap, valueAt, withValue } from './json.ts'
import { keyGiver } from './keys.ts'
import { readText, type TextProblem } from './read-text.ts'

/** What is gathered while the lists are taken out. */
interface Gathered {
  readonly byId: Record<string, Json>
  readonly order: Record<Place, string[]>
  readonly giveKey: (block: Json) => string
}

function gatherList(list: readonly Json[], place: Place, gathered: Gathered): void {
  const keys: string[] = []
  gathered.order[place] = keys
  for (const block of list) {
    const key = gathered.giveKey(block)
    keys.push(key)
    gatherBlock(block, key, gathered)
  }
}

function gatherBlock(block: Json, key: string, gathered: Gathered): void {
  let kept = block
  for (const slot of slotsOf(block)) {
    const list = valueAt(block, ['slots', slot])
    if (!isMap(kept) || !isList(list)) continue
    kept = withValue(kept, ['slots', slot], [])
    gatherList(list, slotPlace(key, slot), gathered)
  }
  gathered.byId[key] = kept
}

/** A value as a document: see Document. */
export function documentOf(root: JsonMap, kind: ItemKind): Document {
  if (!hasBlocks(kind)) return { kind, byId: {}, order: {}, rest: root }
  const gathered: Gathered = { byId: {}, order: {}, giveKey: keyGiver() }
  let rest = root
  for (const { place, path } of rootLists(root)) {
    const list = valueAt(root, path)
    if (!isList(list)) continue
    rest = withValue(rest, path, [])
    gatherList(list, place, gathered)
  }
  return { kind, byId: gathered.byId, order: gathered.order, rest }
}

/** A text as a document, or why it is none and where. What is wrong in a page by the rules of pages is no reason to refuse it. */
export function normalise(
  text: string,
  kind: ItemKind,
): { readonly document: Document } | { readonly problem: TextProblem } {
  const read = readText(text)
  return 'problem' in read ? read : { document: documentOf(read.root, kind) }
}
