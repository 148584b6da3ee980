import { describe, expect, it } from 'vitest'
import { check, pageOf } from '../testing/shop.ts'

describe('nested-too-deep', () => {
  it('shows the bracket that goes too deep, of 10,000 nested slots', () => {
    expect(check(`${'{"slots":{"body":['.repeat(10_000)}${']}}'.repeat(10_000)}`)).toEqual([
      { rule: 'nested-too-deep', underlined: '{', message: '括号套得太深，最多 64 层' },
    ])
  })

  it('speaks of the depth alone when the text is no JSON either', () => {
    expect(check('['.repeat(100_000))).toEqual([
      { rule: 'nested-too-deep', underlined: '[', message: '括号套得太深，最多 64 层' },
    ])
  })

  it('does not count brackets in texts', () => {
    expect(check(pageOf({ description: '['.repeat(100) }))).toEqual([])
  })
})
