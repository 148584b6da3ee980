import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, withProps } from '../testing/shop.ts'

describe('missing-prop', () => {
  it('shows the props that lack a setting', () => {
    expect(check(pageOf({ blocks: [notices({ props: { count: 1 } }), lists()] }))).toEqual([
      { rule: 'missing-prop', underlined: '"props"', message: '缺少设置「text」' },
    ])
  })

  it('shows the widget when there are no props at all', () => {
    expect(check(pageOf({ blocks: [{ id: 'tip', widget: 'notice' }, lists()] }))).toEqual([
      { rule: 'missing-prop', underlined: '"notice"', message: '缺少设置「text」' },
    ])
  })

  it('shows the object that lacks something inside', () => {
    expect(check(withProps({ items: [{ name: 'a' }] }, { data: {} }))).toEqual([
      { rule: 'missing-prop', underlined: '{', message: '缺少设置「price」' },
    ])
  })

  it('asks for nothing that the widget has a default for', () => {
    expect(check(withProps({}))).toEqual([])
  })
})
