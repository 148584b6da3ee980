import { describe, expect, it } from 'vitest'
import type { Page } from '../../../schemas/page/page.ts'
import { shopSite } from '../../app/shop-site.ts'
import { pageMatcher } from './match-page.ts'
import { createPageOf } from './page-of.ts'
import { pageOf, request, route, shopOf, text } from './fake-shop.ts'
import type { PageRequest } from './page-request.ts'

const matchPage = pageMatcher(shopSite, createPageOf(shopSite))
const home = pageOf([text('hello', '你好')])
const routes = [
  route('home', '/'),
  route('goods', '/goods/:id'),
  route('spell', '/spell', { open: false, title: '拼团' }),
  route('shared', '/shared', { page: 'home' }),
]
const matched = (path: string, page: Page = home, more: Partial<PageRequest> = {}) =>
  matchPage(request(path, more), shopOf({ home: page, goods: page }, routes))!

/** Whether two requests get the same shared answer. */
const isShared = (page: Page, one: Partial<PageRequest>, two: Partial<PageRequest>) => {
  const [a, b] = [matched('/', page, one).key, matched('/', page, two).key]
  expect(a).toBeDefined()
  return a === b
}

describe('the page of an address', () => {
  it('is that of its route, with the parameters of the path', () => {
    expect(matched('/goods/12')).toMatchObject({ name: 'goods', status: 200, context: { params: { id: '12' } } })
  })

  it('is the file that the route names, when several share one', () => {
    expect(matched('/shared')).toMatchObject({ name: 'home', route: { name: 'shared' } })
  })

  it('is the page of screens to come where the route is not open', () => {
    expect(matched('/spell')).toMatchObject({ name: 'not-open', status: 200, route: { title: '拼团' } })
  })

  it.each(['/nowhere', '/goods', '/goods/%E0%A4%A', '/__proto__'])('is not-found with 404 for %s', (path) => {
    expect(matched(path)).toMatchObject({ name: 'not-found', status: 404, context: { params: {} } })
  })

  it('is that of the route whose query was asked for, before the one of the same path without', () => {
    const shop = shopOf({ home, member: pageOf([text('me', '我的')]) }, [
      route('home', '/'),
      route('member', '/', { query: { p: 'My' } }),
    ])
    const of = (query: Record<string, string>) => matchPage(request('/', { query }), shop)!
    expect([of({ p: 'My' }).name, of({ p: 'Home' }).name, of({}).name]).toEqual(['member', 'home', 'home'])
    expect(of({ p: 'My' }).key).not.toBe(of({}).key)
  })

  it('may read what its route says in `with`, also around the screen of a module', () => {
    const given = { id: 'params.id', note: '凭身份证入园' }
    const shop = shopOf({}, [
      route('shared', '/shared/:id', { page: 'not-open', with: given }),
      route('fill', '/fill/:id', { module: 'checkout', screen: 'fill', with: given }),
    ])
    const found = ['/shared/1', '/fill/1'].map((path) => matchPage(request(path), shop)?.context.route)
    expect(found).toEqual([given, given])
  })

  it('is none while its file was never good', () => {
    expect(matchPage(request('/goods/1'), shopOf({}, routes))).toBeUndefined()
  })
})

describe('the look of an answer', () => {
  const shop = { ...shopOf({ home }, routes), theme: (word: string) => (word === 'spring' ? spring : undefined) }
  const spring = { title: '春天', tokens: {} }
  const of = (word: string) => matchPage(request('/', { word }), shop)!

  it('[E7] is that of a word which has a theme; the shop stays its own brand, and nobody else gets that answer', () => {
    expect(of('spring')).toMatchObject({ theme: 'spring', context: { from: 'lantu' } })
    expect(of('spring').key).not.toBe(of('').key)
  })

  it('[E7] is the brand’s where the word has none, and one answer for all such words', () => {
    expect(of('autumn').theme).toBe('lantu')
    expect(of('autumn').key).toBe(of('').key)
  })
})

describe('the context of an answer', () => {
  const asked = { query: { token: 'secret', tab: 'a' } }

  it('has nothing of the person and their query when the page reads none of it', () => {
    const { context } = matched('/', home, asked)
    expect(context).toEqual({
      user: { loggedIn: false, level: 0 },
      channel: 'h5',
      from: 'lantu',
      params: {},
      query: {},
      flags: {},
    })
  })

  it('has of the query the names that the page reads, and no other', () => {
    const { context } = matched('/', pageOf([text('tab', '{{ query.tab }}')]), asked)
    expect(context.query).toEqual({ tab: 'a' })
  })

  it('has the query whole when the page reads it whole', () => {
    const { context } = matched('/', pageOf([text('n', '{{ size(query) }}')]), asked)
    expect(context.query).toEqual(asked.query)
  })

  it('has nothing for a name of the language that nobody sent', () => {
    expect(matched('/', pageOf([text('x', '{{ query.constructor }}')])).context.query).toEqual({})
  })

  it.each<[string, Page]>([
    ['an expression', pageOf([text('me', '{{ user.id }}')])],
    ['an audience', pageOf([text('me', 'x', { audience: { login: true } })])],
    ['an action', pageOf([text('me', 'x', { on: { tap: [{ do: 'toast', text: '{{ user.id }}' }] } })])],
    ['a popup', pageOf([], { popups: { me: { title: 'x', blocks: [text('me', '{{ user.level }}')] } } })],
    [
      'the arguments of data',
      pageOf([], { data: { a: { from: 'pageComponents', with: { codes: ['{{ user.id }}'] } } } }),
    ],
  ])('has the person when %s reads them, and then the answer is theirs alone', (_where, page) => {
    const found = matched('/', page)
    expect(found.context.user).toEqual({ loggedIn: true, level: 3, id: 'member-7' })
    expect(found.key).toBeUndefined()
  })
})

describe('the answer of a page with data that each member gets differently', () => {
  const details = (more: object) => pageOf([text('me', 'x')], { data: { me: { from: 'memberDetails', ...more } } })

  it('is theirs alone when the server loads it, and says whose it is: a browser that took it for a visitor’s would ask again', () => {
    const { key, context } = matched('/', details({}))
    expect([key, context.user.loggedIn]).toEqual([undefined, true])
  })

  it('is everybody’s when the browser does', () => {
    expect(matched('/', details({ load: 'browser' })).key).toBeDefined()
    const when = '{{ viewer.loggedIn }}'
    const task = { from: 'activityTask', with: { activityTaskRelationId: '{{ me.memberId }}' } }
    const page = pageOf([text('me', '{{ viewer.level }}')], {
      data: { me: { from: 'memberDetails', load: 'browser', when }, task },
    })
    expect(matched('/', page).key).toBeDefined()
    expect(matched('/', page).context.user).toEqual({ loggedIn: false, level: 0 })
  })
})

describe('an answer is shared', () => {
  it('by everybody whose differences the page does not read', () => {
    const one = { query: { utm: '1' }, channel: 'app', visitor: 'a' } as const
    const two = { query: { utm: '2' }, channel: 'h5', visitor: 'b', user: { loggedIn: false, level: 0 } } as const
    expect(isShared(home, one, two)).toBe(true)
  })

  it('by nobody with another brand', () => {
    expect(isShared(home, { from: 'lantu' }, { from: 'clubmed' })).toBe(false)
  })

  it('by nobody with another value of a query that the page reads', () => {
    const page = pageOf([text('tab', '{{ query.tab }}')])
    expect(isShared(page, { query: { tab: 'a' } }, { query: { tab: 'b' } })).toBe(false)
    expect(isShared(page, { query: { tab: 'a', utm: '1' } }, { query: { tab: 'a' } })).toBe(true)
  })

  it('by nobody on another channel when the page reads it', () => {
    const page = pageOf([text('app', 'x', { audience: { channels: ['app'] } })])
    expect(isShared(page, { channel: 'app' }, { channel: 'h5' })).toBe(false)
    expect(matched('/', page).variesBy).toEqual(['channel'])
    expect(matched('/', home).variesBy).toEqual([])
  })

  it('by nobody in another arm of an experiment', () => {
    const of = (share: number) => ({ experiments: { look: { new: share, old: 100 - share } } })
    const visitors = Array.from({ length: 50 }, (_, index) => matched('/', pageOf([], of(50)), { visitor: `${index}` }))
    const byArm = new Set(visitors.map(({ context, key }) => `${context.flags.look} ${key}`))
    expect(byArm.size).toBe(2)
    expect(new Set(visitors.map(({ key }) => key)).size).toBe(2)
    expect(visitors[0]!.hasExperiments).toBe(true)
  })

  it('by all who ask for an address that leads nowhere, and by no two products', () => {
    expect(matched('/a/b').key).toBe(matched('/c').key)
    expect(matched('/goods/1').key).not.toBe(matched('/goods/2').key)
  })

  it('by no other version of the page', () => {
    const shop = shopOf({ home }, routes)
    const next = { ...shop, page: (name: string) => ({ ...shop.page(name)!, revision: 'r2' }) }
    expect(matchPage(request('/'), next)!.key).not.toBe(matchPage(request('/'), shop)!.key)
  })
})
