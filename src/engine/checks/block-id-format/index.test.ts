import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, withBox } from '../testing/shop.ts'

describe('block-id-format', () => {
  it('shows an id with other letters', () => {
    expect(check(pageOf({ blocks: [notices({ id: '公告' }), lists()] }))).toEqual([
      { rule: 'block-id-format', underlined: '"公告"', message: '「id」应该是：小写字母开头，只用小写字母、数字和 -' },
    ])
  })

  it('looks into slots', () => {
    expect(check(withBox({ body: [notices({ id: 'My Tip' })] }))).toEqual([
      {
        rule: 'block-id-format',
        underlined: '"My Tip"',
        message: '「id」应该是：小写字母开头，只用小写字母、数字和 -',
      },
    ])
  })
})
