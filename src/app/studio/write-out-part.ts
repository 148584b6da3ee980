import type { Part } from '../../../schemas/page/part.ts'
import { mapOf } from '../../kit/json.ts'
import { expandParts } from '../../engine/core/expand-parts.ts'
import type { JsonMap, UsingPage, WrittenOut } from '../../studio/document/index.ts'

/** The blocks that a use of a part stands for, as the engine writes them into the page. */
export function writeOutPart(use: object, part: unknown, { state = {}, usesAgain }: UsingPage): WrittenOut {
  const name = String(mapOf(use).part)
  // After another use of it, so that its state is its own.
  const before = usesAgain ? [{ part: name }] : []
  const written = (blocks: readonly object[]) => {
    const raw = mapOf(expandParts({ versions: { page: 1 }, state, blocks }, { [name]: part as Part }).raw)
    return { ...raw, blocks: Array.isArray(raw.blocks) ? (raw.blocks as readonly JsonMap[]) : [] }
  }
  const others = written(before)
  const all = written([...before, use])
  return {
    blocks: all.blocks.slice(others.blocks.length),
    values: broughtBy(all, others, 'values'),
    state: broughtBy(all, others, 'state'),
    versions: mapOf(mapOf(part).versions) as JsonMap,
  }
}

/** What the page has only because of the use. */
function broughtBy(all: object, others: object, name: string): JsonMap {
  const known = mapOf(mapOf(others)[name])
  const brought = Object.entries(mapOf(mapOf(all)[name])).filter(([key]) => !Object.hasOwn(known, key))
  return Object.fromEntries(brought) as JsonMap
}
