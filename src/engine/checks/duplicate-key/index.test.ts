import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf } from '../testing/shop.ts'

describe('duplicate-key', () => {
  it('shows the second of two equal names', () => {
    expect(check('{ "versions": { "page": 1 }, "title": "首页", "title": "澜途", "blocks": [] }')).toEqual([
      { rule: 'duplicate-key', underlined: '"title"', message: '「title」在同一个 { } 里写了两次，只有最后一个算数' },
    ])
  })

  it('sees through another way of writing the same name', () => {
    expect(check('{ "a": 1, "\\u0061": 2 }')).toEqual([
      { rule: 'duplicate-key', underlined: '"\\u0061"', message: '「a」在同一个 { } 里写了两次，只有最后一个算数' },
    ])
  })

  it('allows the same name in other objects', () => {
    expect(check(pageOf({ blocks: [notices(), notices({ id: 'tip-2' }), lists()] }))).toEqual([])
  })
})
