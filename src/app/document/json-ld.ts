import type { Head } from '../../../schemas/page/head.ts'
import { clockText } from '../../domain/activity/activity-time.ts'
import { zonedTime } from '../../domain/dates.ts'
import { pageAddress } from './public-address.ts'

type Data = NonNullable<Head['data']>
type ProductData = NonNullable<Data['Product']>
type EventData = NonNullable<Data['Event']>
type ArticleData = NonNullable<Data['Article']>
type Thing = Readonly<Record<string, unknown>>

/** What each thing that a page speaks of has of the page itself. */
export interface LinkedPage {
  readonly title: string
  readonly description?: string
  /** Whole address of its picture. */
  readonly picture?: string
  /** Its own whole address. */
  readonly url: string
  readonly publicUrl: string
  readonly siteName: string
}

const VOCABULARY = 'https://schema.org'

/** The shop's words for whether something can be bought, as schema.org has them. */
const availabilities: Readonly<Record<ProductData['availability'], string>> = {
  on: 'InStock',
  'not-started': 'PreOrder',
  ended: 'Discontinued',
  off: 'Discontinued',
  'sold-out': 'SoldOut',
}

/**
 * What a page says of itself as JSON-LD (schema.org), undefined when it says nothing. A value that is not there leaves its property out.
 * @param isNamed whether the page has a name of its own: nothing is told of a thing without one
 */
export function jsonLd(data: Data, page: LinkedPage, isNamed: boolean): Thing | undefined {
  const { Product, Event, Article, BreadcrumbList } = data
  const things = [
    ...(isNamed && Product ? [productThing(Product, page)] : []),
    ...(isNamed && Event ? [eventThing(Event, page)] : []),
    ...(isNamed && Article ? [articleThing(Article, page)] : []),
    ...(BreadcrumbList ? [breadcrumbThing(BreadcrumbList, page)] : []),
  ]
  return things.length === 0 ? undefined : { '@context': VOCABULARY, '@graph': things }
}

const named = (type: string, name: string | undefined) => (name === undefined ? undefined : { '@type': type, name })

const offerOf = (price: number, more: Thing = {}): Thing => ({ '@type': 'Offer', price, priceCurrency: 'CNY', ...more })

function productThing(product: ProductData, page: LinkedPage): Thing {
  const { sku, brand, price, availability, rating } = product
  return {
    '@type': 'Product',
    name: page.title,
    description: page.description,
    image: page.picture,
    sku,
    brand: named('Brand', brand),
    offers: offerOf(price, { availability: `${VOCABULARY}/${availabilities[availability]}`, url: page.url }),
    ...(rating && rating.count > 0 && { aggregateRating: ratingOf(rating) }),
  }
}

const ratingOf = ({ score, count }: NonNullable<ProductData['rating']>): Thing => ({
  '@type': 'AggregateRating',
  ratingValue: score,
  bestRating: 5,
  reviewCount: count,
})

function eventThing(event: EventData, page: LinkedPage): Thing {
  const { day, beginMinute, endMinute, place, price, isCancelled } = event
  return {
    '@type': 'Event',
    name: page.title,
    description: page.description,
    image: page.picture,
    startDate: momentOf(day, beginMinute),
    endDate: momentOf(day, endMinute),
    eventStatus: `${VOCABULARY}/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    location: { '@type': 'Place', name: place, address: place },
    offers: price === undefined ? undefined : offerOf(price, { url: page.url }),
    organizer: named('Organization', page.siteName),
  }
}

function articleThing({ author, datePublished }: ArticleData, page: LinkedPage): Thing {
  return {
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    image: page.picture,
    author: named('Person', author),
    datePublished: zonedTime(datePublished) ?? datePublished,
    mainEntityOfPage: page.url,
    publisher: named('Organization', page.siteName),
  }
}

/** The way from the shop's door to the page, which is its last step. */
function breadcrumbThing(above: NonNullable<Data['BreadcrumbList']>, { title, url, publicUrl }: LinkedPage): Thing {
  const steps = above.map(({ name, to }) => ({ name, item: pageAddress(to, publicUrl) }))
  const all = [...steps, { name: title, item: url }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  }
}

/** A minute of a day in Beijing; the day alone when no minute is said. Midnight at the end of the day is its last second. */
function momentOf(day: string, minute: number | undefined): string {
  if (minute === undefined) return day
  const time = minute === 1440 ? '23:59:59' : clockText(minute)
  return zonedTime(`${day} ${time}`) ?? day
}
