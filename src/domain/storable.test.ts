import { describe, expect, it } from 'vitest'
import { isStorable } from './storable.ts'

describe('a value that can be stored', () => {
  it.each([
    ['texts of any language, and signs of two parts', ['海边', 'naïve', '👨‍👩‍👧', '\u0001', '\\u0000']],
    ['what is no text', [0, true, null, undefined, {}]],
    ['a value that is missing among others', { a: undefined, b: [undefined, 'x'] }],
  ])('may hold %s', (_title, value) => {
    expect(isStorable(value)).toBe(true)
  })

  it.each([
    ['U+0000', 'a\u0000'],
    ['U+0000 deep inside', { list: [1, { text: 'a\u0000b' }] }],
    ['U+0000 in a name', { 'a\u0000': 1 }],
    ['the first half of a sign', ['\ud83d']],
    ['the second half of a sign', ['\ude00 a']],
  ])('may not hold %s', (_title, value) => {
    expect(isStorable(value)).toBe(false)
  })

  it('may be deeper than the stack', () => {
    expect(isStorable(JSON.parse('['.repeat(120_000) + ']'.repeat(120_000)))).toBe(true)
  })
})
