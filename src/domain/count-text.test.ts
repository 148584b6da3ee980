import { expect, it } from 'vitest'
import { countText } from './count-text.ts'

it.each([
  [0, '0'],
  [9999, '9999'],
  [10000, '1万'],
  [23999, '2.3万'],
  [1234567, '123.4万'],
])('a count of %i is written %s', (count, text) => {
  expect(countText(count)).toBe(text)
})
