import { Ajv } from 'ajv'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conforms, type DraftSchema } from './draft-schema.ts'

const schemas: readonly DraftSchema[] = [
  { type: 'string' },
  { type: 'string', enum: ['a', ''] },
  { type: 'string', maxLength: 1 },
  { type: 'integer' },
  { type: 'integer', minimum: 0 },
  { type: 'boolean' },
  { type: 'array', items: { type: 'boolean' } },
  { type: 'object', additionalProperties: { type: 'integer' } },
  { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
  { type: 'object', properties: { a: { type: 'string' } }, required: ['a'], additionalProperties: { type: 'integer' } },
]

const scalar = fc.constantFrom('', 'a', '🌊', '🌊🌊', 0, -1, 1.5, true, false, null)
const value = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 2 }),
  fc.dictionary(fc.constantFrom('a', 'b', 'toString'), scalar, { maxKeys: 2 }),
)

describe('a draft’s schema', () => {
  it.each(schemas)('says the same as JSON Schema does: %j', (schema) => {
    const validate = new Ajv().compile(schema)
    const isSame = fc.property(value, (one) => conforms(schema, one) === validate(one))
    expect(() => fc.assert(isSame)).not.toThrow()
  })

  it('takes no name of an object’s own for a property that it knows', () => {
    const closed: DraftSchema = { type: 'object', properties: {}, additionalProperties: false }
    expect([conforms(closed, {}), conforms(closed, JSON.parse('{"__proto__":1}')), conforms(closed, [])]).toEqual([
      ...[true, false, false],
    ])
  })
})
