import type { Text } from '../../../../schemas/json-schema.ts'
import { memoByIdentity } from '../../../kit/memo-by-identity.ts'

interface Field {
  readonly type: Type
  readonly optional: boolean
}

type Kind =
  | { readonly kind: 'any' }
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'number' }
  | { readonly kind: 'string'; readonly enum?: readonly string[] }
  | { readonly kind: 'list'; readonly of: Type }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Field>>; readonly open: boolean }
  | { readonly kind: 'map'; readonly of: Type }

/** What is known of a value before there is one. `any` is not checked. An `open` object may have fields that are not listed. */
export type Type = Kind & { readonly nullable?: boolean }
export type ObjectType = Extract<Type, { kind: 'object' }>

/** The part of JSON Schema draft-07 that is understood; what else a schema says is not about types. */
export type JSONSchemaLike =
  | boolean
  | {
      readonly type?: string | readonly string[]
      readonly nullable?: boolean
      readonly const?: unknown
      readonly enum?: readonly unknown[]
      readonly items?: unknown
      readonly properties?: Readonly<Record<string, unknown>>
      readonly required?: readonly string[]
      readonly additionalProperties?: unknown
      readonly oneOf?: readonly unknown[]
      readonly anyOf?: readonly unknown[]
      readonly [keyword: string]: unknown
    }

export const ANY: Type = { kind: 'any' }
export const NULL: Type = { kind: 'null' }
export const BOOLEAN: Type = { kind: 'boolean' }
export const NUMBER: Type = { kind: 'number' }
export const STRING: Type = { kind: 'string' }
/** What an empty list holds: any, and in a union with another list nothing. Known by identity. */
const ELEMENT_OF_NONE: Type = { kind: 'any' }
export const listOf = (of: Type): Type => ({ kind: 'list', of })

const nullable = memoByIdentity((type: Type): Type => ({ ...type, nullable: true }))

/** The same type, or null; null and any stay themselves. Of one type always the same object: what was compared with it is known. */
export function orNull(type: Type): Type {
  return type.kind === 'any' || type.kind === 'null' || type.nullable ? type : nullable(type)
}
export const orNullIf = (condition: boolean | undefined, type: Type): Type => (condition ? orNull(type) : type)

/** Whether null is among the values that are known to be possible. */
export const mayBeNull = (type: Type): boolean => type.kind === 'null' || type.nullable === true

const withoutNull = memoByIdentity(({ nullable: _nullable, ...rest }: Type) => rest as Type)

/** The same type without null; of one type always the same object. */
export function present(type: Type): Type {
  return type.kind !== 'any' && type.nullable === undefined ? type : withoutNull(type)
}

/** An own entry of a table; names like `toString` find nothing. */
export const getOwn = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

const asSchema = (value: unknown): JSONSchemaLike =>
  typeof value === 'object' && value !== null ? (value as JSONSchemaLike) : true

function merged(a: Field | undefined, b: Field | undefined): Field {
  if (a && b) return { type: union(a.type, b.type), optional: a.optional || b.optional }
  return { type: (a ?? b)?.type ?? ANY, optional: true }
}

function unionOfObjects(a: ObjectType, b: ObjectType): Type {
  const names = [...new Set([...Object.keys(a.fields), ...Object.keys(b.fields)])]
  const fields = names.map((name) => [name, merged(getOwn(a.fields, name), getOwn(b.fields, name))])
  return { kind: 'object', fields: Object.fromEntries(fields), open: a.open || b.open }
}

function unionOfPresent(a: Type, b: Type): Type {
  if (a.kind === 'string' && b.kind === 'string') {
    return a.enum && b.enum ? { kind: 'string', enum: [...new Set([...a.enum, ...b.enum])] } : STRING
  }
  if (a.kind === 'list' && b.kind === 'list') return listOf(union(a.of, b.of))
  if (a.kind === 'map' && b.kind === 'map') return { kind: 'map', of: union(a.of, b.of) }
  if (a.kind === 'object' && b.kind === 'object') return unionOfObjects(a, b)
  return a.kind === b.kind ? present(a) : ANY
}

/** The type of a value that is one or the other. Kinds that differ give any; a field that one side lacks is optional. */
export function union(a: Type, b: Type): Type {
  if (a === ELEMENT_OF_NONE || b === ELEMENT_OF_NONE) return a === ELEMENT_OF_NONE ? b : a
  if (a.kind === 'null') return orNull(b)
  if (b.kind === 'null') return orNull(a)
  return orNullIf(a.nullable || b.nullable, unionOfPresent(a, b))
}

/** The type of one of several values; any when there are none (an empty list's element). */
export const unionOf = (types: readonly Type[]): Type =>
  types.length ? types.reduce((a, b) => union(a, b)) : ELEMENT_OF_NONE

/** The type of a constant of JSON: a text is known to the letter. */
export function typeOfConstant(value: unknown): Type {
  if (value === null) return NULL
  if (typeof value === 'string') return { kind: 'string', enum: [value] }
  if (typeof value === 'number') return NUMBER
  return typeof value === 'boolean' ? BOOLEAN : ANY
}

type SchemaObject = Exclude<JSONSchemaLike, boolean>

/** Without `additionalProperties`, listed properties are all there are: the server's replies carry only what their schema lists. */
function objectType({ properties, required = [], additionalProperties: more }: SchemaObject): Type {
  if (!properties && typeof more === 'object') return { kind: 'map', of: typeOfSchema(asSchema(more)) }
  const fields = Object.entries(properties ?? {}).map(([name, schema]) => {
    return [name, { type: typeOfSchema(asSchema(schema)), optional: !required.includes(name) }]
  })
  const open = more === undefined ? !properties : more !== false
  return { kind: 'object', fields: Object.fromEntries(fields), open }
}

function typeOfName(name: string | undefined, schema: SchemaObject): Type {
  if (name === 'array') return listOf(Array.isArray(schema.items) ? ANY : typeOfSchema(asSchema(schema.items)))
  if (name === 'object') return objectType(schema)
  if (name === 'integer' || name === 'number') return NUMBER
  if (name === 'string') return STRING
  if (name === 'boolean') return BOOLEAN
  return name === 'null' ? NULL : ANY
}

function shapeOf(schema: SchemaObject): Type {
  const choices = schema.oneOf ?? schema.anyOf
  if (schema.const !== undefined) return typeOfConstant(schema.const)
  if (schema.enum) return unionOf(schema.enum.map(typeOfConstant))
  if (choices) return unionOf(choices.map((choice) => typeOfSchema(asSchema(choice))))
  const names = [schema.type ?? (schema.properties ? 'object' : undefined)].flat()
  return unionOf(names.map((name) => typeOfName(name, schema)))
}

/** The type that a JSON Schema describes; a schema that says nothing about the type gives any. */
export function typeOfSchema(schema: JSONSchemaLike): Type {
  return typeof schema === 'boolean' ? ANY : orNullIf(schema.nullable, shapeOf(schema))
}

const WORDS: Readonly<Record<Type['kind'], Text>> = {
  any: { zh: '任意值', en: 'any value' },
  null: { zh: '空', en: 'nothing' },
  boolean: { zh: '是否', en: 'yes or no' },
  number: { zh: '数字', en: 'number' },
  string: { zh: '文字', en: 'text' },
  list: { zh: '列表', en: 'list' },
  object: { zh: '对象', en: 'object' },
  map: { zh: '对象', en: 'object' },
}

/** The kind of a type in an operator's word. */
export const describeType = (type: Type, lang: 'zh' | 'en'): string => WORDS[type.kind][lang]
