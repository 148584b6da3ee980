import { describe, expect, it } from 'vitest'
import { check, withProps } from '../testing/shop.ts'

describe('prop-out-of-range', () => {
  it('shows a number over the largest', () => {
    expect(check(withProps({ max: 100 }))).toEqual([
      { rule: 'prop-out-of-range', underlined: '100', message: '「max」应该是：不大于 20' },
    ])
  })

  it('shows a number below the smallest', () => {
    expect(check(withProps({ max: 0 }))).toEqual([
      { rule: 'prop-out-of-range', underlined: '0', message: '「max」应该是：不小于 1' },
    ])
  })

  it('shows a text that is too long, emoji being one character each', () => {
    expect(check(withProps({ title: '😀'.repeat(11) }))).toEqual([
      { rule: 'prop-out-of-range', underlined: '"😀😀😀😀😀😀😀😀😀😀😀"', message: '「title」应该是：最多 10 个字' },
    ])
  })

  it('allows as many emoji as characters', () => {
    expect(check(withProps({ title: '😀'.repeat(10) }))).toEqual([])
  })

  it('shows an empty text', () => {
    expect(check(withProps({ title: '' }))).toEqual([
      { rule: 'prop-out-of-range', underlined: '""', message: '「title」应该是：至少 1 个字' },
    ])
  })
})
