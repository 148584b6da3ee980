import { describe, expect, it } from 'vitest'
import { check } from '../testing/shop.ts'

describe('experiment-shares', () => {
  it('shows an experiment whose shares are all 0', () => {
    expect(
      check(
        '{ "versions": { "page": 1, "notice": 2 }, "title": "首页", "experiments": { "hero": { "a": 0, "b": 0 } }, "blocks": [{ "id": "a", "widget": "notice", "props": { "text": "a" } }] }',
      ),
    ).toEqual([
      { rule: 'experiment-shares', underlined: '{ "a": 0, "b": 0 }', message: '实验「hero」各组的份额都是 0' },
    ])
  })
})
