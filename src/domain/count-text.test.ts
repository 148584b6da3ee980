import { describe, expect, it } from 'vitest'
import { countText, hotText } from './count-text.ts'

it.each([
  [0, '0'],
  [9999, '9999'],
  [10000, '1万'],
  [23999, '2.3万'],
  [1234567, '123.4万'],
  [9999.9, '9999'],
  [99_999_600, '9999.9万'],
  [100_000_000, '1亿'],
  [1_250_000_000, '12.5亿'],
])('a count of %i is written %s', (count, text) => {
  expect(countText(count)).toBe(text)
})

describe('hotText', () => {
  it.each([
    [0, '0'],
    [9999, '9999'],
    [10000, '1.0w'],
    [12999, '1.2w'],
    [19999, '1.9w'],
    [1234567, '123.4w'],
    [9999.9, '9999'],
    [99_999_600, '9999.9w'],
    [100_000_000, '1亿'],
    [1_250_000_000, '12.5亿'],
  ])('prints %i as %s (A9)', (count, text) => {
    expect(hotText(count)).toBe(text)
  })
})
