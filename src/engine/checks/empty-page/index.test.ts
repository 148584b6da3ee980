import { describe, expect, it } from 'vitest'
import { check, pageOf } from '../testing/shop.ts'

describe('empty-page', () => {
  it('shows the list of blocks when it is empty', () => {
    expect(check(pageOf({ versions: { page: 1 }, data: {}, blocks: [] }))).toEqual([
      { rule: 'empty-page', underlined: '[]', message: '页面里还没有区块' },
    ])
  })
})
