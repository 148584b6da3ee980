import { assert, jsonValue, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepEqual } from './keep-equal.ts'

const list = () => [
  { id: 1, tags: ['a'], price: 3 },
  { id: 2, tags: ['b'], price: 4 },
]

describe('a reply that came anew', () => {
  it('is the old one when nothing in it is another', () => {
    const before = { items: list(), total: 2 }
    expect(keepEqual(before, { total: 2, items: list() })).toBe(before)
  })

  it('[R73] is new where it changed and in what holds that, and nowhere else', () => {
    const before = { items: list(), page: { number: 1 } }
    const after = { items: [list()[0], { ...list()[1], price: 5 }], page: { number: 1 } }
    const kept = keepEqual(before, after) as typeof before
    expect(kept).toEqual(after)
    expect([kept === before, kept.items === before.items, kept.items[1] === before.items[1]]).toEqual([
      false,
      false,
      false,
    ])
    expect([
      kept.items[0] === before.items[0],
      kept.items[1]!.tags === before.items[1]!.tags,
      kept.page === before.page,
    ]).toEqual([true, true, true])
  })

  it.each([
    ['a field that is gone', { a: 1, b: 2 }, { a: 1 }],
    ['a field that is there now', { a: 1 }, { a: 1, b: undefined }],
    ['a shorter list', [1, 2], [1]],
    ['a list in place of a map', {}, []],
    ['null in place of a map', { a: {} }, { a: null }],
    ['a key that is a name of a prototype', {}, JSON.parse('{"__proto__": {"a": 1}}')],
  ])('counts %s', (_what, before, after) => {
    expect(keepEqual(before, after)).toStrictEqual(after)
    expect(keepEqual(before, after)).not.toBe(before)
  })

  it('is what came, whatever was there before', () => {
    assert(
      property(jsonValue(), jsonValue(), (one, other) => {
        expect(keepEqual(one, other)).toEqual(other)
      }),
    )
  })

  it('may be nested as deep as it likes', () => {
    const deep = () => JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown
    expect(() => keepEqual(deep(), deep())).not.toThrow()
  })
})
