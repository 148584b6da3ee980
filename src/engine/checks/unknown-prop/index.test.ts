import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, withProps } from '../testing/shop.ts'

describe('unknown-prop', () => {
  it('shows the name of a setting that the widget does not have, and what was meant', () => {
    expect(check(withProps({ titel: '限时' }))).toEqual([
      { rule: 'unknown-prop', underlined: '"titel"', message: '没有设置「titel」，是不是「title」？' },
    ])
  })

  it('takes a misspelt setting for the one that is missing: one mistake', () => {
    expect(check(pageOf({ blocks: [notices({ props: { txet: '你好' } }), lists()] }))).toEqual([
      { rule: 'unknown-prop', underlined: '"txet"', message: '没有设置「txet」，是不是「text」？' },
    ])
  })

  it('looks into objects and lists', () => {
    expect(check(withProps({ items: [{ name: 'a', price: 1, colour: 'red' }] }, { data: {} }))).toEqual([
      { rule: 'unknown-prop', underlined: '"colour"', message: '没有设置「colour」，可以用：tag' },
    ])
  })

  it('lists what there is when nothing is near', () => {
    expect(check(withProps({ background: 'red' }))).toEqual([
      {
        rule: 'unknown-prop',
        underlined: '"background"',
        message: '没有设置「background」，可以用：title、max、tone、moreTo、picture、action',
      },
    ])
  })
})
