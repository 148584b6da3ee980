import { formats } from '../../../schemas/keywords.ts'
import { isOfType } from './kinds.ts'

/** The part of JSON Schema (draft-07) that pages, widgets and endpoints use. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly nullable?: boolean
  readonly title?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly names?: string
  readonly enumDescriptions?: readonly string[]
  readonly format?: string
  readonly expression?: string
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly propertyNames?: Schema
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

/** What says something of a schema and nothing of values. */
const NOTES = [
  ...['title', 'description', 'default', 'examples', '$schema', '$id', '$comment'],
  ...['names', 'enumDescriptions', 'expression', 'format'],
]
const CHOICES = ['anyOf', 'oneOf']

const KEYWORDS = new Set([
  ...['type', 'nullable', 'enum', 'const', ...CHOICES],
  ...['properties', 'required', 'additionalProperties', 'propertyNames', 'minProperties', 'maxProperties'],
  ...['items', 'minItems', 'maxItems', 'uniqueItems', 'minLength', 'maxLength', 'pattern'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...NOTES,
])

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number'
const isBoolean = (value: unknown) => typeof value === 'boolean'
const isFilledList = (value: unknown) => Array.isArray(value) && value.length > 0
const isMapLike = (value: unknown) => isObject(value) && !Array.isArray(value)

const FORMATS: readonly unknown[] = formats
const TYPES: readonly unknown[] = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']

function isPattern(value: unknown): boolean {
  try {
    return typeof value === 'string' && new RegExp(value, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** What may stand behind a keyword: parts of pages say what they are given, and an operator writes them. */
const FORMS: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (value) => [value].flat().every((name) => TYPES.includes(name)),
  nullable: isBoolean,
  enum: isFilledList,
  anyOf: isFilledList,
  oneOf: isFilledList,
  properties: isMapLike,
  required: (value) => Array.isArray(value) && value.every(isText),
  additionalProperties: (value) => isBoolean(value) || isMapLike(value),
  uniqueItems: isBoolean,
  pattern: isPattern,
  description: isText,
  format: (value) => FORMATS.includes(value),
  ...Object.fromEntries(
    [
      ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength'],
      ...['minItems', 'maxItems', 'minProperties', 'maxProperties'],
    ].map((keyword) => [keyword, isNumber]),
  ),
}

const BESIDE_CHOICE = new Set([...CHOICES, ...NOTES])
const BESIDE_CONSTANTS = new Set(['type', 'nullable', 'const', 'enum', ...NOTES])

/** A schema that the checks cannot read: a mistake of its developer. */
export class SchemaError extends Error {}

/** Of `additionalProperties` alone a yes or no means something to the checks. */
const partsOf = (schema: Schema): unknown[] => [
  ...Object.values(schema.properties ?? {}),
  ...(isObject(schema.additionalProperties) ? [schema.additionalProperties] : []),
  ...[schema.propertyNames, schema.items].filter((part) => part !== undefined),
  ...(schema.anyOf ?? []),
  ...(schema.oneOf ?? []),
]

function requireKeywords(schema: Schema): void {
  const keywords = Object.keys(schema)
  const unknown = keywords.find((keyword) => !KEYWORDS.has(keyword))
  if (unknown !== undefined) throw new SchemaError(`The checks do not know the schema keyword "${unknown}"`)
  const malformed = Object.entries(schema).find(([keyword, value]) => FORMS[keyword]?.(value) === false)
  if (malformed) throw new SchemaError(`The schema keyword "${malformed[0]}" cannot be ${JSON.stringify(malformed[1])}`)
  if (!schema.anyOf && !schema.oneOf) return
  const beside = keywords.find((keyword) => !BESIDE_CHOICE.has(keyword))
  if (beside !== undefined)
    throw new SchemaError(`The checks do not look at "${beside}" beside a choice: write it into each branch`)
  if (schema.anyOf && schema.oneOf) throw new SchemaError('The checks do not look at two choices of one schema')
}

/** Constants are looked at alone, and by their identity: a list or an object that must be equal is never the same one. */
function requireConstants(schema: Schema): void {
  const { const: only, enum: choices } = schema
  const constants = choices ?? (only === undefined ? [] : [only])
  if (constants.some(isObject)) throw new SchemaError('The checks compare no lists and objects as constants')
  if (!constants.length) return
  const beside = Object.keys(schema).find((keyword) => !BESIDE_CONSTANTS.has(keyword))
  if (beside !== undefined || (choices && only !== undefined))
    throw new SchemaError(`The checks do not look at "${beside ?? 'const'}" beside constants`)
  if (!constants.every((constant) => isOfType(constant, schema)))
    throw new SchemaError('A constant of the schema is not of its type')
}

const kindsOf = ({ type = [] }: Schema) => [type].flat().map((name) => (name === 'integer' ? 'number' : name))

/** Whether no value can be of both: by its kind, or by a property that must be there and is another constant. */
function areApart(a: Schema, b: Schema): boolean {
  const [kinds, others] = [kindsOf(a), kindsOf(b)]
  if (kinds.length > 0 && others.length > 0 && !kinds.some((kind) => others.includes(kind))) return true
  const isNeeded = (key: string) => [a, b].every(({ required }) => required?.includes(key))
  return Object.entries(a.properties ?? {}).some(([key, { const: only }]) => {
    const other = b.properties?.[key]?.const
    return only !== undefined && other !== undefined && only !== other && isNeeded(key)
  })
}

/** The first branch that fits is taken: that a second one fits too would not be seen. */
function requireApart({ oneOf = [] }: Schema): void {
  if (oneOf.some((branch, at) => oneOf.slice(0, at).some((other) => !areApart(branch, other))))
    throw new SchemaError(
      'The checks do not see that two branches of oneOf fit: write anyOf, or a constant that tells them apart',
    )
}

const understood = new WeakSet<object>()

/** Throws SchemaError for a schema that says what the checks would pass over. */
export function requireUnderstood(schema: unknown): void {
  if (Array.isArray(schema)) throw new SchemaError('A schema of the checks cannot have a list of `items`')
  if (!isObject(schema)) throw new SchemaError(`The checks cannot look into the schema ${JSON.stringify(schema)}`)
  if (understood.has(schema)) return
  for (const demand of [requireKeywords, requireConstants, requireApart]) demand(schema)
  for (const part of partsOf(schema)) requireUnderstood(part)
  understood.add(schema)
}

/** Why the checks cannot read a schema that an operator wrote; nothing when they can. */
export function refusalOf(schema: unknown): string | undefined {
  try {
    requireUnderstood(schema)
    return undefined
  } catch (error) {
    if (error instanceof SchemaError) return error.message
    throw error
  }
}
