import { describe, expect, it } from 'vitest'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { compatibility } from './compatibility.ts'
import type { WidgetRecord } from './widget-record.ts'

const record = (part: Partial<WidgetRecord>): WidgetRecord => ({
  version: 1,
  props: { type: 'object', properties: {}, additionalProperties: false },
  defaults: [],
  variants: [],
  events: {},
  slots: {},
  ...part,
})

const object = (properties: Record<string, JSONSchema>, rest: Partial<JSONSchema> = {}): JSONSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...rest,
})

const withProps = (properties: Record<string, JSONSchema>, rest?: Partial<JSONSchema>): WidgetRecord =>
  record({ props: object(properties, rest) })

const changeOf = (before: JSONSchema, after: JSONSchema) =>
  compatibility(withProps({ it: before }), withProps({ it: after })).map(({ path, ...what }) => ({ ...what, path }))

describe('compatible changes', () => {
  const title: JSONSchema = { type: 'string', maxLength: 10 }

  it.each<[string, JSONSchema, JSONSchema]>([
    ['a higher limit', { type: 'string', maxLength: 10 }, { type: 'string', maxLength: 20 }],
    ['a limit that goes away', { type: 'integer', minimum: 1 }, { type: 'integer' }],
    ['a wider type', { type: 'integer' }, { type: 'number' }],
    ['one more type', { type: 'string' }, { type: ['string', 'null'] }],
    ['one more value', { enum: ['a', 'b'] }, { enum: ['b', 'a', 'c'] }],
    ['values that open up', { type: 'string', enum: ['a'] }, { type: 'string' }],
    ['a pattern that goes away', { type: 'string', pattern: '^a' }, { type: 'string' }],
    ['one more alternative', { type: 'string' }, { anyOf: [{ type: 'integer' }, { type: 'string' }] }],
    ['other words', { type: 'string', description: 'one' }, { type: 'string', description: 'two', title: 'Two' }],
    ['an object that opens', object({ a: title }), object({ a: title }, { additionalProperties: true })],
  ])('%s needs no new version', (_, before, after) => {
    expect(changeOf(before, after)).toEqual([])
  })

  it('a new optional prop, variant, event or slot needs no new version', () => {
    const after = { ...withProps({ title }), variants: ['wide'], events: { more: object({}) }, slots: { body: {} } }
    expect(compatibility(record({}), after)).toEqual([])
  })

  it('a new required prop with a default needs no new version', () => {
    const after = { ...withProps({ title }, { required: ['title'] }), defaults: ['title'] }
    expect(compatibility(record({}), after)).toEqual([])
  })
})

describe('incompatible changes of props', () => {
  it('a removed prop breaks pages that write it', () => {
    expect(compatibility(withProps({ title: { type: 'string' } }), record({}))).toEqual([
      { kind: 'removed-prop', path: 'props.title' },
    ])
  })

  it('a new required prop without a default breaks pages that lack it', () => {
    const after = withProps({ title: { type: 'string' } }, { required: ['title'] })
    expect(compatibility(record({}), after)).toEqual([{ kind: 'required-prop', path: 'props.title' }])
  })

  it('a required prop that loses its default breaks pages that relied on it', () => {
    const after = withProps({ title: { type: 'string' } }, { required: ['title'] })
    expect(compatibility({ ...after, defaults: ['title'] }, after)).toEqual([
      { kind: 'required-prop', path: 'props.title' },
    ])
  })

  it.each<[string, JSONSchema, JSONSchema, object]>([
    [
      'a narrower type',
      { type: ['string', 'null'] },
      { type: 'string' },
      { kind: 'narrower-type', path: 'props.it', before: '["string","null"]', after: '"string"' },
    ],
    [
      'a number that becomes an integer',
      { type: 'number' },
      { type: 'integer' },
      { kind: 'narrower-type', path: 'props.it', before: '"number"', after: '"integer"' },
    ],
    [
      'a lost value',
      { enum: ['a', 'b'] },
      { enum: ['a'] },
      { kind: 'narrower-values', path: 'props.it', before: '"b"' },
    ],
    [
      'free text that becomes a list of values',
      { type: 'string' },
      { type: 'string', enum: ['a'] },
      { kind: 'changed-rule', path: 'props.it', keyword: 'enum' },
    ],
    [
      'a lower maximum',
      { type: 'integer', maximum: 9 },
      { type: 'integer', maximum: 8 },
      { kind: 'narrower-limit', path: 'props.it', keyword: 'maximum', before: '9', after: '8' },
    ],
    [
      'a new minimum length',
      { type: 'string' },
      { type: 'string', minLength: 1 },
      { kind: 'narrower-limit', path: 'props.it', keyword: 'minLength', before: '-', after: '1' },
    ],
    [
      'another pattern',
      { type: 'string', pattern: '^a' },
      { type: 'string', pattern: '^b' },
      { kind: 'changed-rule', path: 'props.it', keyword: 'pattern' },
    ],
    [
      'a lost alternative',
      { anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] },
      { anyOf: [{ type: 'string' }, { type: 'integer' }] },
      { kind: 'changed-rule', path: 'props.it', keyword: 'anyOf' },
    ],
    [
      'a list of other things',
      { type: 'array', items: { type: 'string' } },
      { type: 'array', items: { type: 'integer' } },
      { kind: 'narrower-type', path: 'props.it[]', before: '"string"', after: '"integer"' },
    ],
    [
      'a prop lost inside a list',
      { type: 'array', items: object({ a: { type: 'string' }, b: { type: 'string' } }) },
      { type: 'array', items: object({ a: { type: 'string' } }) },
      { kind: 'removed-prop', path: 'props.it[].b' },
    ],
    [
      'an object that closes',
      { type: 'object' },
      { type: 'object', additionalProperties: false },
      { kind: 'changed-rule', path: 'props.it', keyword: 'additionalProperties' },
    ],
    [
      'a keyword that cannot be judged',
      { type: 'string' },
      { type: 'string', not: { const: 'x' } },
      { kind: 'changed-rule', path: 'props.it', keyword: 'not' },
    ],
  ])('%s is told with its place', (_, before, after, told) => {
    expect(changeOf(before, after)).toEqual([told])
  })
})

describe('incompatible changes of variants, events and slots', () => {
  it('a removed variant, event or slot is told by its name', () => {
    const before = record({ variants: ['wide'], events: { more: object({}) }, slots: { body: {} } })
    expect(compatibility(before, record({}))).toEqual([
      { kind: 'removed-variant', path: 'wide' },
      { kind: 'removed-event', path: 'more' },
      { kind: 'removed-slot', path: 'body' },
    ])
  })

  it('a slot that takes fewer blocks or fewer widgets is narrower', () => {
    const before = record({ slots: { many: { max: 3 }, any: {}, some: { allow: ['a'] } } })
    const after = record({ slots: { many: { max: 2 }, any: { allow: ['a'] }, some: { allow: ['a', 'b'] } } })
    expect(compatibility(before, after).map(({ path }) => path)).toEqual(['many', 'any'])
  })

  it('a payload must keep what pages read of it', () => {
    const payload = object(
      { item: object({ id: { type: 'string' } }), index: { type: 'integer' } },
      { required: ['item'] },
    )
    const after = object({ item: object({ id: { type: ['string', 'null'] } }) })
    expect(compatibility(record({ events: { select: payload } }), record({ events: { select: after } }))).toEqual([
      { kind: 'changed-rule', path: 'events.select.item', keyword: 'required' },
      { kind: 'removed-prop', path: 'events.select.index' },
    ])
  })

  it('a payload may gain properties and promise more', () => {
    const before = object({ index: { type: 'number' } })
    const after = object({ index: { type: 'integer' }, item: { type: 'string' } }, { required: ['index'] })
    expect(compatibility(record({ events: { select: before } }), record({ events: { select: after } }))).toEqual([])
  })
})
