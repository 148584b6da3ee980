import { describe, expect, it } from 'vitest'
import { compactJson } from './compact-json.ts'

describe('compactJson', () => {
  it('writes what is short on one line without blanks', () => {
    expect(compactJson({ type: 'object', required: ['title'], max: undefined })).toBe(
      '{"type":"object","required":["title"]}\n',
    )
  })

  it('gives the parts of what is long lines of their own, and no indentation', () => {
    const long = 'x'.repeat(300)
    expect(compactJson({ one: [long, long], two: { a: 1 }, none: undefined })).toBe(
      `{\n"one":[\n"${long}",\n"${long}"\n],\n"two":{"a":1}\n}\n`,
    )
  })

  it('loses nothing', () => {
    const value = {
      list: [[], {}, null, 'a\n"b"', 1.5, true],
      text: '海'.repeat(500),
      'a key': { deep: ['y'.repeat(500)] },
    }
    expect(JSON.parse(compactJson(value))).toEqual(value)
  })
})
