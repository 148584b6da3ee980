import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkExpression } from './check.ts'
import { compileExpression } from './compile.ts'
import { ExpressionLimitError } from './errors.ts'
import { FUNCTIONS } from './functions.ts'
import { readExpression } from './read.ts'
import { parseTemplate } from './template.ts'
import { parseExpression } from './testing/parse-expression.ts'
import { typeOfSchema } from './types.ts'
import type { Type } from './types.ts'

const NAMES = ['a', 'b', 'c', 'x', 'toString', 'hasOwnProperty', 'length', 'valueOf']
const OPERATORS = ['||', '&&', '==', '!=', '<', '<=', '>', '>=', 'in', '+', '-', '*', '/', '%']

/** Any expression that parses, sensible or not. */
const { expression } = fc.letrec<{ expression: string }>((tie) => {
  const e = tie('expression')
  const name = fc.constantFrom(...NAMES)
  return {
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(
        name,
        fc.constantFrom('0', '1', '2.5', '1e300', "'a'", "'2026-03-07'", "''", 'true', 'null', '[]', '{}'),
      ),
      fc.tuple(e, name).map(([target, field]) => `(${target}).${field}`),
      fc.tuple(e, e).map(([target, key]) => `(${target})[(${key})]`),
      fc.tuple(fc.constantFrom('!', '-'), e).map(([op, operand]) => `${op}(${operand})`),
      fc.tuple(e, fc.constantFrom(...OPERATORS), e).map(([a, op, b]) => `(${a} ${op} ${b})`),
      fc.tuple(e, e, e).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
      fc
        .tuple(fc.constantFrom(...Object.keys(FUNCTIONS)), fc.array(e, { maxLength: 4 }))
        .map(([f, args]) => `${f}(${args.join(', ')})`),
      fc
        .tuple(e, fc.constantFrom('filter', 'map', 'exists', 'all'), name, e)
        .map(([list, m, v, body]) => `(${list}).${m}(${v}, ${body})`),
      fc.array(e, { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
      fc.tuple(name, e).map(([key, value]) => `{'${key}': ${value}}`),
    ),
  }
})
const scope = fc.dictionary(fc.constantFrom(...NAMES), fc.jsonValue())

function evaluate(source: string, values: Record<string, unknown>): unknown {
  try {
    return compileExpression(readExpression(source)).evaluate((name) =>
      Object.hasOwn(values, name) ? values[name] : undefined,
    )
  } catch (error) {
    if (error instanceof ExpressionLimitError) return null
    throw error
  }
}

const fits = (source: string) => parseExpression(source).ok

describe('evaluation of any expression over any JSON', () => {
  it('gives JSON and throws nothing but ExpressionLimitError', () => {
    fc.assert(
      fc.property(expression.filter(fits), scope, (source, values) => {
        const result = evaluate(source, values)
        expect(result).not.toBeUndefined()
        expect(typeof result).not.toBe('function')
        expect(Number.isNaN(result) || result === Infinity || result === -Infinity).toBe(false)
      }),
      { numRuns: 3000 },
    )
  })

  it('changes nothing in the data it reads', () => {
    fc.assert(
      fc.property(expression.filter(fits), scope, (source, values) => {
        const before = JSON.stringify(values)
        evaluate(source, values)
        expect(JSON.stringify(values)).toBe(before)
      }),
    )
  })
})

/** Whether a value is one that the checker promised. */
function keeps(value: unknown, type: Type, loose: boolean): boolean {
  if (type.kind === 'any') return true
  if (value === null) return loose || type.kind === 'null' || type.nullable === true
  if (type.kind === 'string') return typeof value === 'string' && (type.enum?.includes(value) ?? true)
  if (type.kind === 'list') return Array.isArray(value) && value.every((item) => keeps(item, type.of, loose))
  if (type.kind === 'map') return Object.values(value as object).every((item) => keeps(item, type.of, loose))
  if (type.kind !== 'object') return typeof value === type.kind
  return Object.entries(type.fields).every(([name, field]) => {
    const own = Object.hasOwn(value as object, name)
    return own ? keeps((value as Record<string, unknown>)[name], field.type, loose) : field.optional
  })
}

describe('the checker', () => {
  const schema = {
    type: 'object',
    properties: {
      a: { type: 'number' },
      b: { type: 'array', items: { type: ['string', 'null'] } },
      c: { type: 'object', properties: { a: { type: 'boolean' }, x: { enum: ['a', 'b'] } }, required: ['a'] },
      x: { type: ['number', 'null'] },
    },
    required: ['a', 'b', 'c', 'x'],
  } as const
  const small = fc.integer({ min: -100, max: 100 })
  const values = fc.record({
    a: small,
    b: fc.array(fc.option(fc.string()), { maxLength: 3 }),
    c: fc.record({ a: fc.boolean(), x: fc.constantFrom('a', 'b') }, { requiredKeys: ['a'] }),
    x: fc.option(small),
  })
  const root = typeOfSchema(schema)
  const roots =
    root.kind === 'object'
      ? Object.fromEntries(Object.entries(root.fields).map(([name, { type }]) => [name, type]))
      : {}

  /** A number too large becomes null: the one thing that types do not promise. */
  const fitsSmall = (source: string) => fits(source) && !source.includes('1e300')

  /** Null may come out of what is `any`, which is not checked: elements of mixed or empty lists, and computed keys. */
  it('keeps its promise: an expression without a problem gives a value of its type', () => {
    let sound = 0
    fc.assert(
      fc.property(expression.filter(fitsSmall), values, (source, data) => {
        const { type, problems } = checkExpression(readExpression(source), roots)
        if (problems.length || type.kind === 'any') return
        try {
          const value = compileExpression(readExpression(source)).evaluate((name) => data[name as 'a'])
          const loose = source.includes('[')
          expect([source, value, keeps(value, type, loose)]).toEqual([source, value, true])
          sound++
        } catch (error) {
          if (!(error instanceof ExpressionLimitError)) throw error
        }
      }),
      { numRuns: 20_000 },
    )
    expect(sound).toBeGreaterThan(1000)
  })

  it('underlines inside the text', () => {
    fc.assert(
      fc.property(expression.filter(fits), (source) => {
        const { problems } = checkExpression(readExpression(source), roots)
        expect(problems.filter(({ start, end }) => start < 0 || start >= end || end > source.length)).toEqual([])
      }),
    )
  })
})

describe('the parser', () => {
  it('never throws, whatever the text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom(...OPERATORS, ...NAMES, '{{', '}}', '(', ')', "'", '"', '\\', '.', ',', ' '))
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, (source) => {
        const results = [parseExpression(source), parseTemplate(source), parseTemplate(`{{${source}}}`)]
        const backwards = results.filter((result) => !result.ok && result.problem.end < result.problem.start)
        expect(backwards).toEqual([])
      }),
      { numRuns: 3000 },
    )
  })
})
