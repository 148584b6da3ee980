import { describe, expect, it, vi } from 'vitest'
import type { Page } from '../../../schemas/page/page.ts'
import { CallProblem } from '../../kit/call.ts'
import type { BlockReport } from '../react/page-runtime.ts'
import { shopSite } from '../../app/shop-site.ts'
import { pageMatcher } from './match-page.ts'
import { createPageOf } from './page-of.ts'
import { depsOf, pageOf, request, route, shopOf, text } from './fake-shop.ts'
import { pagePreparer } from './prepare.ts'
import type { PageDeps } from './page-request.ts'

const ofShop = [shopSite, createPageOf(shopSite)] as const
const [matchPage, prepare] = [pageMatcher(...ofShop), pagePreparer(...ofShop)]
const routes = [
  route('home', '/'),
  route('spell', '/spell', { open: false, title: '拼团' }),
  route('main', '/main', { page: 'home', title: '主页' }),
]
const filter = (maxStale?: number) => ({ from: 'productPackageFilter', ...(maxStale !== undefined && { maxStale }) })
const reader = (name: string) => text(name, `{{ string(size(${name})) }}`)

function prepared(page: Page, deps: Partial<PageDeps> = {}, path = '/') {
  const shop = shopOf({ home: page }, routes)
  const call = async () => ({ data: { productPackageFilterInfo: {}, list: [] } })
  return prepare(matchPage(request(path), shop)!, depsOf(shop, { call, ...deps }))
}

const withData = (...ages: (number | undefined)[]) =>
  pageOf(
    ages.map((_, index) => reader(`d${index}`)),
    { data: Object.fromEntries(ages.map((age, index) => [`d${index}`, filter(age)])) },
  )

describe('a page made for whoever asked', () => {
  it('says to the app that it stands behind the login: who is logged out on it has nothing to stay for', async () => {
    const shop = shopOf({ home: pageOf([text('a', 'x')]) }, [
      ...routes,
      route('mine', '/mine', { page: 'home', login: true }),
    ])
    const behind = async (path: string) =>
      (await prepare(matchPage(request(path), shop)!, depsOf(shop))).payload.behindLogin
    expect([await behind('/mine'), await behind('/')]).toEqual([true, undefined])
  })

  it('says so to the app', async () => {
    const page = pageOf([text('a', "{{ user.loggedIn ? '你好' : '登录' }}")])
    expect((await prepared(page)).payload.personal).toBe(true)
    expect((await prepared(pageOf([text('a', 'x')]))).payload).not.toHaveProperty('personal')
  })
})

describe('the status of a page', () => {
  const about = (onError: 'hide' | { notFound: string }) =>
    pageOf([{ ...text('one', '{{ string(size(d0)) }}'), onError }], { data: { d0: filter() } })
  const failing = (code: string) => ({ call: () => Promise.reject(new CallProblem(code, '')) })
  const notFound = { notFound: '这篇文章找不到了' }

  it('is 404 when what it is about is not there', async () => {
    expect((await prepared(about(notFound), failing('not-found'))).status).toBe(404)
    expect((await prepared(about(notFound), failing('invalid-request'))).status, 'it can’t be').toBe(404)
  })

  it('is 200 when it is there, or fails for another reason, or only a part beside it is lacking', async () => {
    expect((await prepared(about(notFound))).status).toBe(200)
    expect((await prepared(about(notFound), failing('forbidden'))).status).toBe(200)
    expect((await prepared(about('hide'), failing('not-found'))).status).toBe(200)
  })
})

describe('how long an answer is shared', () => {
  it.each([
    ['half a minute when the page has no data', pageOf([text('a', 'x')]), 30],
    ['half a minute when its data does not say', withData(undefined), 30],
    ['as long as its data may be old', withData(60), 60],
    ['as the youngest of its data asks', withData(60, 5, undefined), 5],
    ['not at all when its data may not be old', withData(0), 0],
  ])('is %s', async (_why, page, seconds) => {
    expect((await prepared(page)).maxAge).toBe(seconds)
  })

  it('is one second while data is missing', async () => {
    const late = await prepared(withData(60), { call: () => new Promise(() => undefined), deadline: 1 })
    const broken = await prepared(withData(60), { call: () => Promise.reject(new Error('down')) })
    expect([late.payload.sources.d0?.status, late.maxAge]).toEqual(['pending', 1])
    expect([broken.payload.sources.d0?.status, broken.maxAge]).toEqual(['failed', 1])
  })

  it('is wrong after that second when data failed, and may be given as an old one when the browser gets what is late', async () => {
    const broken = await prepared(withData(60), { call: () => Promise.reject(new Error('down')) })
    const late = await prepared(withData(60), { call: () => new Promise(() => undefined), deadline: 1 })
    expect([broken.wrongAfter, late.wrongAfter]).toEqual([1, undefined])
  })

  it('is of a page that is lost when nobody answers, and not when a call is late or refused', async () => {
    const refused = () => Promise.reject(new CallProblem('not-found', '请求地址失效'))
    const lost = await prepared(withData(60), { call: () => Promise.reject(new Error('down')) })
    const late = await prepared(withData(60), { call: () => new Promise(() => undefined), deadline: 1 })
    const gone = await prepared(withData(60), { call: refused })
    expect([lost, late, gone, await prepared(withData(60))].map(({ payload }) => payload.isLost)).toEqual([
      ...[true, undefined, undefined, undefined],
    ])
  })

  it('tells which calls were lost, so that a page that is whole stays in its place', async () => {
    const own = { d0: filter(60), d1: { from: 'comboInfo', with: { id: '610101' } } }
    const page = pageOf([reader('d0'), text('name', '{{ d1.essentialInfo.basicInfo.name }}')], {
      data: own as Page['data'],
    })
    const half: PageDeps['call'] = async ({ path }) => {
      if (path.includes('/combo/')) throw new CallProblem('http-500', '系统开小差了')
      return { data: { productPackageFilterInfo: {}, list: [] } }
    }
    const down = () => Promise.reject(new Error('down'))
    const pages = [await prepared(page, { call: half }), await prepared(withData(60), { call: down })]
    expect(pages.map(({ lost, status }) => [lost, status])).toEqual([
      ['some', 200],
      ['all', 503],
    ])
    expect((await prepared(withData(60))).lost).toBeUndefined()
  })

  it.each([
    ['says that all is well and has nothing', () => ({ hasError: false, data: null })],
    ['refuses everything in the same words', () => Promise.reject(new CallProblem('9001', '系统升级中'))],
  ])(
    'is of a page that is lost when its host %s, and of one with a hole when a call of many does so',
    async (_what, nothing) => {
      const data = {
        d0: filter(60),
        d1: { from: 'poiList' },
        d2: { from: 'productPackageList', with: { pageSize: 1 } },
      }
      const page = pageOf(['d0', 'd1', 'd2'].map(reader), { data: data as Page['data'] })
      const half: PageDeps['call'] = async ({ path }) =>
        path.includes('poi') ? nothing() : { data: { productPackageFilterInfo: {}, list: [] } }
      const [all, one] = [await prepared(page, { call: async () => nothing() }), await prepared(page, { call: half })]
      expect([all.status, all.lost, one.status, one.payload.isLost]).toEqual([503, 'all', 200, undefined])
    },
  )

  it('leads nowhere where nobody answered: what is not known is not gone', async () => {
    const data = { d0: { from: 'comboInfo', with: { id: '1' } }, d1: { from: 'poiList' }, d2: filter(60) }
    const page = pageOf([reader('d1'), reader('d2')], {
      data: data as Page['data'],
      redirects: [{ when: '{{ !has(d0.essentialInfo) }}', to: '/404' }],
    })
    const empty = async () => ({ hasError: false, data: null })
    expect(await prepared(page, { call: empty })).toMatchObject({ status: 503, redirect: undefined })
    const there = async ({ path }: { path: string }) =>
      path.includes('/combo/') ? empty() : { data: { productPackageFilterInfo: {}, list: [] } }
    expect((await prepared(page, { call: there })).redirect).toBe('/404')
    const always = { ...page, redirects: [{ when: '{{ true }}', to: '/main' }] }
    expect((await prepared(always, { call: empty })).redirect, 'what needs no answer').toBe('/main')
  })

  it('takes what may be missing, and what is not there, for nothing lost', async () => {
    const optional = pageOf([reader('d0'), reader('d1')], {
      data: {
        d0: { from: 'pageComponent', with: { code: 'A' } },
        d1: { from: 'comboInfo', with: { id: '1' } },
      } as unknown as Page['data'],
    })
    const found = await prepared(optional, {
      call: async ({ path }) => ({ hasError: false, ...(path.includes('combo') ? {} : { data: {} }) }),
    })
    expect([found.status, found.lost]).toEqual([200, undefined])
  })

  it('does not depend on data that the browser loads: nobody calls for it here', async () => {
    const own = {
      d0: filter(60),
      d1: { ...filter(1), load: 'browser' },
      d2: { ...filter(1), when: '{{ size(d1) > 0 }}' },
    }
    const page = pageOf([reader('d0'), reader('d1'), reader('d2')], { data: own as Page['data'] })
    const call = vi.fn(async () => ({ data: { productPackageFilterInfo: {}, list: [] } }))
    const found = await prepared(page, { call })
    expect(found.payload.sources).toMatchObject({ d0: { status: 'ready' }, d1: { status: 'pending' } })
    expect([found.maxAge, call.mock.calls.length]).toEqual([60, 1])
  })

  it('ends with the minute at which a schedule turns, and the answer is wrong from then on', async () => {
    const page = pageOf([text('sale', 'x', { live: { from: '2026-11-20T08:31', until: '2026-11-21T00:00' } })])
    expect(await prepared(page, { now: () => '2026-11-20T08:30:48' })).toMatchObject({ maxAge: 12, wrongAfter: 12 })
    expect(await prepared(page)).toMatchObject({ maxAge: 30, wrongAfter: 45 })
  })

  it('stands in for a lost one until a schedule turns, whatever minute it names', async () => {
    const clock = text('clock', '{{ now }}')
    const sale = text('sale', 'x', { live: { from: '2026-11-20T08:33' } })
    const found = [await prepared(pageOf([clock])), await prepared(pageOf([clock, sale]))]
    expect(found.map(({ wrongAfter, standsFor }) => [wrongAfter, standsFor])).toEqual([
      [45, undefined],
      [45, 165],
    ])
    const broken = await prepared(withData(60), { call: () => Promise.reject(new CallProblem('not-found', '')) })
    expect([broken.wrongAfter, broken.standsFor]).toEqual([1, 1])
  })

  it('has no such end where no schedule is', async () => {
    expect((await prepared(pageOf([text('a', 'x')]))).wrongAfter).toBeUndefined()
  })
})

describe('a page ready to be rendered', () => {
  it('has the reply of its data, the brand and the shift of the clock', async () => {
    const page = withData(undefined)
    const { payload } = await prepared(page, { clockOffset: () => 5000 })
    expect(payload).toMatchObject({ theme: 'lantu', clockOffset: 5000, sources: { d0: { status: 'ready' } } })
  })

  it('of a screen to come has the title of its route', async () => {
    expect((await prepared(pageOf([]), {}, '/spell')).payload.plan.title).toBe('拼团')
    expect((await prepared(pageOf([]), {}, '/')).payload.plan.title).toBe('首页')
  })

  it('[B2] of a file that several addresses share has the title of its route', async () => {
    expect((await prepared(pageOf([]), {}, '/main')).payload.plan.title).toBe('主页')
  })

  it('reports each widget that this build does not have, in slots and popups too', async () => {
    const reports: BlockReport[] = []
    const unknown = (id: string) => ({ id, widget: 'hologram' })
    const page = pageOf([unknown('top'), { id: 'box', widget: 'section', slots: { body: [unknown('in')] } }], {
      popups: { more: { title: '更多', blocks: [unknown('up')] } },
    })
    await prepared(page, { report: (problem) => reports.push(problem) })
    expect(reports.map(({ block, code, page: name }) => [block, code, name])).toEqual([
      ['top', 'unknown-widget', 'home'],
      ['in', 'unknown-widget', 'home'],
      ['up', 'unknown-widget', 'home'],
    ])
  })
})
