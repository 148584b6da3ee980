import { expect, it } from 'vitest'
import { checkComponent } from '../testing/shop.ts'

const component = { title: '公告', type: '公告', entries: [] }

it('unread-component shows one that no page reads, and says nothing of one that a page does', () => {
  expect(checkComponent(component, [])).toEqual([
    { rule: 'unread-component', underlined: '"公告"', message: '没有页面读「YT3_BANNER」，改了顾客也看不到' },
  ])
  expect(checkComponent(component, ['home'])).toEqual([])
})
