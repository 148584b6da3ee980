import { expect, it } from 'vitest'
import { allBlocks, blockOf, documentOf, type JsonMap } from '../../src/studio/document/index.ts'
import { pageSources } from './shop-pages.ts'

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
  const { text } = pageSources.find((source) => source.name === name)!
  const document = documentOf(JSON.parse(text) as JsonMap, 'page')
  const widgets = allBlocks(document).map(({ key }) => blockOf(document, key)?.['widget'])
  expect(widgets).toContain('search-entry')
})
