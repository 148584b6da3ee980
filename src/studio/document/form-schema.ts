import type { Keywords } from '../../../schemas/keywords.ts'
import type { Json } from './json.ts'
import { isMap } from './json.ts'

/** The part of JSON Schema that the form reads. */
export interface FormSchema extends Partial<Keywords> {
  readonly type?: string | readonly string[]
  readonly title?: string
  readonly description?: string
  readonly enum?: readonly Json[]
  readonly properties?: Readonly<Record<string, FormSchema>>
  readonly required?: readonly string[]
  readonly items?: FormSchema
  readonly anyOf?: readonly FormSchema[]
  readonly oneOf?: readonly FormSchema[]
  readonly additionalProperties?: boolean | FormSchema
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly default?: Json
  readonly const?: Json
}

/** A schema of the catalogue, which is plain JSON to its contract. */
export const asSchema = (value: unknown): FormSchema => (isMap(value) ? (value as FormSchema) : {})

export const propertiesOf = (schema: unknown): Readonly<Record<string, FormSchema>> => asSchema(schema).properties ?? {}

/** What a route may say, of the table of them. */
export const routeSchemaOf = ({ route }: { readonly route?: unknown }): FormSchema =>
  propertiesOf(route).routes?.items ?? asSchema(route)

/** Shapes of a value that a constant tells apart, and the name of that constant. */
interface Shapes {
  readonly by: string
  readonly shapes: readonly FormSchema[]
}

const constantOf = (shape: FormSchema, name: string) => shape.properties?.[name]?.const

/** The shapes that a value may have, where it says itself which one it has. */
export function shapesOf({ oneOf: shapes = [] }: FormSchema): Shapes | undefined {
  const names = Object.keys(shapes[0]?.properties ?? {})
  const by = names.find((name) => shapes.every((shape) => constantOf(shape, name) !== undefined))
  return by === undefined ? undefined : { by, shapes }
}

/** The schema of a value as the form shows it: of several shapes the one that it has, chosen by a field of its own. */
export function shownSchema(schema: FormSchema, value: Json | undefined): FormSchema {
  const { by, shapes } = shapesOf(schema) ?? {}
  if (by === undefined || !shapes) return schema
  const { oneOf: _shapes, ...said } = schema
  const kinds = shapes.map((shape) => constantOf(shape, by) ?? null)
  const called = shapes.map(({ title = '' }) => title)
  const shape = shapes[kinds.indexOf(isMap(value) ? (value[by] ?? null) : null)]
  const kind = { enum: kinds, enumDescriptions: called, title: '哪一种', expression: 'never' } as const
  const { properties, required = [by] } = shape ?? {}
  return { ...said, type: 'object', properties: { ...properties, [by]: kind }, required }
}
