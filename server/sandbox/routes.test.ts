import { fastify, type FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testApp, testPorts } from '../../tests/fixtures/app.ts'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { smallContent } from '../../tests/fixtures/small-content.ts'
import { brands } from '../../schemas/domain/channels.ts'
import { contracts } from '../../schemas/api/contracts.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { orderSources } from '../../src/domain/order/order-source.ts'
import { smsMessages, trackedEvents } from '../db/schema.ts'
import { problemHandlers } from '../plugins/problems.ts'
import { createSandboxClock, type MovableClock } from '../ports/clock.ts'
import { createLivePorts } from '../ports/ports.ts'
import { createSandboxWechat, type SandboxWechat } from '../ports/wechat-sandbox.ts'
import { memberOfPhone } from '../session/accounts.ts'
import { members } from '../../sandbox/content/members.ts'
import { wechatAccounts } from '../../sandbox/content/wechat-accounts.ts'
import { sandboxRoutes } from './routes.ts'
import { seedSandbox } from './seed.ts'
import type { SandboxTools } from './tools.ts'

const HOUR = 3_600_000
const [bound, unbound] = wechatAccounts as [(typeof wechatAccounts)[0], (typeof wechatAccounts)[0]]
const member = members.find(({ id }) => id === '900003')!

describeOnDatabases("the sandbox's pages", (opened) => {
  let app: FastifyInstance
  let clock: MovableClock
  let wechat: SandboxWechat
  const forget = vi.fn()
  const orm = () => opened().database.orm

  beforeAll(async () => {
    clock = await createSandboxClock(orm())
    wechat = createSandboxWechat(orm(), clock)
    app = await testApp(opened().database, {
      ports: testPorts(opened().database, { clock, sandbox: { clock, wechat } }),
      shop: { register: () => undefined, forget },
    })
    await seedSandbox(orm(), () => ({ ...smallContent, members, wechatAccounts }), Date.now())
  })
  const page = async (url: string, headers = {}) => (await app.inject({ url, headers })).body
  const post = (url: string, fields: Record<string, string> = {}, headers = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })

  it('shows how the arms of experiments did', async () => {
    expect(await page('/sandbox/experiments')).toContain('还没有人看过有实验的页面')
    await orm()
      .insert(trackedEvents)
      .values({
        ...{ receivedAt: 0, distinctId: 'd', visit: 'v', channel: 'h5', brand: 'lantu', kind: 'view' },
        ...{ page: 'spring', path: '/', body: { at: 0, arms: { offers: '<b>' } } },
      })
    const shown = await page('/sandbox/experiments')
    expect(shown).toContain('offers（pages/spring.json）')
    expect(shown).toContain('<th scope="row">&lt;b&gt;</th>')
    await orm().delete(trackedEvents)
  })

  it('are plain HTML that runs nothing and is never kept', async () => {
    for (const url of pages) {
      const reply = await app.inject(url)
      expect([url, reply.statusCode, reply.headers['cache-control']]).toEqual([url, 200, 'no-store'])
      expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
      expect(reply.body).not.toMatch(/<script|\sstyle=|\son\w+=|undefined|\[object/)
      expect(reply.body).toContain('</html>')
    }
  })

  it.each(posts)('takes nothing from another site at %s', async (url) => {
    expect((await post(url, {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await post(url, {}, { origin: 'http://localhost:3000' })).statusCode).toBe(403)
  })

  it('are at no name that is not this server’s', async () => {
    for (const url of pages)
      expect([url, (await app.inject({ url, headers: { host: 'evil.example' } })).statusCode]).toEqual([url, 403])
    for (const url of posts)
      expect([url, (await post(url, {}, { host: 'evil.example' })).statusCode]).toEqual([url, 403])
  })

  describe('the clock', () => {
    beforeEach(() => clock.moveTo(0))
    const moved = async (move: string) => {
      const reply = await post('/sandbox/clock', { move })
      expect([reply.statusCode, reply.headers.location]).toEqual([303, '/sandbox/'])
      return clock.now()
    }
    const beijing = (epoch: number) => shopClock(epoch).slice(0, 16)

    it('goes an hour and a day on', async () => {
      await moved('hour')
      expect(Math.round(clock.offset() / HOUR)).toBe(1)
      await moved('day')
      expect(Math.round(clock.offset() / HOUR)).toBe(25)
    })

    it('goes to 05:30 of its day, and to the next midnight', async () => {
      const today = beijing(Date.now()).slice(0, 10)
      expect(beijing(await moved('early'))).toBe(`${today}T05:30`)
      const tomorrow = beijing(Date.parse(`${today}T00:00:00Z`) + 16 * HOUR).slice(0, 10)
      expect(beijing(await moved('midnight'))).toBe(`${tomorrow}T00:00`)
    })

    it.each(['toString', '', 'week'])('refuses the move %j', async (move) => {
      expect((await post('/sandbox/clock', { move })).json()).toMatchObject({ code: 'invalid-request' })
    })
  })

  it('show the newest message first, its code apart to be taken', async () => {
    const message = { phone: '13800000001', text: '验证码 111111，五分钟内有效' }
    await orm()
      .insert(smsMessages)
      .values([
        { ...message, id: 'old', sentAt: 1 },
        { ...message, id: 'new', sentAt: 2, text: '<b>222222</b>' },
      ])
    const text = await page('/sandbox/sms')
    expect((await app.inject('/sandbox/sms')).headers.refresh).toBe('5')
    expect((await app.inject('/sandbox/sms?still=1')).headers).not.toHaveProperty('refresh')
    expect([...text.matchAll(/class="code">(\d+)</g)].map(([, code]) => code)).toEqual(['222222', '111111'])
    expect(text).toContain('&lt;b&gt;')
  })

  it('log in as a member, with a token that the shop takes', async () => {
    expect(await page('/sandbox/members')).toContain(member.namech)
    const reply = await post('/sandbox/login', { memberId: member.id })
    const home = new URL(String(reply.headers.location), 'http://shop')
    const token = home.searchParams.get('token')
    expect([home.pathname, [...home.searchParams.keys()]]).toEqual(['/tc-fostay/', ['token', 'refreshToken']])
    expect(reply.statusCode).toBe(303)
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(/^pagoda_session=e[\w.-]+; Max-Age=\d+; Path=\/tc-fostay; HttpOnly; SameSite=Lax$/),
      'pagoda_lends=1; Max-Age=300; Path=/tc-fostay; SameSite=Lax',
    ])
    const { method, path } = contracts.memberDetails
    const details = await app.inject({ method, url: path, headers: { authorization: `Bearer ${token}` }, payload: {} })
    expect(details.json().data).toMatchObject({ id: member.id })
  })

  it('call a member who registered by a phone, and has no name yet, a new one', async () => {
    await memberOfPhone(orm(), '13900000009')
    expect(await page('/sandbox/members')).toMatch(/<b>新会员<\/b>[^]*13900000009/)
    expect(await page('/sandbox/members')).toContain('aria-label="登录 新会员"')
  })

  it('log in as nobody else', async () => {
    expect((await post('/sandbox/login', { memberId: 'nobody' })).statusCode).toBe(400)
    expect((await post('/sandbox/login')).statusCode).toBe(400)
  })

  it('have a link for every client key and every brand', async () => {
    const text = await page('/sandbox/channels')
    for (const key of Object.keys(orderSources)) expect(text).toContain(`href="/tc-fostay/?client_key=${key}"`)
    for (const brand of brands) expect(text).toContain(`href="/tc-fostay/?from=${brand}"`)
  })

  it('have a link for every product that shows a state', async () => {
    const text = await page('/sandbox/scenarios')
    expect(text).toContain('href="/tc-fostay/hotel/detail/100101"')
    expect(text).toContain('href="/tc-fostay/seckill/goods/650102"')
  })

  it('show what was recorded, counted by kind, chosen by kind and page', async () => {
    const event = { page: 'home', path: '/', at: 1 }
    const deals = { ...event, kind: 'click', block: 'deals', widget: 'package-offers', name: '<i>more</i>' }
    const events = [
      { ...event, kind: 'view' },
      deals,
      { ...event, kind: 'stay', page: 'content', duration: 5_500, depth: 40 },
    ]
    const visit = { distinctId: 'abcdefgh', visit: 'v', channel: 'h5', from: 'lantu' }
    const { token } = await tokenOf(member.id)
    const headers = { authorization: `Bearer ${token}` }
    const { path } = contracts.trackEvents
    expect((await app.inject({ method: 'POST', url: path, headers, payload: { ...visit, events } })).statusCode).toBe(
      200,
    )
    await app.inject({ method: 'POST', url: path, payload: { ...visit, events: [{ ...event, kind: 'idle' }] } })

    const text = await page('/sandbox/events')
    for (const part of [
      '浏览 1',
      '点击 1',
      '停留 1',
      '曝光 0',
      '#deals',
      '&lt;i&gt;more',
      '到 40% · 5.5 秒',
      '访客 abcdef',
    ])
      expect(text).toContain(part)
    expect(text).toContain(`会员 ${member.id}`)
    expect(text.indexOf('<b>空闲')).toBeLessThan(text.indexOf('<b>浏览'))
    const clicks = await page('/sandbox/events?kind=click&page=home')
    expect([...clicks.matchAll(/<tr>\s*<td>/g)]).toHaveLength(1)
    expect(await page('/sandbox/events?kind=click&page=content')).toContain('没有符合的记录')
    expect(await page('/sandbox/events?kind=nonsense&page=%3Cb%3E')).toContain('没有符合的记录')
  })

  describe('WeChat', () => {
    const authorize = (query: Record<string, string>, headers = {}) =>
      app.inject({ url: `/sandbox/wechat/authorize?${new URLSearchParams(query).toString()}`, headers })
    const silent = { redirect_uri: 'http://localhost:80/tc-fostay/?a=1', scope: 'snsapi_base', state: 's&1' }
    const host = { host: 'localhost:5180' }
    const own = { ...silent, redirect_uri: 'http://localhost:5180/tc-fostay/?a=1' }

    it('sends back at once with a code that is good once, of the account that the shop knows', async () => {
      const reply = await authorize(own, host)
      const back = new URL(String(reply.headers.location))
      expect([reply.statusCode, back.origin, back.pathname]).toEqual([303, 'http://localhost:5180', '/tc-fostay/'])
      expect([back.searchParams.get('a'), back.searchParams.get('state')]).toEqual(['1', 's&1'])
      const code = back.searchParams.get('code') ?? ''
      expect(await wechat.openIdOf(code)).toEqual({ openId: bound.openId })
      expect(await wechat.openIdOf(code)).toBeUndefined()
    })

    it('asks which account unless it is silent, and remembers the answer', async () => {
      const asked = await authorize({ ...own, scope: 'snsapi_userinfo' }, host)
      expect(asked.body).toContain(unbound.openId)
      const chosen = await post('/sandbox/wechat/authorize', { openId: unbound.openId, ...own }, host)
      const cookie = String(chosen.headers['set-cookie']).split(';')[0]
      const codeOf = (location: unknown) => new URL(String(location)).searchParams.get('code') ?? ''
      expect(await wechat.openIdOf(codeOf(chosen.headers.location))).toEqual({ openId: unbound.openId })
      const next = await authorize(own, { ...host, cookie })
      expect(await wechat.openIdOf(codeOf(next.headers.location))).toEqual({ openId: unbound.openId })
      expect(await page('/sandbox/wechat', { cookie })).toMatch(/unbound<\/b>\s*<span class="tag">正在用/)
    })

    it('vouches for the phone that was chosen with the account, until another is chosen', async () => {
      const unproved = { openId: unbound.openId, phone: '13800000003' }
      const identityAfter = async (fields: Record<string, string>) => {
        const { headers } = await post('/sandbox/wechat/authorize', fields, host)
        const cookie = String(headers['set-cookie']).split(';')[0]
        const back = await authorize(own, { ...host, cookie })
        return wechat.openIdOf(new URL(String(back.headers.location)).searchParams.get('code') ?? '')
      }
      expect(await identityAfter(unproved)).toEqual(unproved)
      expect(await identityAfter({ ...unproved, phone: '' })).toEqual({ openId: unbound.openId })
    })

    it('asks for a phone where an account is bound to nobody', async () => {
      const text = await page('/sandbox/wechat')
      expect(text.match(/name="phone"/g)).toHaveLength(1)
      expect(text.indexOf('name="phone"')).toBeGreaterThan(text.indexOf(unbound.openId))
      const pattern = /pattern="([^"]+)"/.exec(text)?.[1] ?? ''
      expect(['13800000003', '123'].map((phone) => new RegExp(pattern, 'v').test(phone))).toEqual([true, false])
    })

    it.each([
      'https://evil.example/tc-fostay/',
      '//evil.example/',
      'javascript:alert(1)',
      'http://localhost:5180@evil.example/',
      '',
    ])('gives no code to %s', async (address) => {
      expect((await authorize({ ...silent, redirect_uri: address }, host)).statusCode).toBe(400)
    })

    it('chooses nobody whom it does not know', async () => {
      expect((await post('/sandbox/wechat/authorize', { openId: 'x' })).statusCode).toBe(400)
    })

    it.each(['123', '138000000033', 'x', '13800000003; Path=/'])('vouches for no %j', async (phone) => {
      expect((await post('/sandbox/wechat/authorize', { openId: unbound.openId, phone })).statusCode).toBe(400)
    })
  })

  it('show what the online service was told, and that nobody is there', async () => {
    const text = await page('/sandbox/service?name=%3Cb%3E&productId=100101')
    expect(text).toContain('这里没有客服')
    for (const part of ['&lt;b&gt;', '100101', 'productId']) expect(text).toContain(part)
  })

  it('make the sandbox as new, its clock and the pages in memory too', async () => {
    await clock.moveTo(HOUR)
    await orm()
      .insert(trackedEvents)
      .values({
        receivedAt: 1,
        distinctId: 'd',
        visit: 'v',
        channel: 'h5',
        brand: 'lantu',
        kind: 'view',
        page: 'p',
        path: '/',
        body: { at: 1 },
      })
    const reply = await post('/sandbox/reset')
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/sandbox/reset?done=1'])
    expect(await orm().$count(trackedEvents)).toBe(0)
    expect(clock.offset()).toBe(0)
    expect(forget).toHaveBeenCalledOnce()
    expect(await page('/sandbox/members')).toContain('900002')
    expect(await page('/sandbox/reset?done=1')).toContain('已经重置')
  })

  async function tokenOf(memberId: string) {
    const { headers } = await post('/sandbox/login', { memberId })
    return { token: new URL(String(headers.location), 'http://shop').searchParams.get('token') }
  }
})

const pages = [
  '/sandbox/',
  '/sandbox/members',
  '/sandbox/sms',
  '/sandbox/channels',
  '/sandbox/scenarios',
  '/sandbox/events',
  '/sandbox/wechat',
  '/sandbox/bookings',
  '/sandbox/writeoff',
  '/sandbox/writeoff?code=1',
  '/sandbox/services',
  '/sandbox/service?a=1',
  '/sandbox/cashier',
  '/sandbox/refunds',
  '/sandbox/comments',
  '/sandbox/shipments',
  '/sandbox/invoices',
  '/sandbox/counter',
  '/sandbox/partner',
  '/sandbox/agent',
  '/sandbox/agent?productId=610101&appKey=lantu-other&token=e.y.z',
  '/sandbox/mail',
  '/sandbox/identity',
  '/sandbox/reset',
]
const posts = [
  '/sandbox/clock',
  '/sandbox/login',
  '/sandbox/wechat/authorize',
  '/sandbox/cashier',
  '/sandbox/cashier/:payId',
  '/sandbox/refunds',
  '/sandbox/refunds/give',
  '/sandbox/comments',
  '/sandbox/shipments',
  '/sandbox/invoices',
  '/sandbox/bookings',
  '/sandbox/writeoff',
  '/sandbox/services',
  '/sandbox/services/health',
  '/sandbox/counter',
  '/sandbox/partner',
  '/sandbox/reset',
]

/** Every address of the sandbox, as it registers them. */
async function sandboxAddresses(): Promise<{ method: string; url: string }[]> {
  const addresses: { method: string; url: string }[] = []
  const app = fastify()
  problemHandlers(app)
  app.addHook('onRoute', ({ method, url }) => [method].flat().forEach((one) => addresses.push({ method: one, url })))
  await app.register(async (scope) => sandboxRoutes(scope, {} as SandboxTools, site))
  await app.ready()
  return addresses
}

const site = { host: '127.0.0.1', publicUrl: '', sandboxPublic: false, shopAddresses: [] }

const liveSettings = {
  weatherUrl: undefined,
  sms: { url: undefined, key: undefined },
  identity: { url: undefined, key: undefined },
  mail: { url: undefined, key: undefined },
  agents: { url: undefined, secret: undefined, appKeys: {} },
  payment: { url: undefined, id: undefined, secret: undefined, shopUrl: undefined },
  wechat: { appId: undefined, appSecret: undefined, apiBase: '', authorizeUrl: '' },
} as const

describeOnDatabases('a server in live mode', (opened) => {
  it('has none of the addresses of the sandbox', async () => {
    const ports = createLivePorts(liveSettings, () => {})
    expect(ports).not.toHaveProperty('sandbox')
    const app = await testApp(opened().database, { ports })
    const addresses = await sandboxAddresses()
    expect(
      addresses
        .filter(({ method }) => method === 'POST')
        .map(({ url }) => url)
        .toSorted(),
    ).toEqual(posts.toSorted())
    expect(addresses.length).toBeGreaterThanOrEqual(pages.length + posts.length)
    for (const { method, url } of addresses) {
      const reply = await app.inject({ method: method as 'GET', url })
      expect([method, url, reply.statusCode]).toEqual([method, url, 404])
    }
  })
})
