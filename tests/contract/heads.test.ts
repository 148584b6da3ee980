import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isMissing } from '../../src/engine/server/is-missing.ts'
import { mayBeIndexed } from '../../src/domain/search-index.ts'
import type { Opening } from './shop-openings.ts'
import { openingsOf } from './shop-openings.ts'
import { judge, pageSources, routes } from './shop-pages.ts'
import { openShop } from './shop-visit.ts'

const { visit } = openShop()

/** In the house, with a level, coupons and favourites. */
const MEMBER = '900003'

interface Seen {
  /** Everything of the document that speaks of the page to others. */
  readonly head: string
  readonly body: string
  readonly isElsewhere: boolean
  /** What the address names is not there: the page is no answer to a search. */
  readonly isMissing: boolean
}

const seen = new Map<string, Promise<Seen>>()

/** Each opening is drawn once, whichever rule asks for it. */
function look(opening: Opening): Promise<Seen> {
  const key = JSON.stringify(opening)
  const known = seen.get(key) ?? lookAnew(opening)
  seen.set(key, known)
  return known
}

async function lookAnew(opening: Opening): Promise<Seen> {
  const { html, prepared } = await visit(opening)
  const [, head = '', body = ''] =
    /<title>[^<]*<\/title>([\s\S]*?)<meta name="theme-color"[\s\S]*?<body>([\s\S]*)$/.exec(html) ?? []
  return { head, body, isElsewhere: prepared.redirect !== undefined, isMissing: isMissing(prepared.payload) }
}

const content = (head: string, name: string) =>
  new RegExp(` (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1]

function thingIn(head: string, type: string): unknown {
  const text = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(head)?.[1]
  const things = text === undefined ? [] : (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph']
  return things.find((thing) => thing['@type'] === type)
}

const CANONICAL = /^https:\/\/shop\.example\/tc-fostay\/(?:[\w/?=-]|%[0-9A-F]{2})*$/

const written = pageSources.flatMap((source) => {
  const head = judge(source).page?.head
  return head === undefined ? [] : [{ name: source.name, data: (head.data ?? {}) as Readonly<Record<string, unknown>> }]
})
/** Each address of the page once, by a visitor. */
const visits = (name: string): Opening[] => {
  const byAddress = new Map(openingsOf(name).map((opening) => [opening.address, opening]))
  return [...byAddress.values()].map((opening) => ({ ...opening, member: undefined, by: 'a visitor' }))
}

describe.each(written)('the head of $name', ({ name }) => {
  it('has a picture that is there, and an address without what belongs to one visit', async () => {
    for (const opening of visits(name)) {
      const { head, isElsewhere, isMissing: isAway } = await look(opening)
      if (isElsewhere) continue
      const file = content(head, 'og:image')!.replace('https://shop.example/tc-fostay/media/', '../../sandbox/media/')
      expect({ opening, file, isThere: existsSync(new URL(file, import.meta.url)) }).toMatchObject({ isThere: true })
      const canonical = /rel="canonical" href="([^"]*)"/.exec(head)?.[1]
      // A second address of a page that is found by another one says nothing of itself.
      const isFound = !isAway && mayBeIndexed(routes.find((route) => route.name === opening.route)!)
      expect(canonical ?? '').toMatch(isFound ? CANONICAL : /^$/)
    }
  })

  it('is the same for a member as for a visitor', async () => {
    for (const opening of visits(name)) {
      const [visitor, member] = [await look(opening), await look({ ...opening, member: MEMBER })]
      expect(member.head).toBe(visitor.head)
    }
  })
})

describe.each(written.filter(({ data }) => 'Product' in data))('the head of $name', ({ name }) => {
  it('says the name, the price and the picture of what the page sells', async () => {
    let count = 0
    for (const opening of visits(name)) {
      const { head, body, isElsewhere } = await look(opening)
      if (isElsewhere) continue
      count++
      const title = content(head, 'og:title')
      expect(body).toContain(title)
      expect(thingIn(head, 'Product')).toMatchObject({
        image: content(head, 'og:image'),
        offers: { price: Number(content(head, 'product:price:amount')), priceCurrency: 'CNY' },
      })
    }
    expect(count).toBeGreaterThan(0)
  })
})

describe('an activity and an article', () => {
  it('are data of their own kinds', async () => {
    const thingOf = async (page: string, type: string) => thingIn((await look(visits(page)[0]!)).head, type)
    expect(await thingOf('event-detail', 'Event')).toMatchObject({
      name: expect.any(String),
      startDate: expect.stringMatching(/^2026-11-20T\d\d:\d\d:00\+08:00$/),
      location: { '@type': 'Place' },
    })
    expect(await thingOf('content', 'Article')).toMatchObject({
      headline: expect.any(String),
      datePublished: expect.stringContaining('+08:00'),
    })
  })
})
