import type { JSONSchema } from '../../schemas/json-schema.ts'

/** A schema within a schema, and where it stands: `items[].title`. */
export interface SchemaPart {
  readonly path: string
  readonly schema: JSONSchema
  /** It is the value of a property that the schema names. */
  readonly isProperty: boolean
}

const isSchema = (value: unknown): value is JSONSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/** The schema itself and every schema inside it. */
function* schemaParts(schema: JSONSchema, path = '', isProperty = false): Generator<SchemaPart> {
  yield { path, schema, isProperty }
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    if (isSchema(inner)) yield* schemaParts(inner, path ? `${path}.${name}` : name, true)
  for (const inner of list(schema.items)) if (isSchema(inner)) yield* schemaParts(inner, `${path}[]`)
  if (isSchema(schema.additionalProperties)) yield* schemaParts(schema.additionalProperties, `${path}.*`)
  for (const inner of [schema.anyOf, schema.oneOf, schema.allOf].flatMap(list))
    if (isSchema(inner)) yield* schemaParts(inner, path)
}

const CHINESE = /\p{Script=Han}/u

export const isChinese = (text: unknown): boolean => typeof text === 'string' && CHINESE.test(text)

/** Paths of the properties that have no title in Chinese: an operator would see a bare name. */
export const untitled = (schema: JSONSchema): string[] =>
  [...schemaParts(schema)].filter((part) => part.isProperty && !isChinese(part.schema.title)).map(({ path }) => path)

/** Paths of the objects that let fields through which nobody described. */
export const openObjects = (schema: JSONSchema): string[] =>
  [...schemaParts(schema)]
    .filter((part) => part.schema.type === 'object' && (part.schema.additionalProperties ?? true) === true)
    .map(({ path }) => path)

/** Paths of the numbers, texts and lists that may be as large as anybody likes. */
export const unboundedParts = (schema: JSONSchema): string[] =>
  [...schemaParts(schema)].filter((part) => isUnbounded(part.schema)).map(({ path }) => path)

function isUnbounded(schema: JSONSchema): boolean {
  if (schema.enum !== undefined || schema.const !== undefined) return false
  switch (schema.type) {
    case 'number':
    case 'integer':
      return schema.minimum === undefined || schema.maximum === undefined
    case 'string':
      return schema.maxLength === undefined && schema.pattern === undefined && schema.format === undefined
    case 'array':
      return schema.maxItems === undefined
    default:
      return false
  }
}
