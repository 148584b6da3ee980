import { describe, expect, it } from 'vitest'
import { MAX_BYTES, MAX_DEPTH } from './file-limits.ts'
import { jsonBounds } from './json-bounds.ts'

describe('jsonBounds', () => {
  it('counts values and levels, and nothing in texts', () => {
    expect(jsonBounds('{"a":[1,"[,{",{"b\\\\":"\\"],,"}]}')).toMatchObject({ depth: 3, values: 5, isTooLarge: false })
  })

  it('says where a text is too deep or too much', () => {
    expect(jsonBounds('['.repeat(MAX_DEPTH + 1)).tooDeepAt).toBe(MAX_DEPTH)
    expect(jsonBounds('['.repeat(MAX_DEPTH)).tooDeepAt).toBeUndefined()
    expect(jsonBounds('[1,1,1,1]', 3).tooManyAt).toBe(6)
    expect(jsonBounds('[1,1,1]', 3).tooManyAt).toBeUndefined()
  })

  it('counts bytes before anything else', () => {
    expect(jsonBounds('海'.repeat(MAX_BYTES / 2))).toEqual({ isTooLarge: true, depth: 0, values: 0 })
  })
})
