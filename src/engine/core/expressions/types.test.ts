import { describe, expect, it } from 'vitest'
import { describeType, typeOfSchema } from './types.ts'

describe('typeOfSchema', () => {
  it.each([
    [true, { kind: 'any' }],
    [{}, { kind: 'any' }],
    [{ type: 'integer' }, { kind: 'number' }],
    [{ type: ['string', 'null'] }, { kind: 'string', nullable: true }],
    [
      { type: 'boolean', nullable: true },
      { kind: 'boolean', nullable: true },
    ],
    [{ type: ['string', 'number'] }, { kind: 'any' }],
    [{ enum: ['a', 'b', null] }, { kind: 'string', enum: ['a', 'b'], nullable: true }],
    [{ enum: [1, 2] }, { kind: 'number' }],
    [{ const: 'a' }, { kind: 'string', enum: ['a'] }],
    [{ const: false }, { kind: 'boolean' }],
    [
      { type: 'array', items: { type: 'string' } },
      { kind: 'list', of: { kind: 'string' } },
    ],
    [{ type: 'array' }, { kind: 'list', of: { kind: 'any' } }],
    [{ type: 'object' }, { kind: 'object', fields: {}, open: true }],
    [
      { type: 'object', additionalProperties: { type: 'number' } },
      { kind: 'map', of: { kind: 'number' } },
    ],
  ])('of %j is %j', (schema, type) => {
    expect(typeOfSchema(schema)).toEqual(type)
  })

  it('takes listed properties for all there are, unless more are allowed', () => {
    const properties = { a: { type: 'string' }, b: { type: 'number' } }
    const fields = { a: { type: { kind: 'string' }, optional: false }, b: { type: { kind: 'number' }, optional: true } }
    expect(typeOfSchema({ type: 'object', properties, required: ['a'] })).toEqual({
      kind: 'object',
      fields,
      open: false,
    })
    expect(typeOfSchema({ properties, required: ['a'], additionalProperties: true })).toEqual({
      kind: 'object',
      fields,
      open: true,
    })
  })

  it('makes one object of several choices: what not all have is optional', () => {
    const choice = (kind: string, name: string) => ({
      type: 'object',
      properties: { kind: { const: kind }, [name]: { type: 'string' } },
      required: ['kind', name],
    })
    expect(typeOfSchema({ oneOf: [choice('a', 'x'), choice('b', 'y')] })).toEqual({
      kind: 'object',
      fields: {
        kind: { type: { kind: 'string', enum: ['a', 'b'] }, optional: false },
        x: { type: { kind: 'string' }, optional: true },
        y: { type: { kind: 'string' }, optional: true },
      },
      open: false,
    })
    const sometimes = { ...choice('b', 'x'), required: ['kind'] }
    expect(typeOfSchema({ oneOf: [choice('a', 'x'), sometimes] })).toMatchObject({ fields: { x: { optional: true } } })
    expect(typeOfSchema({ anyOf: [{ type: 'number' }, { type: 'null' }] })).toEqual({ kind: 'number', nullable: true })
  })
})

describe('describeType', () => {
  it('uses the words of an operator', () => {
    const kinds = [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, { type: 'array' }, { type: 'object' }]
    const types = kinds.map(typeOfSchema)
    expect(types.map((type) => describeType(type, 'zh'))).toEqual(['文字', '数字', '是否', '列表', '对象'])
    expect(types.map((type) => describeType(type, 'en'))).toEqual(['text', 'number', 'yes or no', 'list', 'object'])
  })
})
