import type { Format } from '../../../schemas/keywords.ts'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { ItemKind } from '../../../schemas/studio/item.ts'
import { choiceText } from '../document/choice-words.ts'
import { asSchema, type FormSchema, routeSchemaOf, shapesOf } from '../document/form-schema.ts'
import { isList, isMap, type Json, type JsonMap } from '../document/index.ts'

/** What a document of the kind says; a page around a screen that is code has its title and its redirects from there. */
export function schemaOfDocument(kind: ItemKind, catalogue: Catalogue, isScreen: boolean): FormSchema {
  if (kind === 'theme') return asSchema(catalogue.theme)
  if (kind === 'part') return asSchema(catalogue.part)
  if (kind !== 'route') return asSchema(isScreen ? catalogue.screen : catalogue.page)
  return routeSchemaOf(catalogue)
}

const typesOf = ({ type }: FormSchema): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type

/** Which control a value gets. */
export type Control = 'switch' | 'select' | 'number' | 'named' | 'list' | 'object' | 'text' | 'json' | Format

export function controlOf(schema: FormSchema): Control {
  if (schema.enum) return 'select'
  if (shapesOf(schema)) return 'object'
  const types = typesOf(schema).filter((type) => type !== 'null')
  const [type] = types
  if (types.length !== 1) return 'json'
  if (type === 'boolean') return 'switch'
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'array') return schema.items ? 'list' : 'json'
  if (type === 'object') return schema.properties ? 'object' : 'json'
  if (type !== 'string') return 'json'
  return schema.names ? 'named' : (schema.format ?? 'text')
}

/** A value to begin with, where somebody adds one. */
export function firstValue(schema: FormSchema): Json {
  const [shape] = shapesOf(schema)?.shapes ?? []
  if (shape) return firstValue(shape)
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0] ?? null
  const [type] = typesOf(schema)
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0
  if (type === 'array') return []
  if (type === 'object') {
    const required = schema.required ?? []
    return Object.fromEntries(required.map((name) => [name, firstValue(schema.properties?.[name] ?? {})]))
  }
  return ''
}

export const hasExpression = (value: unknown): value is string => typeof value === 'string' && value.includes('{{')

/**
 * Whether a value may be an expression, must be one or can't be: as its schema says, or what it stands in.
 * @param isPlain nothing in what it stands in is an expression
 */
export function expressionUse({ expression, const: only }: FormSchema, isPlain = false): 'may' | 'must' | 'never' {
  if (isPlain || only !== undefined || expression === 'never' || expression === 'inside') return 'never'
  return expression === 'always' ? 'must' : 'may'
}

/** What a part wants: what no form can ask for, since the page alone knows it, is an expression. One without a title is called by what is said of it. */
export function schemaOfInput(declared: Json): FormSchema {
  const { description, title = description, ...rest } = asSchema(declared)
  const schema = { ...rest, ...(title !== undefined && { title }), ...(title !== description && { description }) }
  const isTold = controlOf(schema.items ?? schema) !== 'json'
  return isTold ? schema : { ...schema, expression: 'always' }
}

/** A value in another of its shapes: it keeps what that one has too. */
export function inShape(schema: FormSchema, kind: Json | undefined, value: Json | undefined): Json {
  const { by = '', shapes = [] } = shapesOf(schema) ?? {}
  const shape = shapes.find(({ properties }) => properties?.[by]?.const === kind) ?? {}
  const begun = firstValue({ ...shape, type: 'object' })
  const kept = Object.entries(isMap(value) ? value : {}).filter(
    ([name]) => name !== by && Object.hasOwn(shape.properties ?? {}, name),
  )
  return { ...(isMap(begun) && begun), ...Object.fromEntries(kept) }
}

export const isJsonMap = (value: unknown): value is JsonMap => isMap(value)

/** Properties that say what a thing is, before its first text, which is often an id. */
const NAMING = ['title', 'text', 'name', 'heading', 'label']

/** A text of a thing as a person reads it: a choice in words; nothing for what only programs read. */
function readText(name: string, value: Json, schema: FormSchema): string | undefined {
  if (typeof value !== 'string' || value === '' || value.startsWith('/')) return undefined
  if (schema.enum) return choiceText(schema, value)
  return /(?:^|[a-z_])(?:id|ids|code|no|key)$/i.test(name) || schema.names ? undefined : value
}

/** What a list calls one of its things. */
export function thingName(value: Json, index: number, schema: FormSchema = {}): string {
  if ((typeof value === 'string' && value !== '') || typeof value === 'number')
    return schema.enum ? choiceText(schema, value) : String(value)
  if (isMap(value)) {
    const names = [...NAMING.filter((name) => Object.hasOwn(value, name)), ...Object.keys(value)]
    const texts = names.map((name) => readText(name, value[name] ?? null, schema.properties?.[name] ?? {}))
    const text = texts.find((one) => one !== undefined)
    if (text !== undefined) return text
  }
  return isList(value) ? `${value.length} 项` : `第 ${index + 1} 项`
}
