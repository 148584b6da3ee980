import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noAssets, shopSettings } from '../../tests/fixtures/shop-files.ts'
import type { Page } from '../../schemas/page/page.ts'
import { validatorStore } from '../../build/validator-store.ts'
import { createBuiltShop } from '../../src/app/entry-server.tsx'
import { depsOf, pageOf, route, shopOf, text } from '../../src/engine/server/fake-shop.ts'
import { type Call, CallProblem } from '../../src/kit/call.ts'
import { problemHandlers } from '../plugins/problems.ts'
import { createFastPath } from './fast-path.ts'
import { createForwards } from './forwards.ts'
import { createPageViewers } from './page-viewers.ts'
import { serveShop } from './serve-shop.ts'
import { createRenderLimits } from './render-limits.ts'
import { shopPlugin } from './shop-plugin.ts'

const TOKEN = 'eyJh.eyJz.c2ln'
const ENDED = 'eyJh.eyJl.c2ln'
const UNKNOWN = 'eyJh.eyJ1.c2ln'
const built = await createBuiltShop(validatorStore)
const routes = [
  route('home', '/'),
  route('login', '/login'),
  route('me', '/me'),
  route('task', '/task'),
  route('order', '/order', { login: true }),
  route('goods', '/goods/:id', { forward: 'id' }),
  route('product', '/product', { forward: 'productId' }),
  route('where', '/where'),
]
const taskData = { task: { from: 'activityTask', with: { activityTaskRelationId: '1' } } }
const pages: Record<string, Page> = {
  home: pageOf([text('hello', '欢迎光临')]),
  login: pageOf([text('form', '请登录')]),
  me: pageOf([text('level', '等级 {{ string(user.level) }}')]),
  task: pageOf([text('task', '任务 {{ task.activityTaskId }}')], { data: taskData }),
  order: pageOf([text('orders', '我的订单')]),
  goods: pageOf([text('id', '商品 {{ params.id }}')]),
  product: pageOf([text('p', '产品')]),
  where: pageOf([text('in', '在微信里', { when: "{{ channel == 'wechat' }}" }), text('all', '都看到')]),
}
const CLEARED = 'pagoda_session=; Max-Age=0; Path=/tc-fostay; HttpOnly; SameSite=Lax'

let app: FastifyInstance
let calls: { path: string; token: string | undefined; id: unknown }[]
let learnt = vi.fn<(url: string, key: string) => void>()

const forwardsTo: Record<string, unknown> = {
  moved: '/play/productDetail/1?x=海',
  away: 'https://other.example/x',
  hostile: '//evil.example',
  itself: '/goods/itself?x=1',
}

const callAs =
  (token?: string): Call =>
  async ({ path }, args) => {
    calls.push({ path, token, id: args.productId })
    if (path.includes('forwardUrl')) {
      if (args.productId === 'broken') throw new Error('down')
      return { hasError: false, data: { forwardUrl: forwardsTo[String(args.productId)] } }
    }
    if (token === UNKNOWN) throw new Error('database gone')
    if (path.includes('getMemberDetails')) {
      if (token !== TOKEN) throw new CallProblem('not-logged-in', '请先登录')
      return { hasError: false, data: { id: '7', levelNew: 3 } }
    }
    return { hasError: false, data: { activityTaskId: token ?? 'nobody', activityTaskRelationId: '1' } }
  }

beforeEach(() => {
  calls = []
  learnt = vi.fn()
  const deps = depsOf(shopOf(pages, routes), { call: callAs() })
  const served = serveShop({ shop: built, assets: noAssets, deps, settings: shopSettings })
  const asides = { deadline: 50, now: () => 0, onProblem: () => undefined }
  app = fastify()
  problemHandlers(app)
  shopPlugin(app, {
    pages: served,
    limits: createRenderLimits({ perMinute: 1_000, isOverrun: () => false, now: Date.now }),
    fastPath: { ...createFastPath(served), learn: learnt },
    callAs,
    viewers: createPageViewers({ callAs, ...asides }),
    forwards: createForwards({ ...deps, ...asides }),
  })
})
afterEach(() => app.close())

const ask = (path: string, token?: string, headers: Record<string, string> = {}) =>
  app.inject({
    url: `/tc-fostay${path}`,
    headers: { ...headers, ...(token && { cookie: `pagoda_session=${token}` }) },
  })
/** The mall's own app, which lends its login. */
const inApp = { 'user-agent': 'iPhone pagoda/4.6.3' }
const data = (href: string, token?: string) => ask(`/_page?href=${encodeURIComponent(href)}`, token)
const memberLookUps = () => calls.filter(({ path }) => path.includes('getMemberDetails')).length

describe('a personal page', () => {
  it('shows the member of the session, and nobody keeps it', async () => {
    const reply = await ask('/me', TOKEN)
    expect(reply.body).toContain('等级 3')
    expect(reply.headers['cache-control']).toBe('private, no-store')
    expect((await ask('/me')).body).toContain('等级 0')
    expect(learnt).not.toHaveBeenCalled()
  })

  it('makes its calls as the member, or as nobody', async () => {
    await ask('/task', TOKEN)
    expect(calls.at(-1)).toMatchObject({ path: expect.stringContaining('ctivityTask'), token: TOKEN })
    await ask('/task')
    expect(calls.at(-1)).toMatchObject({ path: expect.stringContaining('ctivityTask'), token: undefined })
  })

  it('asks once in a while who the member is', async () => {
    await ask('/me', TOKEN)
    await data('/me', TOKEN)
    expect(memberLookUps()).toBe(1)
  })

  it('of a login that is over is the visitor’s, and the cookie goes', async () => {
    const reply = await ask('/me', ENDED)
    expect(reply.body).toContain('等级 0')
    expect(reply.headers['set-cookie']).toBe(CLEARED)
    expect((await ask('/me')).headers['set-cookie']).toBeUndefined()
  })

  it('is the visitor’s while nobody can tell who asks, and the cookie stays', async () => {
    const reply = await ask('/me', UNKNOWN)
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([200, undefined])
    expect(reply.body).toContain('等级 0')
  })

  it.each(['<script>', 'abc', 'e.b', 'e.b.c;x'])('takes no cookie that is no token: %s', async (token) => {
    expect((await ask('/me', token)).statusCode).toBe(200)
    expect(memberLookUps()).toBe(token === 'e.b.c;x' ? 1 : 0)
  })

  it('shows the member whose login a link lends (A2: query token), in the app', async () => {
    expect((await ask(`/me?token=${TOKEN}`, undefined, inApp)).body).toContain('等级 3')
    expect((await ask(`/me?accessToken=${TOKEN}`, undefined, inApp)).body, 'at the cashier').toContain('等级 3')
    const over = await ask(`/me?token=${TOKEN}`, ENDED, inApp)
    expect([over.body.includes('等级 3'), over.headers['set-cookie']]).toEqual([true, undefined])
  })

  it('shows nobody’s for a link that lends a login in a browser, whatever channel it names', async () => {
    expect((await ask(`/me?token=${TOKEN}&client_key=baidu_mini`)).body).toContain('等级 0')
    const asked = { cookie: 'pagoda_lends=1' }
    expect((await ask(`/me?token=${TOKEN}`, undefined, asked)).body, 'which asked for it').toContain('等级 3')
  })

  it('stays that of the member who is logged in, also when a link lends another login', async () => {
    expect((await ask(`/me?token=${ENDED}`, TOKEN, inApp)).body).toContain('等级 3')
    expect(calls.map(({ token }) => token)).not.toContain(ENDED)
  })
})

describe('a shared page', () => {
  it('is the same for a member: nobody is asked who that is, and no call carries the token', async () => {
    const [member, visitor] = [await ask('/', TOKEN), await ask('/')]
    expect(member.body).toBe(visitor.body)
    expect(calls).toEqual([])
    expect(learnt).toHaveBeenCalledWith('/tc-fostay/', expect.any(String))
  })
})

describe('a page behind the login', () => {
  it('sends a visitor to log in and back to the same page', async () => {
    const reply = await ask('/order?tab=1&q=%E6%B5%B7')
    expect(reply.statusCode).toBe(302)
    expect(reply.headers.location).toBe('/tc-fostay/login?redirect=%2Forder%3Ftab%3D1%26q%3D%25E6%25B5%25B7')
    expect(reply.headers['cache-control']).toBe('private, no-store')
    expect(new URL(reply.headers.location!, 'http://x').searchParams.get('redirect')).toBe('/order?tab=1&q=%E6%B5%B7')
  })

  it('tells the app where to go', async () => {
    const reply = await data('/order')
    expect([reply.statusCode, reply.json()]).toEqual([200, { redirect: '/login?redirect=%2Forder' }])
    expect(reply.headers['cache-control']).toBe('private, no-store')
  })

  it('keeps the brand on the way (A2: from)', async () => {
    expect((await data('/order?from=tcmp')).json().redirect).toBe('/login?redirect=%2Forder%3Ffrom%3Dtcmp&from=tcmp')
  })

  it.each(['token', 'accessToken'])(
    'takes a lent login (%s) that is over along to the login in a cookie of its own, and in no address',
    async (name) => {
      const { headers } = await ask(`/order?tab=1&${name}=${ENDED}&refreshToken=r1`, undefined, inApp)
      expect(headers.location).toBe('/tc-fostay/login?redirect=%2Forder%3Ftab%3D1&state=lent')
      expect(headers['set-cookie']).toBe(`pagoda_lent=${ENDED}~r1; Max-Age=60; Path=/tc-fostay/login; SameSite=Strict`)
    },
  )

  it('takes none along that can’t be renewed, nor in a browser', async () => {
    for (const [query, headers] of [
      [`token=${ENDED}`, inApp],
      [`token=${ENDED}&refreshToken=r1`, {}],
    ] as const) {
      const reply = await ask(`/order?${query}`, undefined, headers)
      expect([reply.headers.location, reply.headers['set-cookie']]).toEqual([
        ...['/tc-fostay/login?redirect=%2Forder', undefined],
      ])
    }
  })

  it('opens for a member, is kept by nobody and never learnt by its address', async () => {
    const reply = await ask('/order', TOKEN)
    expect(reply.headers['cache-control']).toBe('private, no-store')
    expect([reply.statusCode, reply.body.includes('我的订单')]).toEqual([200, true])
    expect(learnt).not.toHaveBeenCalled()
  })

  it('sends a member whose login is over to log in, and the cookie goes', async () => {
    const reply = await ask('/order', ENDED)
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([302, CLEARED])
  })

  it('sends nobody to log in because a call failed', async () => {
    const reply = await ask('/order', UNKNOWN)
    expect([reply.statusCode, reply.headers['retry-after'], reply.headers.location]).toEqual([503, '5', undefined])
    expect((await data('/order', UNKNOWN)).json()).toMatchObject({ code: 'under-maintenance' })
  })

  it('is every page whose address forces it, but the login itself (B2)', async () => {
    expect((await ask('/?forceLogin=1&x=2')).headers.location).toBe('/tc-fostay/login?redirect=%2F%3Fx%3D2')
    expect((await ask('/?forceLogin=1', TOKEN)).statusCode).toBe(200)
    expect((await ask('/login?forceLogin=1')).statusCode).toBe(200)
    expect((await ask('/?forceLogin=0')).statusCode).toBe(200)
    expect(learnt.mock.calls.map(([url]) => url)).not.toContain('/tc-fostay/?forceLogin=1')
  })

  it.each(['//evil.example?forceLogin=1', '/\\evil.example?forceLogin=1'])(
    'leads back to the shop and nowhere else: %s',
    async (path) => {
      const to = new URL((await ask(path)).headers.location!, 'http://x').searchParams.get('redirect')!
      expect(to).toMatch(/^\/[^/\\]/)
    },
  )
})

describe('a product that is sold elsewhere (B2)', () => {
  it('leads there, in HTML and for the app', async () => {
    expect((await ask('/goods/moved')).headers.location).toBe('/tc-fostay/play/productDetail/1?x=%E6%B5%B7')
    expect((await ask('/goods/moved')).statusCode).toBe(302)
    expect((await data('/goods/moved')).json()).toEqual({ redirect: '/play/productDetail/1?x=海' })
    expect((await ask('/goods/away')).headers.location).toBe('https://other.example/x')
    expect((await data('/goods/away')).json()).toEqual({ redirect: 'https://other.example/x' })
  })

  it('takes along who brought the shopper, and the days', async () => {
    expect((await data('/goods/moved?from=tcmp&trackCode=T&x=2')).json()).toEqual({
      redirect: '/play/productDetail/1?x=海&from=tcmp&trackCode=T',
    })
  })

  it('is known by the query too, where the path has no id', async () => {
    expect((await data('/product?productId=moved')).json()).toEqual({ redirect: '/play/productDetail/1?x=海' })
    expect((await ask('/product')).statusCode).toBe(200)
  })

  it.each(['stays', 'hostile', 'broken', 'itself'])('but not for the product %j: its page opens', async (id) => {
    expect((await ask(`/goods/${id}`)).body).toContain(`商品 ${id}`)
  })

  it('is asked for each time that the page is entered, so the page is not learnt by its address', async () => {
    await ask('/goods/stays')
    expect(learnt).not.toHaveBeenCalled()
    expect(calls).toEqual([{ path: '/online/capi/product/forwardUrl/:productId', token: undefined, id: 'stays' }])
  })
})

describe('a page that depends on the channel', () => {
  const wechat = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) MicroMessenger/8.0.40' }

  it('is made for each channel, kept by no proxy and not learnt by its address', async () => {
    const [inside, outside] = [await ask('/where', undefined, wechat), await ask('/where')]
    expect([inside.body.includes('data-block="in"'), outside.body.includes('data-block="in"')]).toEqual([true, false])
    expect(inside.headers['cache-control']).toBe('private, max-age=0, must-revalidate')
    expect(learnt).not.toHaveBeenCalled()
  })
})
