import { describe, expect, it } from 'vitest'
import { check, withProps } from '../testing/shop.ts'

describe('wrong-prop-type', () => {
  it('shows a number in quotes, which can be mended', () => {
    expect(check(withProps({ max: '3' }))).toEqual([
      { rule: 'wrong-prop-type', underlined: '"3"', message: '「max」应该是整数，却是文字' },
    ])
  })

  it('shows a text where a list is wanted', () => {
    expect(check(withProps({ items: '全部' }, { data: {} }))).toEqual([
      { rule: 'wrong-prop-type', underlined: '"全部"', message: '「items」应该是列表，却是文字' },
    ])
  })

  it('shows a broken number where a whole one is wanted', () => {
    expect(check(withProps({ max: 2.5 }))).toEqual([
      { rule: 'wrong-prop-type', underlined: '2.5', message: '「max」应该是整数，却是数字' },
    ])
  })

  it('shows null', () => {
    expect(check(withProps({ title: null }))).toEqual([
      { rule: 'wrong-prop-type', underlined: 'null', message: '「title」应该是文字，却是空（null）' },
    ])
  })

  it('names all kinds that are possible when a value is of none', () => {
    expect(check(withProps({ action: 5 }))).toEqual([
      { rule: 'wrong-prop-type', underlined: '5', message: '「action」应该是none、more或对象，却是数字' },
    ])
  })

  it('speaks of the choice that was meant, and of no other', () => {
    expect(check(withProps({ action: { label: '更多', count: '1' } }))).toEqual([
      { rule: 'wrong-prop-type', underlined: '"1"', message: '「count」应该是数字，却是文字' },
    ])
  })
})
