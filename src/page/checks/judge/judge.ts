import type { ErrorObject, ValidateFunction } from 'ajv'
import { labelOf, type Mistake } from '../mistake.ts'
import { at } from '../pointer.ts'
import { shown } from '../schema.ts'
import type { ShapeName } from './shapes.ts'

/** What Ajv refuses in a value: nothing when it is of its shape. */
export type Judge = (shape: ShapeName, value: unknown) => readonly ErrorObject[]

/** The validator of a shape: made when the shop was built, or now. */
export type ValidatorOf = (shape: ShapeName) => ValidateFunction | undefined

/** A judge by validators. A shape that has none is a mistake of who made them: nothing may pass unseen. */
export const judgeBy =
  (validatorOf: ValidatorOf): Judge =>
  (shape, value) => {
    const validate = validatorOf(shape)
    if (!validate) throw new Error(`No validator was made for ${shape}`)
    return validate(value) ? [] : (validate.errors ?? [])
  }

/** Kinds of mistakes that a schema decides. Those of expressions carry the names of their rules. */
const DECIDED: ReadonlySet<string> = new Set([
  'unknown-key',
  'missing-key',
  'type',
  'enum',
  'range',
  'pattern',
  'key-name',
])

/**
 * Ajv decides whether a value is of its shape; what `explained` found tells it in the operator's words. What nothing explains is told as
 * Ajv says it.
 * @param base the pointer of the value in its file
 */
export function decided(refused: readonly ErrorObject[], explained: readonly Mistake[], base: string): Mistake[] {
  const ofExpressions = explained.filter(({ kind }) => !DECIDED.has(kind))
  if (refused.length === 0) return ofExpressions
  return ofExpressions.length < explained.length
    ? [...explained]
    : [...explained, ...refused.slice(0, 1).map((error) => asMistake(error, base))]
}

const KINDS: Readonly<Record<string, string>> = {
  additionalProperties: 'unknown-key',
  required: 'missing-key',
  type: 'type',
  enum: 'enum',
  const: 'enum',
  pattern: 'pattern',
  propertyNames: 'key-name',
}

function asMistake({ instancePath, keyword, params }: ErrorObject, base: string): Mistake {
  const { additionalProperty: key } = params as { readonly additionalProperty?: string }
  const pointer = key === undefined ? base + instancePath : at(base + instancePath, key)
  const rule = `${keyword} ${shown(params)}`
  const message = {
    zh: `「${labelOf(pointer)}」不符合规定：${rule}`,
    en: `"${labelOf(pointer)}" does not fit: ${rule}`,
  }
  return { kind: KINDS[keyword] ?? 'range', pointer, message, ...(key !== undefined && { target: 'key' as const }) }
}
