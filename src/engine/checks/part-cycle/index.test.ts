import { describe, expect, it } from 'vitest'
import { check, lists, pageOf, shop } from '../testing/shop.ts'

describe('part-cycle', () => {
  it('names the parts that lead back to themselves', () => {
    const parts = { a: { blocks: [{ part: 'b' }] }, b: { blocks: [{ part: 'a' }] } } as never
    expect(check(pageOf({ blocks: [lists(), { part: 'a' }] }), { ...shop, parts })).toEqual([
      { rule: 'part-cycle', underlined: '"a"', message: '部件套着自己：a → b → a' },
    ])
  })
})
