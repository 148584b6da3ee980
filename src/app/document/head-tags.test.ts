import { describe, expect, it } from 'vitest'
import type { Head } from '../../../schemas/page/head.ts'
import type { PagePayload, Plan } from '../../../schemas/page/plan.ts'
import type { Route } from '../../../schemas/page/route.ts'
import { planWith } from '../../engine/react/fake-page.tsx'
import { route } from '../../engine/server/fake-shop.ts'
import { type HeadParts, headTags } from './head-tags.ts'

const parts: HeadParts = { siteName: '澜途度假', publicUrl: 'https://shop.example', isListed: true }

interface Page {
  readonly head?: Head
  readonly plan?: Partial<Plan>
  readonly route?: Partial<Route>
  readonly params?: Record<string, string>
  readonly status?: 200 | 404
  readonly sources?: PagePayload['sources']
}

function tagsOf(
  { head = {}, plan: more, route: own, params = {}, status = 200, sources = {} }: Page,
  shop: Partial<HeadParts> = {},
) {
  const plan = planWith([], { title: '商品详情', ...more })
  const match = {
    name: 'goods',
    status,
    route: route('goods', '/goods/:id', own),
    context: { ...plan.context, params },
    theme: 'lantu',
    key: 'k',
    variesBy: [],
    hasExperiments: false,
  } as const
  const payload = { plan, sources, theme: 'lantu', clockOffset: 0 } as const
  return headTags({ match, status: match.status, payload, head, maxAge: 30 }, { ...parts, ...shop })
}

const product: Head = {
  title: '海景房两晚',
  description: '面朝大海',
  picture: '/tc-fostay/media/bay-1',
  canonical: '/goods/650101',
  data: { Product: { price: 1288, availability: 'on' } },
}

const content = (tags: string, name: string) =>
  new RegExp(` (?:name|property)="${name}" content="([^"]*)"`).exec(tags)?.[1]
const canonicalOf = (tags: string) => /rel="canonical" href="([^"]*)"/.exec(tags)?.[1]

describe('what a chat shows of a shared page', () => {
  it('is its own name, sentence and picture, with the picture’s size', () => {
    const tags = tagsOf({ head: product })
    const said = ['type', 'title', 'description', 'url', 'image', 'image:width', 'image:height', 'site_name'].map(
      (name) => content(tags, `og:${name}`),
    )
    expect(said).toEqual([
      'product',
      '海景房两晚',
      '面朝大海',
      'https://shop.example/tc-fostay/goods/650101',
      'https://shop.example/tc-fostay/media/bay-1-1200x630.jpg',
      '1200',
      '630',
      '澜途度假',
    ])
    expect(content(tags, 'twitter:card')).toBe('summary_large_image')
    expect([content(tags, 'product:price:amount'), content(tags, 'product:price:currency')]).toEqual(['1288', 'CNY'])
  })

  it('is the shop’s own words and card where the page says nothing', () => {
    const tags = tagsOf({})
    expect([content(tags, 'og:title'), content(tags, 'og:description'), content(tags, 'og:image')]).toEqual([
      '商品详情 - 澜途度假',
      '商品详情，尽在澜途度假',
      'https://shop.example/tc-fostay/media/share-card.png',
    ])
    expect(content(tags, 'og:type')).toBe('website')
  })

  it('is a picture from elsewhere as it is, without a size that nobody knows', () => {
    const tags = tagsOf({ head: { picture: 'https://pictures.example/a.jpg' } })
    expect([content(tags, 'og:image'), content(tags, 'og:image:width')]).toEqual([
      'https://pictures.example/a.jpg',
      undefined,
    ])
  })

  it.each(['javascript:alert(1)', '//elsewhere.example/a', 'bay-1'])('is never %s for a picture', (picture) => {
    expect(content(tagsOf({ head: { picture } }), 'og:image')).toBe(
      'https://shop.example/tc-fostay/media/share-card.png',
    )
  })

  it('is one line of at most 160 letters', () => {
    const description = content(tagsOf({ head: { description: `一行\n${'长'.repeat(200)}` } }), 'description')!
    expect([...description]).toHaveLength(160)
    expect(description).toMatch(/^一行 长+…$/)
  })
})

describe('the title of the tab', () => {
  it('stays that of the route, whatever the page says of itself', () => {
    expect(tagsOf({ head: product })).toContain('<title>商品详情 - 澜途度假</title>')
  })
})

describe('the address of a page', () => {
  it('is its path, without anything of the query', () => {
    expect(canonicalOf(tagsOf({ params: { id: '12' } }))).toBe('https://shop.example/tc-fostay/goods/12')
  })

  it('has the part of the query that its route asks for', () => {
    expect(canonicalOf(tagsOf({ route: { path: '/', query: { p: 'My' } } }))).toBe(
      'https://shop.example/tc-fostay/?p=My',
    )
  })

  it('is what the page says, and always in this shop', () => {
    const of = (canonical: string) => canonicalOf(tagsOf({ head: { canonical }, params: { id: '12' } }))
    expect(of('/goods/1?tab=a')).toBe('https://shop.example/tc-fostay/goods/1?tab=a')
    expect(of('https://elsewhere.example/')).toBe('https://shop.example/tc-fostay/goods/12')
    expect(of('//elsewhere.example/')).toBe('https://shop.example/tc-fostay//elsewhere.example/')
    expect(of('/a"><script>')).toBe('https://shop.example/tc-fostay/a%22%3E%3Cscript%3E')
  })

  it('keeps what stands in the path one step of it', () => {
    expect(canonicalOf(tagsOf({ params: { id: 'a/../b?c' } }))).toBe(
      'https://shop.example/tc-fostay/goods/a%2F..%2Fb%3Fc',
    )
  })

  it('is a path alone where the shop does not know its own address', () => {
    expect(canonicalOf(tagsOf({ params: { id: '12' } }, { publicUrl: '' }))).toBe('/tc-fostay/goods/12')
  })
})

describe('search engines', () => {
  const isKeptOut = (page: Page, shop?: Partial<HeadParts>) =>
    tagsOf({ head: product, ...page }, shop).includes('<meta name="robots" content="noindex">')

  it('may list an open page, with its address and its data', () => {
    expect(isKeptOut({})).toBe(false)
    expect(canonicalOf(tagsOf({ head: product }))).toBeDefined()
    expect(tagsOf({ head: product })).toContain('application/ld+json')
  })

  it('don’t list the page of a thing that is not there, but one whose data are late or out for a while', () => {
    const thing = (code: string, head: Head = {}) => {
      return { head, sources: { thing: { status: 'failed', code, message: '' } } } as const
    }
    expect([isKeptOut(thing('not-found')), canonicalOf(tagsOf(thing('not-found')))]).toEqual([true, undefined])
    expect(isKeptOut(thing('invalid-request')), 'nor that of what can’t be').toBe(true)
    expect([isKeptOut(thing('no-response')), isKeptOut(thing('not-found', product))]).toEqual([false, false])
    expect(isKeptOut({ ...thing('not-found'), route: { path: '/combo' } }), 'a list is there all the same').toBe(false)
  })

  it.each<[string, Page]>([
    ['a screen to come', { route: { open: false } }],
    ['a page behind the login', { route: { login: true } }],
    ['a screen of a module', { route: { module: 'cashier' } }],
    ['a page that its route keeps out', { route: { index: false } }],
    ['an address that leads nowhere', { status: 404 }],
  ])('may not list %s, which has no address and no data for them', (_, page) => {
    expect(isKeptOut(page)).toBe(true)
    const tags = tagsOf({ head: product, ...page })
    expect([canonicalOf(tags), content(tags, 'og:url')]).toEqual([undefined, undefined])
    expect(tags).not.toContain('application/ld+json')
  })

  it('may list nothing of a sandbox', () => {
    expect(isKeptOut({}, { isListed: false })).toBe(true)
  })
})

describe('the data of a page', () => {
  const dataOf = (tags: string) => /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(tags)?.[1]

  it('can’t end the script in which it stands, and comes out as it went in', () => {
    const title = '</script><script>alert(1)</script>'
    const text = dataOf(tagsOf({ head: { ...product, title } }))!
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toMatchObject({ '@graph': [{ '@type': 'Product', name: title }] })
  })

  it('tells of no thing whose name is not known', () => {
    const { title: _, ...unnamed } = product
    const tags = tagsOf({ head: unnamed })
    expect(dataOf(tags)).toBeUndefined()
    expect([content(tags, 'og:type'), content(tags, 'product:price:amount')]).toEqual(['website', undefined])
  })
})
