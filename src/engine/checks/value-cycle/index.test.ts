import { describe, expect, it } from 'vitest'
import { check, pageOf } from '../testing/shop.ts'

describe('value-cycle', () => {
  it('names the values that read each other', () => {
    const values = { a: '{{ b }}', b: '{{ c + 1 }}', c: '{{ a }}' }
    expect(check(pageOf({ values }))).toEqual([
      { rule: 'value-cycle', underlined: '"a"', message: 'values 里互相引用：a → b → c → a' },
    ])
  })

  it('says of one that reads itself', () => {
    expect(check(pageOf({ values: { a: '{{ a }}' } }))).toEqual([
      { rule: 'value-cycle', underlined: '"a"', message: '「a」引用了自己' },
    ])
  })
})
