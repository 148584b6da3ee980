import { Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { asAscii } from './ascii-code.mjs'

/** What code gives before and after. */
const bothOf = (code: string): unknown[] =>
  [code, asAscii(code)].map((text) => new Script(`(${text})`).runInThisContext())

describe('code in ASCII', () => {
  it.each([
    ['text', "'澜途 — 度假 😀'"],
    ['a template', '`价 ${1 + 1} 元`'],
    ['names', '({ 商品: 1, "门票": 2 })'],
    ['a regular expression', '"预约 ok 😀".replaceAll(/[一-龥]|😀/gu, "x")'],
    ['a character that is escaped as itself, and one behind a backslash', String.raw`['\度', '\\度', '\\\度']`],
  ])('means the same: %s', (_, code) => {
    const [before, after] = bothOf(code)
    expect(after).toEqual(before)
    expect(asAscii(code)).toMatch(/^[ -~]*$/)
  })
})
