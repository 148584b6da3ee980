import { describe, expect, it } from 'vitest'
import { assignable } from './assignable.ts'
import { typeOfSchema } from './types.ts'

const text = { type: 'string' } as const
const item = (required: string[]) => ({
  type: 'object',
  properties: { name: text, price: { type: 'number' } },
  required,
})
const list = (items: object) => ({ type: 'array', items })
const give = (from: object, to: object) => {
  const result = assignable(typeOfSchema({ ...from }), { ...to })
  return result.ok ? 'ok' : `${result.reason} ${result.path.join('.')}`.trim()
}

describe('a value of one type given to a prop', () => {
  it.each([
    ['a number for an integer', { type: 'number' }, { type: 'integer' }, 'ok'],
    ['a text for a number', text, { type: 'number' }, 'type'],
    ['a text that may be null', { type: ['string', 'null'] }, text, 'maybe-missing'],
    ['a text that may be null where null is fine', { type: ['string', 'null'] }, { type: ['null', 'string'] }, 'ok'],
    ['null', { type: 'null' }, text, 'maybe-missing'],
    ['a text for null', text, { type: 'null' }, 'type'],
    ['a number that may be null for a text', { type: ['number', 'null'] }, text, 'type'],
    ['one of fewer choices', { enum: ['a'] }, { enum: ['a', 'b'] }, 'ok'],
    ['one of more choices', { enum: ['a', 'c'] }, { enum: ['a', 'b'] }, 'enum'],
    ['any text for a choice', text, { enum: ['a'] }, 'enum'],
    ['anything', {}, text, 'ok'],
    ['something for anything', text, {}, 'ok'],
    ['a list with the needed fields', list(item(['name', 'price'])), list(item(['name'])), 'ok'],
    ['a list whose field may be missing', list(item([])), list(item(['name'])), 'maybe-missing [].name'],
    [
      'a list without the field',
      list({ type: 'object', properties: { price: text } }),
      list(item(['name'])),
      'field [].name',
    ],
    ['a list whose field is of another kind', list({ properties: { price: text } }), list(item([])), 'type [].price'],
    ['extra fields', item(['name']), { type: 'object', properties: {}, additionalProperties: false }, 'ok'],
    ['an optional field for an optional field', item([]), item([]), 'ok'],
    ['an open object', { type: 'object' }, item(['name']), 'ok'],
    ['an object for a map', item([]), { type: 'object', additionalProperties: text }, 'type price'],
    ['a map for an object', { type: 'object', additionalProperties: text }, item(['name']), 'field name'],
    [
      'a map of texts for a map of numbers',
      { additionalProperties: text, type: 'object' },
      { type: 'object', additionalProperties: { type: 'number' } },
      'type []',
    ],
  ])('%s', (_name, from, to, expected) => {
    expect(give(from, to)).toBe(expected)
  })

  it('says what was expected and what came at the place', () => {
    expect(assignable(typeOfSchema(list(item(['name']))), list(item(['name', 'price'])))).toEqual({
      ok: false,
      reason: 'maybe-missing',
      path: ['[]', 'price'],
      expected: { kind: 'number' },
      got: { kind: 'number' },
    })
  })
})
