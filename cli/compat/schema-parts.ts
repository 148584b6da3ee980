import { isDeepStrictEqual } from 'node:util'
import type { JSONSchema } from '../../schemas/json-schema.ts'

/** A schema seen as plain JSON: the two judges read keywords by name. */
export type Schema = Readonly<Record<string, unknown>>

export const asSchema = (schema: JSONSchema): Schema => schema

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const everyType = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] as const

/** The JSON types that a schema lets through; `number` includes `integer`. */
export function typesOf(schema: Schema): readonly string[] {
  const { type } = schema
  if (type === undefined) return everyType
  const types: unknown[] = Array.isArray(type) ? type : [type]
  return types.flatMap((each) => (each === 'number' ? ['number', 'integer'] : [String(each)]))
}

/** The only values that a schema lets through, when it lists them. */
export function valuesOf(schema: Schema): readonly unknown[] | undefined {
  if ('const' in schema) return [schema.const]
  return Array.isArray(schema.enum) ? schema.enum : undefined
}

export function propertiesOf(schema: Schema): Readonly<Record<string, Schema>> {
  return isSchema(schema.properties) ? (schema.properties as Record<string, Schema>) : {}
}

export function requiredOf(schema: Schema): readonly string[] {
  return Array.isArray(schema.required) ? (schema.required as string[]) : []
}

/** The alternatives of a schema, when it is a choice and nothing else decides. */
export function choicesOf(schema: Schema): readonly Schema[] | undefined {
  const choices = schema.anyOf ?? schema.oneOf
  return Array.isArray(choices) ? choices.filter(isSchema) : undefined
}

export function holds(values: readonly unknown[], value: unknown): boolean {
  return values.some((each) => isDeepStrictEqual(each, value))
}

export const show = (value: unknown): string => (value === undefined ? '-' : JSON.stringify(value))
