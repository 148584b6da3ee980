import { describe, expect, it } from 'vitest'
import { check, lists, pageOf } from '../testing/shop.ts'

describe('empty-slot', () => {
  it('shows a slot without blocks', () => {
    expect(
      check(
        pageOf({
          versions: { page: 1, list: 1, box: 1 },
          blocks: [lists(), { id: 'frame', widget: 'box', slots: { body: [] } }],
        }),
      ),
    ).toEqual([{ rule: 'empty-slot', underlined: '"body"', message: '「内容」里没有区块' }])
  })
})
