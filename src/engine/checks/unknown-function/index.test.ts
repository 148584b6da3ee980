import { describe, expect, it } from 'vitest'
import { check, withProps } from '../testing/shop.ts'

describe('unknown-function', () => {
  it('shows a function that there is not', () => {
    expect(check(withProps({ max: '{{ sise(offers.list) }}' }))).toEqual([
      { rule: 'unknown-function', underlined: 'sise', message: '没有函数「sise」，是不是「size」？' },
    ])
  })
})
