import { applyPatches, enablePatches, type Patch as ImmerPatch, produce } from 'immer'
import { MOST_PATCHES, type Patch } from '../../../schemas/studio/step.ts'
import { MAX_BYTES, MAX_VALUES } from '../../domain/file-limits.ts'
import { jsonBounds } from '../../domain/json-bounds.ts'
import type { Document } from './document.ts'
import { isMap, type Json } from './json.ts'
import { DEEPEST, isDeeper } from './read-text.ts'

enablePatches()

/** Patches that are not done. Its message says which and why, in the operator's words. */
export class PatchRefusal extends Error {
  override name = 'PatchRefusal'
}

/** Entries of lists that the insertions and removals of one call may move: a list moves what stands behind the place. */
const MOST_MOVED = 20_000

/** Values that the patches of one call may bring together: a document has at most half of it. */
const MOST_SENT = 2 * MAX_VALUES

/** How many values a patch brings. */
function sentBy(patch: Patch): number {
  const { isTooLarge, tooManyAt, values } = jsonBounds(JSON.stringify([patch.value]))
  if (isTooLarge) refuse(patch, `太大，最多 ${MAX_BYTES / 1_000_000} MB`)
  return tooManyAt === undefined ? values : refuse(patch, `内容太多，最多 ${MAX_VALUES} 项`)
}

/** Parts of a document that patches change. */
const CHANGED = new Set<unknown>(['byId', 'order', 'rest'])

const MOST_TOLD = 80

function refuse({ path }: Patch, why: string): never {
  const told = path.join('/')
  throw new PatchRefusal(`「${told.length > MOST_TOLD ? `${told.slice(0, MOST_TOLD)}…` : told}」${why}`)
}

/** What a patch changes: a list or a map, by its own properties alone. */
function holderOf(document: Document, patch: Patch): object {
  const [first] = patch.path
  if (patch.path.length === 0 || !CHANGED.has(first)) refuse(patch, '不是文档里能改的地方')
  let holder: unknown = document
  for (const step of patch.path.slice(0, -1)) {
    const isThere = typeof holder === 'object' && holder !== null && Object.hasOwn(holder, step)
    holder = isThere ? (holder as Record<string | number, unknown>)[step] : undefined
  }
  return typeof holder === 'object' && holder !== null ? holder : refuse(patch, '在这份文档里没有')
}

/** Whether a list has such an entry; an entry may be added at its end as well. */
const isEntry = (list: readonly unknown[], op: Patch['op'], index: unknown): index is number =>
  Number.isInteger(index) && Number(index) >= 0 && Number(index) < list.length + (op === 'add' ? 1 : 0)

/**
 * A list is changed at entries that it has, and never grows but by what is put into it: a program that is told of entry 4294967295, or of
 * such a length, would make all that are missing.
 * @returns how many entries move
 */
function movedBy(list: readonly unknown[], patch: Patch): number {
  const { op, value } = patch
  const key = patch.path.at(-1)
  if (key === 'length') {
    const isShorter = op === 'replace' && Number.isInteger(value) && Number(value) >= 0 && Number(value) <= list.length
    return isShorter ? 0 : refuse(patch, `不能这样写：这个列表有 ${list.length} 项，只能变短`)
  }
  if (!isEntry(list, op, key)) refuse(patch, `不存在：这个列表只有 ${list.length} 项`)
  return op === 'replace' ? 0 : list.length - key
}

/** A block that stood in two places would be written for each, and so would what it holds. */
function refuseTwice({ order, byId }: Document): void {
  const seen = new Set<unknown>()
  if (!isMap(order) || !isMap(byId)) throw new PatchRefusal('文档里的区块不见了')
  for (const [place, keys] of Object.entries(order)) {
    if (!Array.isArray(keys) || !keys.every((key) => typeof key === 'string'))
      throw new PatchRefusal(`「order/${place}」要是区块的列表`)
    for (const key of keys) {
      if (seen.has(key)) throw new PatchRefusal(`区块「${key}」放在了两个地方`)
      seen.add(key)
    }
  }
}

/**
 * The document after patches. What they may cost is bounded before anything is done: by their number, by the entries that they move, and
 * since each value stands once in the document, by what was sent.
 * @throws {PatchRefusal} where they are too many, fit none of the document's values, or make none
 */
export function patched(document: Document, patches: readonly Patch[]): Document {
  if (patches.length > MOST_PATCHES)
    throw new PatchRefusal(`一次最多 ${MOST_PATCHES} 处修改，这次有 ${patches.length} 处，分几次改`)
  let [moved, sent] = [0, 0]
  const after = produce(document, (draft) => {
    for (const patch of patches) {
      const holder = holderOf(draft as Document, patch)
      if (patch.path.at(-1) === '__proto__') refuse(patch, '不能用作名字')
      if (isDeeper(patch.value as Json, DEEPEST)) refuse(patch, `嵌套太深，最多 ${DEEPEST} 层`)
      sent += sentBy(patch)
      if (sent > MOST_SENT) refuse(patch, '和前面的修改一起内容太多，分几次改')
      if (Array.isArray(holder)) moved += movedBy(holder, patch)
      if (moved > MOST_MOVED) refuse(patch, '和前面的修改一起挪动了太多项，分几次改')
      applyPatches(draft, [patch] as readonly ImmerPatch[])
    }
  })
  refuseTwice(after)
  return after
}
