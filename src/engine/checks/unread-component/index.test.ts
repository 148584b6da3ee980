import { expect, it } from 'vitest'
import { checkComponent, shop } from '../testing/shop.ts'
import { validateComponent } from '../validate-component.ts'

const component = { title: '公告', type: '公告', entries: [] }

it('unread-component shows one that no page reads, and says nothing of one that a page does', () => {
  expect(checkComponent(component, [])).toEqual([
    { rule: 'unread-component', underlined: '"公告"', message: '没有页面读「YT3_BANNER」，改了顾客也看不到' },
  ])
  expect(checkComponent(component, ['home'])).toEqual([])
})

it('unread-component says nothing of what the search itself reads', () => {
  const source = { name: 'YT3_SEARCH_SYNONYMS', file: 'pages/components/YT3_SEARCH_SYNONYMS.json', text: '' }
  const entries = [{ id: '1', title: '泡汤', subtitle: '温泉' }]
  const text = JSON.stringify({ title: '搜索同义词', type: '同义词', entries })
  expect(validateComponent({ ...source, text }, shop, []).problems).toEqual([])
})
