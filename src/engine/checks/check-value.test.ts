import Ajv from 'ajv'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ActionSchemas } from '../../../schemas/page/action.ts'
import { checkExpressions, checkValue, type ValueCheck } from './check-value.ts'
import { compileJudge } from './judge/compile-judge.ts'
import { asSchema, type Schema } from './schema.ts'

const noun = { zh: '字段', en: 'field' }
const kinds = (value: unknown, schema: Schema) =>
  checkValue(value, asSchema(schema), { noun, base: '' }).map(({ kind, pointer }) => `${kind} ${pointer}`)

const person: Schema = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 3, pattern: '^[a-z]+$' },
    age: { type: 'integer', minimum: 0, exclusiveMaximum: 10, multipleOf: 2 },
    share: { type: 'number', exclusiveMinimum: 0, maximum: 1, multipleOf: 0.1 },
    tags: { type: 'array', items: { enum: ['a', 'b', 1] }, minItems: 1, maxItems: 2, uniqueItems: true },
    more: {
      type: 'object',
      additionalProperties: { type: ['string', 'null'] },
      propertyNames: { pattern: '^k' },
      maxProperties: 2,
    },
    one: {
      anyOf: [
        { enum: ['x'] },
        { type: 'object', properties: { k: { const: 1 } }, required: ['k'], additionalProperties: false },
      ],
    },
  },
  required: ['name'],
  additionalProperties: false,
}

const small = fc.oneof(
  fc.constantFrom('', 'a', 'b', 'x', 'abcd', 'A', null, true, 0, 1, 2, 10, 0.3, 0.35, -1),
  fc.array(fc.constantFrom('a', 'b', 1, 'c'), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('k', 'k1', 'k2', 'z'), fc.constantFrom('x', null, 1), { maxKeys: 3 }),
)
const people = fc.dictionary(fc.constantFrom('name', 'age', 'share', 'tags', 'more', 'one', 'other'), small)
const named = people.map((person) => ({ ...person, name: 'a' }))

describe('checkValue', () => {
  it('agrees with Ajv about what is right and what is wrong', () => {
    const validate = new Ajv({ strict: false, multipleOfPrecision: 9 }).compile(person)
    fc.assert(
      fc.property(fc.oneof(people, named, small), (value) => {
        expect({ value, fine: kinds(value, person).length === 0 }).toEqual({ value, fine: validate(value) })
      }),
      { numRuns: 2000 },
    )
  })

  it('finds the same expressions, and for the same schemas, where Ajv takes the value and they alone are read', () => {
    const judge = compileJudge({ registry: {}, screens: {}, contracts: {}, actions: { person } as ActionSchemas })
    const text = fc.constantFrom('{{ a }}', '{{ b }}和', 'a')
    const read = fc.record(
      {
        name: text,
        age: fc.oneof(text, fc.constant(2)),
        tags: fc.oneof(text, fc.array(fc.constantFrom('a', 'b', '{{ a }}'), { maxLength: 3 })),
        more: fc.oneof(text, fc.dictionary(fc.constantFrom('k', 'k1'), fc.constantFrom('x', null, '{{ b }}'))),
        one: fc.oneof(text, fc.constantFrom('x', { k: 1 }, { k: '{{ a }}' })),
      },
      { requiredKeys: ['name'] },
    )
    const texts = (check: typeof checkValue, value: unknown) => {
      const found: unknown[] = []
      const asked: ValueCheck['text'] = (...[written, wanted, pointer]) => void found.push([written, wanted, pointer])
      check(value, asSchema(person), { noun, base: '/props', text: asked })
      return found
    }
    let taken = 0
    fc.assert(
      fc.property(read, (value) => {
        if (judge('action person', value).length > 0) return
        taken += 1
        expect(texts(checkExpressions, value)).toEqual(texts(checkValue, value))
      }),
      { numRuns: 2000 },
    )
    expect(taken).toBeGreaterThan(200)
  })

  it('gives one mistake for each thing that is wrong', () => {
    const value = { nam: 'a', age: 3, tags: ['c', 'a'], more: { z: 'x' } }
    expect(kinds(value, person)).toEqual(['unknown-key /nam', 'range /age', 'enum /tags/0', 'key-name /more/z'])
  })

  it('says what is missing, but not what a misspelt name stands for', () => {
    expect(kinds({}, person)).toEqual(['missing-key '])
    expect(kinds({ naem: 'a' }, person)).toEqual(['unknown-key /naem'])
    expect(kinds({ other: 'a' }, person)).toEqual(['unknown-key /other', 'missing-key '])
  })

  it('takes no expression for a constant, which is written out, and one for anything else', () => {
    const schema: Schema = {
      type: 'object',
      properties: { agreed: { const: true }, code: { type: 'string', maxLength: 2 } },
    }
    const read: string[] = []
    const text = (written: string) => void read.push(written)
    const value = { agreed: '{{ event.agreed }}', code: '{{ event.code }}' }
    const found = checkValue(value, asSchema(schema), { noun, base: '', text })
    expect(found.map(({ kind, pointer }) => `${kind} ${pointer}`)).toEqual(['enum /agreed'])
    expect(read).toEqual(['{{ event.code }}'])
  })

  it('speaks of the branch that was meant: by kind, then by its constant, then by the fewest mistakes', () => {
    const branch = (only: string, key: string): Schema => ({
      type: 'object',
      properties: { is: { const: only }, [key]: { type: 'number' } },
      required: ['is', key],
      additionalProperties: false,
    })
    const schema: Schema = { oneOf: [branch('a', 'x'), branch('b', 'y'), { type: 'number', maximum: 3 }] }
    expect(kinds({ is: 'b', y: 'no' }, schema)).toEqual(['type /y'])
    expect(kinds({ is: 'b', x: 1 }, schema)).toEqual(['unknown-key /x'])
    expect(kinds(7, schema)).toEqual(['range '])
    expect(kinds('text', schema)).toEqual(['type '])
  })

  it('asks first which of several branches is meant, where a constant tells: what it lacks besides is not known', () => {
    const branch = (name: string): Schema => ({
      type: 'object',
      properties: { kind: { const: name }, [name]: { type: 'string' } },
      required: ['kind', name],
      additionalProperties: false,
    })
    const schema: Schema = { oneOf: [branch('room'), branch('ticket')] }
    expect(kinds({}, schema)).toEqual(['missing-key '])
    expect(kinds({ kind: 'rom', x: 1 }, schema)).toEqual(['enum /kind'])
    expect(kinds({ kind: '{{ kind }}', room: '' }, schema)).toEqual(['enum /kind'])
    expect(kinds({ kind: 'ticket', room: '1' }, schema)).toEqual(['unknown-key /room', 'missing-key '])
  })

  it('refuses a schema that says what it does not know: a developer reads that, not an operator', () => {
    const schema = { type: 'object', properties: { a: { type: 'string', format: 'email' } } }
    expect(() => asSchema(schema as Schema)).toThrow('format')
    expect(() => asSchema({ type: 'array', items: [{}] } as unknown as Schema)).toThrow('items')
  })

  it.each<[string, unknown, string]>([
    ['a property that may not be', { properties: { a: false } }, 'false'],
    ['items that may not be', { type: 'array', items: false }, 'false'],
    ['a branch that may not be', { anyOf: [{ type: 'string' }, false] }, 'false'],
    ['a keyword beside a choice', { type: 'object', anyOf: [{ required: ['a'] }, { required: ['b'] }] }, 'type'],
    ['two choices', { anyOf: [{ type: 'string' }], oneOf: [{ type: 'number' }] }, 'two choices'],
    ['an object as a constant', { const: { a: 1 } }, 'constants'],
    ['a list among the choices', { enum: ['a', ['b']] }, 'constants'],
    ['constants and a limit', { enum: ['a'], minLength: 1 }, 'minLength'],
    ['two kinds of constants', { enum: ['a'], const: 'a' }, 'const'],
    ['a constant of another type', { type: 'string', enum: ['a', null] }, 'its type'],
    ['a limit that is no number', { type: 'number', minimum: 1, exclusiveMinimum: true }, 'exclusiveMinimum'],
    ['branches that both fit', { oneOf: [{ type: 'integer' }, { type: 'number' }] }, 'oneOf'],
    ['branches without a kind', { oneOf: [{ minimum: 1 }, { type: 'string' }] }, 'oneOf'],
  ])('refuses a schema with %s, however deep', (_, schema, words) => {
    expect(() => asSchema(schema as Schema)).toThrow(words)
    expect(() => asSchema({ properties: { deep: { items: schema } } } as Schema)).toThrow(words)
  })

  it.each<[string, Schema]>([
    ['their length', { maxLength: 3 }],
    ['a list of them', { enum: ['foo', 'bar'] }],
    ['the only one', { const: 'foo' }],
  ])('refuses names by %s', (_, propertyNames) => {
    expect(kinds({ foo: 1 }, { propertyNames })).toEqual([])
    expect(kinds({ foobar: 1 }, { propertyNames })).toEqual(['key-name /foobar'])
  })

  it('sees that two objects are the same one, in whatever order their names stand', () => {
    const schema = { type: 'array', uniqueItems: true }
    expect(
      kinds(
        [
          { a: 1, b: { c: 1, d: 2 } },
          { b: { d: 2, c: 1 }, a: 1 },
        ],
        schema,
      ),
    ).toEqual(['range '])
    expect(
      kinds(
        [
          { a: 1, b: 2 },
          { a: 2, b: 1 },
        ],
        schema,
      ),
    ).toEqual([])
  })

  it('takes a choice with a note, and branches that are apart', () => {
    const kind = (only: string) => ({ type: 'object', properties: { kind: { const: only } }, required: ['kind'] })
    const schema = { description: '一句话', oneOf: [kind('a'), kind('b'), { type: 'string' }], default: 'a' }
    expect(asSchema(schema)).toBe(schema)
  })

  it('offers what was written in quotes without them, and nothing else', () => {
    const fixes = (value: unknown, type: string) =>
      checkValue(value, { type }, { noun, base: '' }).map(({ fix }) => fix?.safe && fix.edit)
    expect(fixes('12', 'integer')).toEqual([{ op: 'replace', pointer: '', value: 12 }])
    expect(fixes('true', 'boolean')).toEqual([{ op: 'replace', pointer: '', value: true }])
    expect(fixes('1.5', 'integer')).toEqual([undefined])
    expect(fixes('12 个', 'integer')).toEqual([undefined])
  })
})
