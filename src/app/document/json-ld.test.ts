import { describe, expect, it } from 'vitest'
import type { Head } from '../../../schemas/page/head.ts'
import { jsonLd } from './json-ld.ts'

const page = {
  title: '海景房两晚',
  description: '面朝大海',
  picture: 'https://shop.example/tc-fostay/media/bay-1-1200x630.jpg',
  url: 'https://shop.example/tc-fostay/goods/1',
  publicUrl: 'https://shop.example',
  siteName: '澜途度假',
}

/** As it is written into the document. */
const thingsOf = (data: NonNullable<Head['data']>, isNamed = true) =>
  (JSON.parse(JSON.stringify(jsonLd(data, page, isNamed) ?? null)) as { '@graph': unknown[] } | null)?.['@graph']

describe('a product as data', () => {
  const sold = { sku: 'LT1', brand: '澜途', price: 1288.5, availability: 'on' } as const

  it('has name, picture, price, whether it can be bought, and how it was liked', () => {
    expect(thingsOf({ Product: { ...sold, rating: { score: 4.8, count: 12 } } })).toEqual([
      {
        '@type': 'Product',
        name: '海景房两晚',
        description: '面朝大海',
        image: page.picture,
        sku: 'LT1',
        brand: { '@type': 'Brand', name: '澜途' },
        offers: {
          '@type': 'Offer',
          price: 1288.5,
          priceCurrency: 'CNY',
          availability: 'https://schema.org/InStock',
          url: page.url,
        },
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, bestRating: 5, reviewCount: 12 },
      },
    ])
  })

  it('has no rating that nobody gave', () => {
    const [thing] = thingsOf({ Product: { ...sold, rating: { score: 0, count: 0 } } })!
    expect(thing).not.toHaveProperty('aggregateRating')
  })

  it.each([
    ['not-started', 'PreOrder'],
    ['ended', 'Discontinued'],
    ['off', 'Discontinued'],
    ['sold-out', 'SoldOut'],
  ] as const)('that is %s is %s', (availability, word) => {
    expect(thingsOf({ Product: { price: 1, availability } })).toMatchObject([
      { offers: { availability: `https://schema.org/${word}` } },
    ])
  })
})

describe('an event as data', () => {
  it('has its time in Beijing, its place and its price', () => {
    const data = { day: '2026-11-20', beginMinute: 570, endMinute: 1440, place: '沙滩', price: 0 }
    expect(thingsOf({ Event: data })).toMatchObject([
      {
        '@type': 'Event',
        startDate: '2026-11-20T09:30:00+08:00',
        endDate: '2026-11-20T23:59:59+08:00',
        eventStatus: 'https://schema.org/EventScheduled',
        location: { '@type': 'Place', name: '沙滩' },
        offers: { price: 0 },
      },
    ])
  })

  it('says that it was cancelled, and has a day alone where no time is known', () => {
    expect(thingsOf({ Event: { day: '2026-11-20', place: '沙滩', isCancelled: true } })).toMatchObject([
      { startDate: '2026-11-20', eventStatus: 'https://schema.org/EventCancelled' },
    ])
  })
})

describe('an article as data', () => {
  it('has its author and when it came out', () => {
    expect(thingsOf({ Article: { author: '阿澜', datePublished: '2026-11-01 09:00' } })).toMatchObject([
      {
        '@type': 'Article',
        headline: '海景房两晚',
        author: { '@type': 'Person', name: '阿澜' },
        datePublished: '2026-11-01T09:00:00+08:00',
      },
    ])
  })
})

describe('the way to a page as data', () => {
  it('goes from the shop’s door to the page itself', () => {
    expect(thingsOf({ BreadcrumbList: [{ name: '首页', to: '/' }] }, false)).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: '首页', item: 'https://shop.example/tc-fostay/' },
          { '@type': 'ListItem', position: 2, name: '海景房两晚', item: page.url },
        ],
      },
    ])
  })
})

describe('a page', () => {
  it('without data, or without a name for its things, says nothing', () => {
    expect(thingsOf({})).toBeUndefined()
    expect(thingsOf({ Product: { price: 1, availability: 'on' } }, false)).toBeUndefined()
  })
})
