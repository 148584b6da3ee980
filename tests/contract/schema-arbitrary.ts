import * as fc from 'fast-check'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { TODAY } from './shop-openings.ts'

/** Texts that break what thinks of letters: signs outside the basic plane, of other directions, of databases and of markup. */
const oddTexts = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    'null',
    '\t\n',
    '%',
    '_',
    "'; drop table orders; --",
    '<script>',
    '{{ x }}',
    '../../etc/passwd',
  ],
  ...[
    '😀',
    'e\u0301',
    '\u202e',
    '\ufeff',
    '２０２６',
    '٣',
    '2026-02-30',
    '2026-13-01',
    '9'.repeat(30),
    '1e309',
    '\\u0000',
  ],
]

/** Of the sandbox: what leads further than to a refusal of what is not there. */
const knownIds = [
  ...['650101', '6501011', '310101', '610101', '230101', '100101', '200101', '510101', '710101', '810101', '500101'],
  ...['90000301', '90000311', '90000335', '90000344', '90000605', '90000344R1', '900006051', '9000031', '901', '560'],
  ...[TODAY, '13800000000', '440524188001010014', '琼D12345', '1'],
]

const isSchema = (value: unknown): value is JSONSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values that a schema takes, the odd ones among them: what the shop has to answer, if only by a refusal. */
export function valuesOf(schema: JSONSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...schema.enum)
  const branches = [schema.anyOf, schema.oneOf].flatMap((list) => (Array.isArray(list) ? list : [])).filter(isSchema)
  if (branches.length > 0) return fc.oneof(...branches.map(valuesOf))
  switch (schema.type) {
    case 'object':
      return objectsOf(schema)
    case 'array':
      return listsOf(schema)
    case 'string':
      return textsOf(schema)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 0 })
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 0, noNaN: true })
    case 'boolean':
      return fc.boolean()
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

function objectsOf({ properties = {}, required = [] }: JSONSchema): fc.Arbitrary<unknown> {
  const parts = Object.entries(properties).flatMap(([name, inner]) =>
    isSchema(inner) ? [[name, valuesOf(inner)] as const] : [],
  )
  return fc.record(Object.fromEntries(parts), { requiredKeys: [...required] })
}

function listsOf({ items, minItems = 0, maxItems = 3, uniqueItems }: JSONSchema): fc.Arbitrary<unknown> {
  const bounds = { minLength: minItems, maxLength: Math.min(maxItems, Math.max(3, minItems)) }
  const values = isSchema(items) ? valuesOf(items) : fc.jsonValue({ maxDepth: 1 })
  return uniqueItems === true ? fc.uniqueArray(values, bounds) : fc.array(values, bounds)
}

function textsOf({ pattern, minLength = 0, maxLength = 40 }: JSONSchema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'))
  const fits = (text: string) => Array.from(text).length >= minLength && Array.from(text).length <= maxLength
  const random = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) })
  return fc.oneof(random, fc.constantFrom(...oddTexts), fc.constantFrom(...knownIds)).filter(fits)
}
