import { describe, expect, it } from 'vitest'
import { check, withProps } from '../testing/shop.ts'

describe('unused-value', () => {
  it('shows a value that no expression reads', () => {
    const values = { best: '{{ first(offers.list).name }}', old: '{{ offers.total }}' }
    expect(check(withProps({ title: "{{ default(best, '') }}" }, { values }))).toEqual([
      { rule: 'unused-value', underlined: '"old"', message: '没有表达式读「old」' },
    ])
  })

  it('is content with one that another value reads', () => {
    const values = { list: '{{ offers.list }}', best: '{{ first(list).name }}' }
    expect(check(withProps({ title: "{{ default(best, '') }}" }, { values }))).toEqual([])
  })
})
