import { describe, expect, it } from 'vitest'
import { check, withProps } from '../testing/shop.ts'

describe('function-argument', () => {
  it('shows a function without its argument', () => {
    expect(check(withProps({ max: '{{ size() }}' }))).toEqual([
      { rule: 'function-argument', underlined: 'size', message: 'size() 需要 1 个参数，却写了 0 个' },
    ])
  })
})
