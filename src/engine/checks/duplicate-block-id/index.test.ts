import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, withBox } from '../testing/shop.ts'

describe('duplicate-block-id', () => {
  it('shows the second block with the same id', () => {
    expect(check(pageOf({ blocks: [notices(), lists(), notices()] }))).toEqual([
      { rule: 'duplicate-block-id', underlined: '"tip"', message: 'id「tip」前面的区块已经用了' },
    ])
  })

  it('compares blocks of the page with those in slots', () => {
    expect(check(withBox({ body: [notices({ id: 'deals' })] }))).toEqual([
      { rule: 'duplicate-block-id', underlined: '"deals"', message: 'id「deals」前面的区块已经用了' },
    ])
  })
})
