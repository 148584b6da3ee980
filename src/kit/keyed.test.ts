import { describe, expect, it } from 'vitest'
import { keyed } from './keyed.ts'

const keysOf = (...names: (string | number)[]) => keyed(names, (name) => name).map(([, key]) => key)

describe('keyed', () => {
  it('gives each item with its key', () => {
    const rows = [{ id: 'a' }, { id: 'b' }]
    expect(keyed(rows, ({ id }) => id)).toEqual([
      [rows[0], '0 a'],
      [rows[1], '0 b'],
    ])
  })

  it('tells items of one name apart, also those that merely look like a key', () => {
    for (const names of [
      ['a', 'a', 'a'],
      ['a', 'a', '1 a', '0 a'],
      [1, '1'],
      ['', ''],
    ])
      expect(new Set(keysOf(...names)).size).toBe(names.length)
  })

  it('keeps the key of an item whatever comes, goes or moves among the others', () => {
    const [key] = keysOf('b')
    expect(keysOf('a', 'a', 'b')[2]).toBe(key)
    expect(keysOf('b', 'a')[0]).toBe(key)
  })
})
