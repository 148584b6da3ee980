import { Environment } from '@marcbachmann/cel-js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileExpression } from './compile.ts'
import { ExpressionLimitError } from './errors.ts'
import { readExpression } from './read.ts'

/** Everything that the generated expressions read; numbers are doubles in both languages. */
const data = fc.record({
  n: fc.integer({ min: -20, max: 20 }),
  s: fc.constantFrom('', 'a', 'ab', "it's", '三亚', '👍'),
  b: fc.boolean(),
  o: fc.record({
    n: fc.integer({ min: -3, max: 3 }),
    s: fc.constantFrom('a', 'b'),
    l: fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 4 }),
  }),
  l: fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 5 }),
  t: fc.array(fc.constantFrom('a', 'b', 'ab'), { maxLength: 4 }),
  i: fc.array(fc.record({ n: fc.integer({ min: -3, max: 3 }), s: fc.constantFrom('a', 'b') }), { maxLength: 4 }),
})

const { expr } = fc.letrec<Record<'number' | 'text' | 'test' | 'numbers' | 'texts' | 'expr', string>>((tie) => {
  const binary = (part: 'number' | 'text' | 'test' | 'numbers' | 'texts', ...ops: string[]) =>
    fc.tuple(tie(part), fc.constantFrom(...ops), tie(part)).map(([a, op, b]) => `(${a} ${op} ${b})`)
  const choice = (part: 'number' | 'text' | 'test' | 'numbers') =>
    fc.tuple(tie('test'), tie(part), tie(part)).map(([test, a, b]) => `(${test} ? ${a} : ${b})`)
  const macro = (name: string, list: 'numbers' | 'texts', body: 'number' | 'test', variable: string) =>
    fc.tuple(tie(list), tie(body)).map(([from, of]) => `${from}.${name}(${variable}, ${of})`)
  return {
    number: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('n', 'o.n', 'o["n"]', '0.0', '1.0', '2.5', '1e1'),
      binary('number', '+', '-', '*'),
      fc.tuple(tie('number'), fc.constantFrom('2.0', '4.0', '-8.0')).map(([a, b]) => `(${a} / ${b})`),
      tie('number').map((a) => `(-${a})`),
      choice('number'),
    ),
    text: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('s', 'o.s', "'a'", '"it\'s"', "'\\u4e09\\t'", "''"),
      binary('text', '+'),
      choice('text'),
    ),
    numbers: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('l', 'o.l', '[1.0, 2.0]', 'i.map(e, e.n)', 'l.filter(n, n > 0.0)'),
      binary('numbers', '+'),
      macro('map', 'numbers', 'number', 'n'),
      macro('filter', 'numbers', 'test', 'n'),
      choice('numbers'),
    ),
    texts: fc.oneof(fc.constantFrom('t', "['a', 'b']", 'i.map(e, e.s)'), macro('filter', 'texts', 'test', 's')),
    test: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('b', 'true', 'has(o.n)', 'has(o.gone)', '("n" in o)', '("gone" in o)', 'i.exists(e, e.n > n)'),
      binary('number', '<', '<=', '>', '>=', '==', '!='),
      binary('text', '==', '!='),
      binary('numbers', '==', '!='),
      binary('test', '&&', '||', '=='),
      tie('test').map((a) => `!${a}`),
      fc.tuple(tie('number'), tie('numbers')).map(([a, b]) => `(${a} in ${b})`),
      fc.tuple(tie('text'), tie('texts')).map(([a, b]) => `(${a} in ${b})`),
      fc
        .tuple(tie('text'), fc.constantFrom('contains', 'startsWith', 'endsWith'), tie('text'))
        .map(([a, f, b]) => `${a}.${f}(${b})`),
      fc
        .tuple(fc.constantFrom('s', 'l', 't', 'o'), fc.integer({ min: 0, max: 4 }))
        .map(([a, size]) => `(size(${a}) > ${size})`),
      macro('exists', 'numbers', 'test', 'n'),
      macro('all', 'texts', 'test', 's'),
    ),
    expr: fc.oneof(tie('number'), tie('text'), tie('test'), tie('numbers'), tie('texts')),
  }
})

/** A name of the data may stand without brackets in front of a dot; anything else is bracketed above. */
const environment = new Environment({ unlistedVariablesAreDyn: true, homogeneousAggregateLiterals: false })

/** One zero: JSON has no -0. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const TOO_COSTLY = Symbol('too costly')

/** The oracle has no step budget: what exceeds ours is no part of what both share. */
function withinBudget(evaluate: () => unknown): unknown {
  try {
    return evaluate()
  } catch (error) {
    if (error instanceof ExpressionLimitError && error.code === 'expression-too-costly') return TOO_COSTLY
    throw error
  }
}

describe('the language', () => {
  it('agrees with Common Expression Language where both have the same words', () => {
    let compared = 0
    fc.assert(
      fc.property(expr, data, (source, values) => {
        fc.pre(source.length <= 1000)
        const ours = withinBudget(() =>
          compileExpression(readExpression(source)).evaluate((name) => values[name as 'n']),
        )
        fc.pre(ours !== TOO_COSTLY)
        expect([source, plain(ours)]).toEqual([source, plain(environment.evaluate(source, values))])
        compared++
      }),
      { numRuns: 3000 },
    )
    expect(compared).toBeGreaterThanOrEqual(2000)
  })
})
