import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_DEPTH } from '../../domain/file-limits.ts'
import { scanJson } from './scan-json.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('scanJson', () => {
  it('finds nothing in any JSON that JSON.stringify writes, at any width', () => {
    const json = fc.json({ maxDepth: 8 }).map((text) => JSON.parse(text) as unknown)
    fc.assert(
      fc.property(json, fc.nat(4), (value, indent) => {
        const { repeated, tooDeepAt } = scanJson(JSON.stringify(value, undefined, indent))
        expect([repeated, tooDeepAt]).toEqual([[], undefined])
      }),
    )
  })

  it('takes any text, JSON or not, without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', '\\', ',', ':', 'a', '\n') }), (text) => {
        expect(scanJson(text).text).toBe(text)
      }),
    )
  })

  it('allows the deepest level and refuses the next', () => {
    expect(scanJson(nested(MAX_DEPTH)).tooDeepAt).toBeUndefined()
    expect(scanJson(nested(MAX_DEPTH + 1)).tooDeepAt).toBe(MAX_DEPTH)
  })

  it('says where a repeated name stands', () => {
    const text = '{ "a/b": [{}, { "x": 1, "y": "x", "x": 2 }] }'
    const [key] = scanJson(text).repeated
    expect(key).toMatchObject({ key: 'x', pointer: '/a~1b/1/x' })
    expect(text.slice(...key!.range)).toBe('"x"')
    expect(key!.range[0]).toBe(text.lastIndexOf('"x"'))
  })

  it('does not take escaped quotes for the end of a text', () => {
    expect(scanJson('{ "a": "\\\\\\"[[[", "b": "\\\\", "a ": 1 }').repeated).toEqual([])
  })
})
