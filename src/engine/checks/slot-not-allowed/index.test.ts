import { describe, expect, it } from 'vitest'
import { check, lists, notices, withBox } from '../testing/shop.ts'

describe('slot-not-allowed', () => {
  it('shows a widget that may not stand in the slot', () => {
    expect(check(withBox({ body: [notices(), lists({}, { id: 'inner' })] }))).toEqual([
      { rule: 'slot-not-allowed', underlined: '"list"', message: '「内容」里不能放「list」，可以放：notice、box' },
    ])
  })

  it('allows what the slot lists', () => {
    expect(check(withBox({ body: [notices()] }))).toEqual([])
  })
})
