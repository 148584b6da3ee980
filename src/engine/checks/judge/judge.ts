import type { ErrorObject, ValidateFunction } from 'ajv'
import { labelOf, type Mistake } from '../mistake.ts'
import { at } from '../pointer.ts'
import { shown } from '../schema.ts'
import type { EditorSchema } from './or-expression.ts'
import { type Shaped, type ShapeName, shapesOf } from './shapes.ts'

/** What Ajv refuses in a value: nothing when it is of its shape. */
export type Judge = (shape: ShapeName, value: unknown) => readonly ErrorObject[]

/** Makes the validator of a schema, with the options of `pageOptions`: compiles it, or knows it compiled. */
export type CompileShape = (schema: EditorSchema) => ValidateFunction

const FINE: readonly ErrorObject[] = []

/**
 * A judge for these widgets, screens, endpoints and actions. Each shape is compiled when it is first asked for; one that there is not is a
 * mistake of who asks: nothing may pass unseen.
 */
export function judgeOf(known: Shaped, compile: CompileShape): Judge {
  const shapes = shapesOf(known)
  const compiled = new Map<ShapeName, ValidateFunction>()
  const validatorOf = (name: ShapeName): ValidateFunction => {
    const shape = shapes[name]
    if (!shape) throw new Error(`There is no shape ${name}`)
    const validate = compile(shape())
    compiled.set(name, validate)
    return validate
  }
  return (name, value) => {
    const validate = compiled.get(name) ?? validatorOf(name)
    return validate(value) ? FINE : (validate.errors ?? FINE)
  }
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
