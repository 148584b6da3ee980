import { allBlocks, blockOf, type Document, isPartUse, slotsOf } from '../document.ts'
import { isList, isMap, type Json, type JsonMap, textOf, valueAt, withValue } from '../json.ts'
import { withRenamed } from './references.ts'

/** banner-2 -> banner */
const stem = (id: string) => id.replace(/-\d+$/, '')

/** An id that is not taken yet: the wanted one, else with the next number. It is taken then. */
export function freshId(wanted: string, taken: Set<string>): string {
  const begin = /^[a-z][a-z0-9-]*$/.test(wanted) ? wanted : 'block'
  let id = begin
  for (let number = 2; taken.has(id); number += 1) id = `${stem(begin)}-${number}`
  taken.add(id)
  return id
}

/** A part that is used without an id takes the ids of its blocks: a second use needs one. */
const bare = (part: string) => `part:${part}`

function nameOf(block: JsonMap | undefined): string | undefined {
  const id = textOf(block?.id)
  return id ?? (block && isPartUse(block) ? bare(textOf(block.part) ?? '') : undefined)
}

export const takenIds = (document: Document): Set<string> =>
  new Set(allBlocks(document).flatMap(({ key }) => nameOf(blockOf(document, key)) ?? []))

function ownId(block: JsonMap, taken: Set<string>): string | undefined {
  const id = textOf(block.id)
  if (id !== undefined || !isPartUse(block)) return freshId(id ?? textOf(block.widget) ?? 'block', taken)
  const part = textOf(block.part) ?? ''
  if (taken.has(bare(part))) return freshId(part, taken)
  taken.add(bare(part))
  return undefined
}

function renew(block: Json, taken: Set<string>, renamed: Map<string, string>): Json {
  if (!isMap(block)) return block
  const id = ownId(block, taken)
  const old = textOf(block.id)
  if (old !== undefined && id !== undefined && old !== id) renamed.set(old, id)
  let made: JsonMap = id === undefined ? block : old === undefined ? { id, ...block } : { ...block, id }
  for (const slot of slotsOf(block)) {
    const list = valueAt(block, ['slots', slot])
    if (isList(list))
      made = withValue(
        made,
        ['slots', slot],
        list.map((one) => renew(one, taken, renamed)),
      )
  }
  return made
}

function repointed(block: Json, renamed: ReadonlyMap<string, string>): Json {
  if (!isMap(block)) return block
  let made = withRenamed(block, renamed)
  for (const slot of slotsOf(block)) {
    const list = valueAt(block, ['slots', slot])
    if (isList(list))
      made = withValue(
        made,
        ['slots', slot],
        list.map((one) => repointed(one, renamed)),
      )
  }
  return made
}

/** Blocks with all that they hold, under ids that nobody has; where one of them scrolls to another it goes on doing so. */
export function withFreshIds(blocks: readonly Json[], taken: Set<string>): Json[] {
  const renamed = new Map<string, string>()
  const made = blocks.map((block) => renew(block, taken, renamed))
  return made.map((block) => repointed(block, renamed))
}
