import * as fc from 'fast-check'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { shopMinute } from '../../schemas/studio/shop-minute.ts'

/** How the values of a call are made large. */
export interface Largest {
  /** Letters that all its texts may have together, about. */
  readonly letters: number
  /** Where a schema takes anything: lists in lists. */
  readonly levels: number
  /** What stands where a text is a whole document. */
  readonly document: string
}

/** A text of so many letters is a document of an operator, and no name. */
const DOCUMENT_LETTERS = 1_000_000

const isSchema = (value: unknown): value is JSONSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nested = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = [value]
  return value
}

const size = (value: unknown) => JSON.stringify(value)?.length ?? 0

/** One of the largest values that a schema takes, within what a body may have. */
export function largestOf(schema: JSONSchema, how: Largest): unknown {
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum.at(-1)
  const branches = [schema.anyOf, schema.oneOf].flatMap((list) => (Array.isArray(list) ? list : [])).filter(isSchema)
  if (branches.length > 0)
    return branches.map((one) => largestOf(one, how)).toSorted((one, other) => size(other) - size(one))[0]
  switch (schema.type) {
    case 'object':
      return largestObject(schema, how)
    case 'array':
      return largestList(schema, how)
    case 'string':
      return largestText(schema, how)
    case 'integer':
      return schema.maximum ?? Number.MAX_SAFE_INTEGER
    case 'number':
      return schema.maximum ?? 1e308
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return nested(how.levels)
  }
}

function largestObject({ properties = {}, additionalProperties, maxProperties = 500 }: JSONSchema, how: Largest) {
  const own = Object.entries(properties).filter((entry): entry is [string, JSONSchema] => isSchema(entry[1]))
  const share = { ...how, letters: Math.floor(how.letters / Math.max(1, own.length)) }
  const named = Object.fromEntries(own.map(([name, inner]) => [name, largestOf(inner, share)]))
  if (!isSchema(additionalProperties)) return named
  const each = { ...how, letters: Math.floor(how.letters / maxProperties) }
  const more = Array.from({ length: maxProperties }, (_, at) => [`k${at}`, largestOf(additionalProperties, each)])
  return { ...named, ...Object.fromEntries(more) }
}

function largestList({ items, maxItems = 20_000, uniqueItems }: JSONSchema, how: Largest): unknown[] {
  if (!isSchema(items)) return Array.from({ length: Math.min(maxItems, 20_000) }, () => 1)
  const one = largestOf(items, { ...how, letters: Math.max(8, Math.floor(how.letters / maxItems)) })
  const count = Math.max(1, Math.min(maxItems, Math.floor(how.letters / Math.max(1, size(one)))))
  const list = Array.from({ length: count }, (_, at) =>
    typeof one === 'string' ? `${at}${one}`.slice(0, one.length) : one,
  )
  return uniqueItems === true ? [...new Set(list)] : list
}

function largestText({ pattern, minLength = 0, maxLength = 20_000 }: JSONSchema, given: Largest): string {
  if (maxLength >= DOCUMENT_LETTERS && pattern === undefined) return given.document
  const length = Math.max(minLength, Math.min(maxLength, given.letters))
  if (pattern === undefined) return '海'.repeat(length)
  if (pattern === shopMinute.pattern) return '9999-12-31T23:59'
  const form = new RegExp(pattern, 'u')
  const plain = ['a', '9', 'A', '/a', '海'].map((unit) => unit.repeat(length).slice(0, length))
  const drawn = fc.sample(fc.stringMatching(form), { numRuns: 30, seed: 7 }).filter((text) => text.length <= maxLength)
  const longest = drawn.toSorted((one, other) => other.length - one.length)[0] ?? ''
  return [...plain, `/${'a'.repeat(length - 1)}`].find((text) => form.test(text)) ?? longest
}
