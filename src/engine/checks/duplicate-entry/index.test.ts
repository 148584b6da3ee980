import { expect, it } from 'vitest'
import { checkComponent } from '../testing/shop.ts'

it('duplicate-entry shows the second one of an id', () => {
  const entries = [
    { id: 'a', title: '一' },
    { id: 'b', title: '二' },
    { id: 'a', title: '三' },
  ]
  expect(checkComponent({ title: '公告', type: '公告', entries })).toEqual([
    { rule: 'duplicate-entry', underlined: '"a"', message: '「a」这个 id 前面已经用了' },
  ])
})
