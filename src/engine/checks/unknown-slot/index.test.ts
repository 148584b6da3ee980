import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, withBox } from '../testing/shop.ts'

describe('unknown-slot', () => {
  it('shows a slot that the widget does not have', () => {
    expect(check(withBox({ bodi: [notices()] }))).toEqual([
      { rule: 'unknown-slot', underlined: '"bodi"', message: '组件「box」没有插槽「bodi」，是不是「body」？' },
    ])
  })

  it('shows slots of a widget without any', () => {
    expect(check(pageOf({ blocks: [notices({ slots: { body: [notices({ id: 'b' })] } }), lists()] }))).toEqual([
      { rule: 'unknown-slot', underlined: '"body"', message: '组件「notice」没有插槽「body」' },
    ])
  })
})
