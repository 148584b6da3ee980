import { isMap, mapOf } from '../../kit/json.ts'
import type { DataView } from './page-view.ts'
import { schemaOfData } from './page-types.ts'
import { asSchema, type Schema } from './schema.ts'

/** Levels of a reply that are filled: what is deeper is empty. */
const DEEPEST = 8

/** Entries of one list at most: an expression over as many comes to no end in any case. */
const MOST = 10_000

/** Lists of a reply that its page size bounds: the reply itself, and those that are its fields. */
const PAGED = 1

/**
 * What an entry of a page's data holds where each of its lists is as long as it can be: as its schema bounds it, else as the page size that is asked
 * for does. A list without a bound is empty: nothing is known of it.
 */
export function fullestData({ contract, source }: DataView): unknown {
  if (!contract) return null
  return fullest(schemaOfData(contract), pageSizeOf(source['with'], contract.page?.with), 0)
}

/** As it is written; where an expression says it, the largest that may be asked for. */
function pageSizeOf(asked: unknown, schema: object | undefined): number {
  const written = mapOf(asked)['pageSize']
  if (typeof written === 'number') return written
  const most = mapOf(mapOf(mapOf(schema)['properties'])['pageSize'])['maximum']
  return written !== undefined && typeof most === 'number' ? most : 0
}

function fullest(schema: Schema, pageSize: number, depth: number): unknown {
  if (depth > DEEPEST) return null
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const branch = (schema.anyOf ?? schema.oneOf)?.[0]
  if (branch) return fullest(asSchema(branch), pageSize, depth)
  const [type] = [schema.type ?? []].flat()
  if (type === 'array') {
    const length = Math.min(MOST, schema.maxItems ?? (depth <= PAGED ? pageSize : 0))
    const entry = length > 0 && schema.items ? fullest(asSchema(schema.items), 0, depth + 1) : null
    return Array.from({ length }, () => entry)
  }
  if (type === 'object' || isMap(schema.properties))
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, inner]) => [
        name,
        fullest(asSchema(inner), pageSize, depth + 1),
      ]),
    )
  if (type === 'string') return '字'
  if (type === 'boolean') return true
  return type === 'number' || type === 'integer' ? 1 : null
}
