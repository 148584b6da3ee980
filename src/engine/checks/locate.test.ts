import { describe, expect, it } from 'vitest'
import { createLocator } from './locate.ts'

const text = '{\n  "a": { "b/c": [1, "x\\"y\\u4e2d\\nz"] },\n  "d": {\n    "e": 1\n  },\n  "d": 2\n}'
const locator = createLocator(text)
const shown = (finding: Parameters<typeof locator.rangeOf>[0]) => {
  const range = locator.rangeOf(finding)
  return range && text.slice(...range)
}

describe('createLocator', () => {
  it('finds a value by its pointer', () => {
    expect(shown({ pointer: '/a/b~1c/0' })).toBe('1')
  })

  it('finds the name of a property, and the value of an element, which has none', () => {
    expect(shown({ pointer: '/a/b~1c', target: 'key' })).toBe('"b/c"')
    expect(shown({ pointer: '/a/b~1c/0', target: 'key' })).toBe('1')
  })

  it('finds a part of a text by its decoded offsets, whatever is escaped before and in it', () => {
    expect(shown({ pointer: '/a/b~1c/1', within: [1, 2] })).toBe('\\"')
    expect(shown({ pointer: '/a/b~1c/1', within: [3, 4] })).toBe('\\u4e2d')
    expect(shown({ pointer: '/a/b~1c/1', within: [5, 6] })).toBe('z')
  })

  it('shows a value over several lines by its bracket', () => {
    expect(shown({ pointer: '' })).toBe('{')
    expect(shown({ pointer: '/a' })).toBe('{ "b/c": [1, "x\\"y\\u4e2d\\nz"] }')
  })

  it('takes the last of equal names, as JSON.parse does', () => {
    expect(shown({ pointer: '/d' })).toBe('2')
  })

  it('finds nothing where nothing is', () => {
    expect(shown({ pointer: '/a/x' })).toBeUndefined()
  })

  it('counts lines and columns from 1', () => {
    expect(locator.position(0)).toEqual({ line: 1, column: 1, offset: 0 })
    expect(locator.position(text.indexOf('"d"'))).toMatchObject({ line: 3, column: 3 })
    expect(locator.position(text.length)).toMatchObject({ line: 7, column: 2 })
  })
})
