import { describe, expect, it } from 'vitest'
import { checkTheme } from '../testing/shop.ts'

describe('theme-shape', () => {
  it('shows a colour that is a word', () => {
    expect(checkTheme({ title: '海', tokens: { brand: 'blue' } })).toEqual([
      { rule: 'theme-shape', underlined: '"blue"', message: '「brand」应该是：像 #1A2B3C 这样的颜色' },
    ])
  })

  it('shows a token that there is not', () => {
    expect(checkTheme({ title: '海', tokens: { brnd: '#0B7A75' } })).toEqual([
      { rule: 'theme-shape', underlined: '"brnd"', message: '没有字段「brnd」，是不是「brand」？' },
    ])
  })
})
