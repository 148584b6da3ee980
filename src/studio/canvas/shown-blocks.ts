import {
  allBlocks,
  type BlockKey,
  blockOf,
  type Document,
  idOf,
  isPartUse,
  type JsonMap,
  keysWithin,
  rootOf,
  slotPlace,
  slotsOf,
  valueAt,
} from '../document/index.ts'
import { placeOfPointer } from '../document/problem-places.ts'
import type { DropTarget, TypedBlock, WrittenBlock } from './protocol.ts'

/** Which blocks of the page stand for the use of a part: by the use's key, in their order. */
export type PartBlocks = ReadonlyMap<BlockKey, readonly string[]>

/** @param origins blocks that came out of a part: id -> pointer to its use in the text of this document */
export function partBlocksOf(document: Document, origins: Readonly<Record<string, string>>): PartBlocks {
  const found = new Map<BlockKey, string[]>()
  for (const [id, pointer] of Object.entries(origins)) {
    const { key } = placeOfPointer(document, pointer)
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), id])
  }
  return found
}

/** The blocks of the page that a key of the document stands for. */
export function shownIds(document: Document, parts: PartBlocks, key: BlockKey): readonly string[] {
  const id = idOf(document.byId[key])
  return isPartUse(blockOf(document, key)) ? (parts.get(key) ?? []) : id === undefined ? [] : [id]
}

/** What a block of the page stands for in the document; undefined for one that it does not have. */
export function keyOfShown(document: Document, parts: PartBlocks, id: string): BlockKey | undefined {
  const use = [...parts].find(([key, ids]) => ids.includes(id) && Object.hasOwn(document.byId, key))
  return use?.[0] ?? allBlocks(document).find(({ key }) => idOf(document.byId[key]) === id)?.key
}

/** What dragged blocks can be put beside or into on the page: nothing of them, and nothing inside of a part. Entries of a component are no blocks. */
export function dropTargets(
  document: Document,
  parts: PartBlocks,
  dragged: readonly BlockKey[],
): readonly DropTarget[] {
  if (document.kind === 'component') return []
  const inside = new Set(dragged.flatMap((key) => keysWithin(document, key).slice(1)))
  return allBlocks(document).flatMap(({ key }) => {
    const ids = shownIds(document, parts, key)
    if (ids.length === 0 || inside.has(key)) return []
    const takes = dragged.includes(key) ? 'nothing' : isPartUse(blockOf(document, key)) ? 'beside' : 'inside'
    return [{ ids, takes }]
  })
}

/** The blocks of the page as they are typed, with those of parts as the page shows them. Undefined where the document has no list of them. */
export function typedBlocks(document: Document, parts: PartBlocks): readonly TypedBlock[] | undefined {
  const { blocks } = rootOf(document)
  const keys = document.order.blocks
  if (document.kind !== 'page' || !Array.isArray(blocks) || !keys) return undefined
  return keys.flatMap((key, at) => typedBlock(document, parts, key, blocks[at] as JsonMap))
}

function typedBlock(document: Document, parts: PartBlocks, key: BlockKey, block: JsonMap): readonly TypedBlock[] {
  if (isPartUse(block)) return (parts.get(key) ?? []).map((id) => ({ id, isKept: true }))
  // What has no id yet is known to nobody, and comes with the server's answer.
  if (block.hidden === true || idOf(block) === undefined) return []
  const written = block as unknown as WrittenBlock
  const inside = keysWithin(document, key).slice(1)
  if (!inside.some((one) => isPartUse(blockOf(document, one)))) return [written]
  const slots = slotsOf(block).map((slot) => {
    const list = (valueAt(block, ['slots', slot]) ?? []) as readonly JsonMap[]
    const keys = document.order[slotPlace(key, slot)] ?? []
    return [slot, keys.flatMap((one, at) => typedBlock(document, parts, one, list[at] ?? {}))] as const
  })
  return [{ ...written, slots: Object.fromEntries(slots) }]
}
