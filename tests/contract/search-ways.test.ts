import { expect, it } from 'vitest'
import { judge, pageSources } from './shop-pages.ts'

/** Pages with a list of what the shop sells or shows, which a guest who knows what they want need not go through. */
const lists = [
  'home',
  'package-list',
  'product-list',
  'poi-list',
  'retail-home',
  'retail-category-goods',
  'hotelchannel',
  'event-schedule',
  'promo-list',
]

it.each(lists)('[A1] pages/%s.json has the way to the search', (name) => {
  const { page } = judge(pageSources.find((source) => source.name === name)!)
  expect(page?.blocks.map(({ widget }) => widget)).toContain('search-entry')
})
