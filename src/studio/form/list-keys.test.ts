import { expect, it } from 'vitest'
import { keyedAfter } from './list-keys.ts'

const first = keyedAfter({ list: [], keys: [], next: 0 }, ['a', 'b', 'c'])
const keysOf = (...list: readonly string[]) => keyedAfter(first, list).keys

it.each([
  ['is moved', ['b', 'a', 'c'], [1, 0, 2]],
  ['is taken away', ['b', 'c'], [1, 2]],
  ['is changed where it stands', ['a', 'x', 'c'], [0, 1, 2]],
  ['comes first', ['x', 'a', 'b', 'c'], [3, 0, 1, 2]],
  ['comes last', ['a', 'b', 'c', 'x'], [0, 1, 2, 3]],
  ['comes between like ones', ['a', 'a', 'b', 'c'], [0, 3, 1, 2]],
])('things keep their keys when one %s', (_what, list, keys) => {
  expect(keysOf(...list)).toEqual(keys)
})

it('no key is given twice, also to what comes after something went', () => {
  const fewer = keyedAfter(first, ['a'])
  expect(keyedAfter(fewer, ['a', 'y', 'z']).keys).toEqual([0, 3, 4])
})
