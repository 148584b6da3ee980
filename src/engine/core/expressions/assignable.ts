import { mayBeNull, getOwn, typeOfSchema } from './types.ts'
import type { JSONSchemaLike, ObjectType, Type } from './types.ts'

type Mismatch = {
  readonly ok: false
  /** `type`: another kind. `maybe-missing`: may be null or absent where a value is needed. `enum`: a text outside the choices. `field`: a needed field is lacking. */
  readonly reason: 'type' | 'maybe-missing' | 'enum' | 'field'
  /** Where inside the value: field names, `[]` for the elements of a list. */
  readonly path: readonly string[]
  readonly expected: Type
  readonly got: Type
}
export type Assignability = { readonly ok: true } | Mismatch

const FINE: Assignability = { ok: true }

const first = (results: readonly Assignability[]): Assignability => results.find((result) => !result.ok) ?? FINE

function compareObjects(from: ObjectType, to: ObjectType, path: readonly string[]): Assignability {
  const results = Object.entries(to.fields).map(([name, { type, optional }]): Assignability => {
    const field = getOwn(from.fields, name)
    const at = { path: [...path, name], expected: type, got: field?.type ?? from }
    if (!field) return optional || from.open ? FINE : { ok: false, reason: 'field', ...at }
    if (field.optional && !optional && !type.nullable) return { ok: false, reason: 'maybe-missing', ...at }
    return compare(field.type, type, at.path)
  })
  return first(results)
}

const fieldsTo = (from: ObjectType, of: Type, path: readonly string[]) =>
  first(Object.entries(from.fields).map(([name, { type }]) => compare(type, of, [...path, name])))

function comparePresent(from: Type, to: Type, path: readonly string[]): Assignability {
  if (from.kind === 'list' && to.kind === 'list') return compare(from.of, to.of, [...path, '[]'])
  if (from.kind === 'object' && to.kind === 'object') return compareObjects(from, to, path)
  if (from.kind === 'map' && to.kind === 'map') return compare(from.of, to.of, [...path, '[]'])
  if (from.kind === 'object' && to.kind === 'map') return fieldsTo(from, to.of, path)
  if (from.kind === 'map' && to.kind === 'object') {
    return compareObjects({ kind: 'object', fields: {}, open: false }, to, path)
  }
  if (from.kind !== to.kind) return { ok: false, reason: 'type', path, expected: to, got: from }
  const choices = to.kind === 'string' && to.enum
  const outside = choices && !(from.kind === 'string' && from.enum?.every((text) => choices.includes(text)))
  return outside ? { ok: false, reason: 'enum', path, expected: to, got: from } : FINE
}

function compare(from: Type, to: Type, path: readonly string[]): Assignability {
  if (from.kind === 'any' || to.kind === 'any') return FINE
  const wrongKind = from.kind !== 'null' && to.kind !== 'null' ? comparePresent(from, to, path) : FINE
  if (!wrongKind.ok) return wrongKind
  if (mayBeNull(from) && to.kind !== 'null' && !to.nullable) {
    return { ok: false, reason: 'maybe-missing', path, expected: to, got: from }
  }
  return to.kind === 'null' && from.kind !== 'null'
    ? { ok: false, reason: 'type', path, expected: to, got: from }
    : FINE
}

/**
 * Whether every value of the type satisfies the schema, as far as types go. Structural: lists of objects need each required field of
 * the schema's items; fields beyond them do no harm. Numbers pass for integers.
 */
export function assignable(from: Type, to: JSONSchemaLike): Assignability {
  return compare(from, typeOfSchema(to), [])
}
