import type { Part } from '../../../schemas/page/part.ts'
import { expandParts } from '../../page/core/expand-parts.ts'
import { isMap, type JsonMap, type WrittenOut } from '../../studio/document/index.ts'

const mapOf = (value: unknown): JsonMap => (isMap(value) ? value : {})

/** The blocks that a use of a part stands for, as the engine writes them into the page. */
export function writeOutPart(use: object, part: unknown): WrittenOut {
  const name = String(mapOf(use).part)
  const raw = mapOf(expandParts({ versions: { page: 1 }, blocks: [use] }, { [name]: part as Part }).raw)
  const blocks = Array.isArray(raw.blocks) ? (raw.blocks as readonly JsonMap[]) : []
  return { blocks, values: mapOf(raw.values), state: mapOf(raw.state), versions: mapOf(mapOf(part).versions) }
}
