import { isMap } from '../../../kit/json.ts'
import type { JSONSchema } from '../../../../schemas/json-schema.ts'

/** A JSON schema for editors: draft-07 and what VS Code adds to it (enumDescriptions, defaultSnippets ...). */
export type EditorSchema = { readonly [keyword: string]: unknown } & {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
}

/** A text with at least one {{ expression }} in it; `pagoda check` judges what stands inside. */
export const expressionSchema = {
  type: 'string',
  pattern: '\\{\\{',
  description: '表达式，例如 {{ offers.productPackageInfos }}。',
} as const satisfies JSONSchema

const shown = ['title', 'description', 'default', 'examples'] as const

/**
 * A value, or an expression in its place; a constant tells what it stands in, and is written out, as is what takes no expression. What an editor shows (title, description, default) stands outside of the choice, so that hover
 * and completion work whichever of the two is written.
 */
function orExpression(schema: JSONSchema): EditorSchema {
  if (schema.expression === 'never') return { ...schema }
  const { inner, outer } = split(inside(schema))
  if (Object.keys(inner).length === 0 || 'const' in inner) return { ...outer, ...inner }
  return { ...outer, anyOf: [inner, { $ref: '#/definitions/expression' }] }
}

/** An object each of whose properties may be an expression. What has a default need not be written, and shows it. */
export function propertiesOrExpression(schema: JSONSchema, defaults: object): EditorSchema {
  const known = new Map(Object.entries(defaults))
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const shape = asObject(property)
    return [name, orExpression(known.has(name) ? { ...shape, default: known.get(name) } : shape)]
  })
  const required = schema.required?.filter((name) => !known.has(name)) ?? []
  return { ...schema, properties: Object.fromEntries(properties), required }
}

/** Expressions may stand at any depth of a value: in the fields of an object, in the items of a list, in each alternative. */
function inside(schema: JSONSchema): EditorSchema {
  const own = schema.properties ? propertiesOrExpression(schema, {}) : { ...schema }
  const { items, additionalProperties, anyOf, oneOf } = schema
  return {
    ...own,
    ...(isOne(items) ? { items: orExpression(items) } : {}),
    ...(isOne(additionalProperties) ? { additionalProperties: orExpression(additionalProperties) } : {}),
    ...(anyOf ? { anyOf: anyOf.map((each) => inside(asObject(each))) } : {}),
    ...(oneOf ? { oneOf: oneOf.map((each) => inside(asObject(each))) } : {}),
  }
}

function split(schema: EditorSchema): { inner: EditorSchema; outer: EditorSchema } {
  const entries = Object.entries(schema)
  const isShown = ([keyword]: [string, unknown]): boolean => shown.some((each) => each === keyword)
  return {
    outer: Object.fromEntries(entries.filter(isShown)),
    inner: Object.fromEntries(entries.filter((entry) => !isShown(entry))),
  }
}

const isOne = (value: unknown): value is JSONSchema => isMap(value)

function asObject(schema: unknown): JSONSchema {
  return isOne(schema) ? schema : {}
}
