import { describe, expect, it } from 'vitest'
import { check, notices, withBox } from '../testing/shop.ts'

describe('slot-too-full', () => {
  it('shows the slot that holds more than it takes', () => {
    expect(check(withBox({ body: [notices(), notices({ id: 'b' }), notices({ id: 'c' })] }))).toEqual([
      { rule: 'slot-too-full', underlined: '"body"', message: '「内容」最多放 2 个区块，现在有 3 个' },
    ])
  })
})
