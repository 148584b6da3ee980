import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf } from '../testing/shop.ts'

describe('version-missing', () => {
  it('shows the first use of a widget without a version', () => {
    expect(check(pageOf({ versions: { page: 1 }, blocks: [notices(), notices({ id: 'tip-2' }), lists()] }))).toEqual([
      { rule: 'version-missing', underlined: '"notice"', message: 'versions 里没有「notice」的版本，今天是 2' },
    ])
  })
})
