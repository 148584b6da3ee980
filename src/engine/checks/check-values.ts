import { checkText } from './check-text.ts'
import { checkExpressions, checkValue, type ValueCheck } from './check-value.ts'
import type { Test } from './conditions.ts'
import { decided, type Judge } from './judge/judge.ts'
import type { ShapeName } from './judge/shapes.ts'
import type { Readable } from './kept-types.ts'
import type { Mistake } from './mistake.ts'
import type { Schema } from './schema.ts'

/** A value that is written for a schema, and what is known of its place. */
export interface Values extends Readable {
  /** By which Ajv judges the value; without it the schema was made for this one place, and is compared alone. */
  readonly judged?: { readonly judge: Judge; readonly shape: ShapeName }
  readonly value: unknown
  readonly base: string
  readonly schema: Schema
  readonly test?: Test
  /** Properties of the value itself that may come out empty. */
  readonly mayBeMissing: (key: string) => boolean
  readonly rest: Omit<ValueCheck, 'base' | 'text'>
}

/** The mistakes of a value: by Ajv whether there are any of its shape, by the rules which, and what its expressions do wrong. */
export function checkValues(values: Values): Mistake[] {
  const { judged, value, base, schema, roots, event, test, mayBeMissing } = values
  const { noun, given, missingAt } = values.rest
  const text: ValueCheck['text'] = (written, wanted, pointer, found) => {
    const key = pointer.slice(base.length + 1)
    const isOwn = !key.includes('/')
    const place = { roots, event, test, mayBeMissing: isOwn && mayBeMissing(key) }
    found.push(...checkText(written, wanted, pointer, place))
  }
  const refused = judged?.judge(judged.shape, value)
  const check = { noun, given, missingAt, base, text }
  // What Ajv takes needs no explanation: most values of a page are such.
  const explained = refused?.length === 0 ? checkExpressions(value, schema, check) : checkValue(value, schema, check)
  return refused ? decided(refused, explained, base) : explained
}
