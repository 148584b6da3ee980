import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Ajv from 'ajv'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkValue } from './check-value.ts'
import type { Schema } from './schema.ts'
import { refusalOf } from './understood-schema.ts'

interface Group {
  readonly description: string
  readonly schema: Schema
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[]
}

/** Draft 4, the latest in a package: what the checks read is in draft 7 as it was, but for exclusive limits, which were yes or no. */
const folder = join(dirname(fileURLToPath(import.meta.resolve('json-schema-test-suite'))), 'tests/draft4')

const groups = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) =>
    (JSON.parse(readFileSync(join(folder, file), 'utf8')) as Group[]).map((group) => ({ ...group, file })),
  )

const noun = { zh: '字段', en: 'field' }
const isTaken = (value: unknown, schema: Schema) => checkValue(value, schema, { noun, base: '' }).length === 0

/** What the checks would pass over in a schema: what is told of it, and in how many groups of the suite. */
const REFUSED: Readonly<Record<string, number>> = {
  'additionalItems"': 4,
  'allOf"': 3,
  'definitions"': 1,
  'dependencies"': 3,
  'format"': 6,
  'id"': 1,
  'not"': 4,
  'patternProperties"': 5,
  '$ref"': 8,
  'tilda~field"': 1,
  'list of `items`': 3,
  'beside a choice': 2,
  constants: 1,
  'two branches of oneOf': 1,
  'cannot be true': 4,
}

describe('JSON-Schema-Test-Suite', () => {
  const judged = groups.map((group) => ({ ...group, refused: refusalOf(group.schema) }))

  it('is judged as it says where the checks take the schema', () => {
    const taken = judged.filter(({ refused }) => refused === undefined)
    const others = taken.flatMap(({ file, schema, tests }) =>
      tests
        .filter(({ data, valid }) => isTaken(data, schema) !== valid)
        .map(({ description }) => `${file}: ${description}`),
    )
    expect(taken.flatMap(({ tests }) => tests).length).toBeGreaterThan(140)
    expect(others).toEqual([
      // Draft 7 says that 1.0 is whole, and so does JSON.parse.
      'optional/zeroTerminatedFloats.json: a float is not an integer even without fractional part',
    ])
  })

  it('has the schemas refused that say what the checks would pass over', () => {
    const told = judged.flatMap(({ refused }) => refused ?? [])
    const counts = Object.keys(REFUSED).map((words) => [words, told.filter((text) => text.includes(words)).length])
    expect(Object.fromEntries(counts)).toEqual(REFUSED)
    expect(told).toHaveLength(Object.values(REFUSED).reduce((all, one) => all + one, 0))
  })
})

const key = fc.constantFrom('a', 'b', 'kind')
const scalar = fc.constantFrom<unknown>('', 'a', 'ab', '👍', 0, 1, -1, 1.5, 0.3, true, false, null)
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    // As JSON.parse makes them; Ajv takes one without a prototype for another than {}.
    fc.dictionary(key, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}))

const limit = fc.integer({ min: 0, max: 3 })
const types = fc.constantFrom('string', 'number', 'integer', 'boolean', 'array', 'object', 'null')

/** Schemas of every keyword that the checks read, sensible or not. */
const { schema: anySchema } = fc.letrec<{ schema: Schema }>((tie) => {
  const schema = tie('schema')
  const names = { maxLength: limit, minLength: limit, pattern: fc.constantFrom('^a', 'b$') }
  return {
    schema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ type: types, enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 3 }) }, { requiredKeys: [] }),
      fc.record({ const: scalar }),
      fc.record(
        { ...names, type: types, minimum: limit, maximum: limit, exclusiveMinimum: limit, exclusiveMaximum: limit },
        { requiredKeys: [] },
      ),
      fc.record({ multipleOf: fc.constantFrom(1, 2, 0.1) }),
      fc.record(
        { type: types, items: schema, minItems: limit, maxItems: limit, uniqueItems: fc.boolean() },
        { requiredKeys: ['items'] },
      ),
      fc.record(
        {
          properties: fc.dictionary(key, schema, { maxKeys: 3, noNullPrototype: true }),
          required: fc.uniqueArray(key),
          additionalProperties: fc.oneof(fc.boolean(), schema),
          propertyNames: fc.oneof(
            fc.record(names, { requiredKeys: [] }),
            fc.record({ enum: fc.uniqueArray(key, { minLength: 1 }) }),
          ),
          minProperties: limit,
          maxProperties: limit,
        },
        { requiredKeys: [] },
      ),
      fc.record({ anyOf: fc.array(schema, { minLength: 1, maxLength: 3 }) }),
      fc.record({ oneOf: fc.array(schema, { minLength: 1, maxLength: 3 }) }),
    ),
  }
})

describe('Ajv', () => {
  it('judges any value by any schema that the checks take as they do', () => {
    let compared = 0
    fc.assert(
      fc.property(anySchema, fc.array(value, { minLength: 1, maxLength: 10 }), (schema, values) => {
        fc.pre(refusalOf(schema) === undefined)
        const validate = new Ajv({ strict: false, multipleOfPrecision: 9 }).compile(schema)
        for (const one of values) {
          expect({ schema, one, taken: isTaken(one, schema) }).toEqual({ schema, one, taken: validate(one) })
          compared++
        }
      }),
      { numRuns: 250 },
    )
    expect(compared).toBeGreaterThan(500)
  })
})
