import type { Contract } from '../../../schemas/api/contract.ts'
import { contracts } from '../../../schemas/api/contracts.ts'
import { type Json, mapOf } from '../../../src/kit/json.ts'

const contractOf = (endpoint: unknown) => Object.entries<Contract>(contracts).find(([name]) => name === endpoint)?.[1]

/** The canvas asks as nobody: what is told to members alone is refused there, whatever page asks. */
export const isForNobody = (endpoint: unknown) => contractOf(endpoint)?.auth === 'required'

/** Whether somebody reads a property of this name. */
type IsRead = (property: string) => boolean

const isAnyRead: IsRead = () => true

/** Something of the shape of what an endpoint answers: each text says what it is. */
export function sampleOfReply(endpoint: unknown, isRead = isAnyRead): unknown {
  const contract = contractOf(endpoint)
  return contract && sampleOf((contract.page?.value ?? []).reduce(propertyOf, mapOf(contract.reply)), isRead)
}

const propertyOf = (schema: Json, name: string): Json => mapOf(mapOf(schema.properties)[name])

const SAMPLES: Json = { number: 1, integer: 1, boolean: true, null: null }

/** Something of the shape of a schema: what nobody reads of it is short, since all of it comes to stand in an expression. */
export function sampleOf(schema: Json, isRead = isAnyRead, isOwnRead = true): unknown {
  const { type, properties, items, default: given, minimum, minItems, minLength } = schema
  if (given !== undefined) return given
  const [first] = [schema.enum, schema.anyOf, schema.oneOf].flatMap((list): unknown[] =>
    Array.isArray(list) ? list : [],
  )
  if (first !== undefined) return Array.isArray(schema.enum) ? first : sampleOf(mapOf(first), isRead, isOwnRead)
  if (schema.const !== undefined) return schema.const
  const [kind] = Array.isArray(type) ? (type as readonly unknown[]) : [type]
  if (kind === 'object') {
    const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : []
    const names = Object.keys(mapOf(properties)).filter((name) => isRead(name) || required.includes(name))
    return Object.fromEntries(names.map((name) => [name, sampleOf(propertyOf(schema, name), isRead, isRead(name))]))
  }
  if (kind === 'array') return items === undefined || !(isOwnRead || minItems) ? [] : [sampleOf(mapOf(items), isRead)]
  if (kind === 'string') return textLike(isOwnRead || minLength ? schema : { ...schema, title: '字' })
  return typeof minimum === 'number' ? Math.max(minimum, 1) : SAMPLES[String(kind)]
}

/** What texts are that have to look like something: ids, days, minutes, times, phones, words of one's own, addresses, colours. */
const LOOKS = [
  '1',
  '2027-01-01',
  '2027-01-01T10:00',
  '2027-01-01 10:00:00',
  '10:00',
  '13800138000',
  'a',
  '/',
  '#000000',
] as const

function textLike({ format, pattern, title, minLength, maxLength }: Json): string | undefined {
  if (typeof pattern === 'string') return LOOKS.find((one) => new RegExp(pattern, 'u').test(one))
  if (format === 'picture') return ''
  const text = typeof title === 'string' ? title : '文字'
  return text
    .padEnd(typeof minLength === 'number' ? minLength : 0, text)
    .slice(0, typeof maxLength === 'number' ? maxLength : undefined)
}
