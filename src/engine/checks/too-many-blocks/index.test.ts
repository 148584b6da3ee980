import { describe, expect, it } from 'vitest'
import { check, notices, pageOf } from '../testing/shop.ts'

describe('too-many-blocks', () => {
  it('shows the blocks of a page that has more than 200', () => {
    expect(
      check(
        pageOf({
          versions: { page: 1, notice: 2 },
          data: {},
          blocks: Array.from({ length: 201 }, (_, at) => notices({ id: `b${at}` })),
        }),
      ),
    ).toEqual([{ rule: 'too-many-blocks', underlined: '"blocks"', message: '页面有 201 个区块，建议最多 200 个' }])
  })
})
