import type { JSONSchema } from '../../../schemas/json-schema.ts'
import { isMap } from '../../kit/json.ts'
import { getOwn } from './get-own.ts'

/**
 * Whether the names in a value are those that its schema allows and wants, at any depth: enough to tell for which version of a widget its settings
 * were written. Of a schema that allows any name nobody can tell: then false.
 */
export function fitsShape(value: unknown, schema: JSONSchema): boolean {
  const { properties, required, additionalProperties } = schema as {
    readonly properties?: Readonly<Record<string, JSONSchema>>
    readonly required?: readonly string[]
    readonly additionalProperties?: unknown
  }
  if (!isMap(value) || properties === undefined || additionalProperties !== false) return false
  return (
    (required ?? []).every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, inner]) => {
      const known = getOwn(properties, name) as JSONSchema | undefined
      return known !== undefined && fitsInside(inner, known)
    })
  )
}

function fitsInside(value: unknown, schema: JSONSchema): boolean {
  const { items, properties } = schema as { readonly items?: JSONSchema; readonly properties?: unknown }
  if (Array.isArray(value)) return !items || value.every((item) => fitsInside(item, items))
  return !isMap(value) || properties === undefined || fitsShape(value, schema)
}
