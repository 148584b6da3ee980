import { type Expr, hasExpression } from '../core/expressions/index.ts'
import { checkText } from './check-text.ts'
import { checkValue, type ValueCheck } from './check-value.ts'
import { decided, type Judge } from './judge/judge.ts'
import type { ShapeName } from './judge/shapes.ts'
import type { Mistake } from './mistake.ts'
import type { Roots } from './page-types.ts'
import type { Schema } from './schema.ts'
import { hasText } from './texts-in.ts'

/** A value that is written for a schema, and what is known of its place. */
export interface Values {
  /** By which Ajv judges the value; without it the schema was made for this one place, and is compared alone. */
  readonly judged?: { readonly judge: Judge; readonly shape: ShapeName }
  readonly value: unknown
  readonly base: string
  readonly schema: Schema
  readonly roots: Roots
  readonly test?: Expr
  /** Properties of the value itself that may come out empty. */
  readonly mayBeMissing: (key: string) => boolean
  /** Properties of the value itself that are names: of an expression in one `misplaced-expression` speaks. */
  readonly names?: readonly string[]
  readonly rest: Omit<ValueCheck, 'base' | 'text'>
}

/** The mistakes of a value: by Ajv whether there are any of its shape, by the rules which, and what its expressions do wrong. */
export function checkValues(values: Values): Mistake[] {
  const { judged, value, base, schema, roots, test, mayBeMissing, names, rest } = values
  const text: ValueCheck['text'] = (written, wanted, pointer, found) => {
    const key = pointer.slice(base.length + 1)
    const isOwn = !key.includes('/')
    if (names?.includes(key)) return
    found.push(...checkText(written, wanted, pointer, { roots, test, mayBeMissing: isOwn && mayBeMissing(key) }))
  }
  const refused = judged?.judge(judged.shape, value)
  // What Ajv takes needs no explanation, and its texts none where there is no expression: most values of a page are such.
  if (refused?.length === 0 && !hasText(value, hasExpression)) return []
  const explained = checkValue(value, schema, { ...rest, base, text })
  return refused ? decided(refused, explained, base) : explained
}
