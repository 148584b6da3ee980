import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { noAssets, shopSettings } from '../../tests/fixtures/shop-files.ts'
import type { Page } from '../../schemas/page/page.ts'
import { contracts } from '../../schemas/api/contracts.ts'
import { depsOf, pageOf, route, shopOf, text } from '../../src/engine/server/fake-shop.ts'
import { validatorStore } from '../../build/validator-store.ts'
import { createBuiltShop } from '../../src/app/entry-server.tsx'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { TEST_SECRET, testApp, testPorts } from '../../tests/fixtures/app.ts'
import { members } from '../db/schema.ts'
import { createSessions } from '../session/sessions.ts'
import { TOKEN_LIFE } from '../session/token.ts'
import { createFastPath } from './fast-path.ts'
import { createForwards } from './forwards.ts'
import { inProcessCall } from './page-call.ts'
import { createPageViewers } from './page-viewers.ts'
import { sessionRoute } from './session-route.ts'
import { serveShop } from './serve-shop.ts'
import { createRenderLimits } from './render-limits.ts'
import { shopPlugin } from './shop-plugin.ts'

const member = { id: '7', phone: '13800000007', memberCode: 'LTM7', levelNew: 3, body: {} as never }
const routes = [
  route('home', '/'),
  route('me', '/me'),
  route('order', '/order', { login: true }),
  route('mine', '/mine', { login: true }),
  route('whole', '/whole', { login: true }),
  route('mine-or-not', '/mine-or-not', { page: 'mine' }),
]
const pages: Record<string, Page> = {
  home: pageOf([text('hello', '欢迎光临')]),
  order: pageOf([text('orders', '我的订单')]),
  me: pageOf([text('who', '{{ user.id }} 的等级 {{ string(user.level) }}，手机 {{ mine.phone }}')], {
    data: { mine: { from: 'memberDetails' } },
  }),
  whole: pageOf([text('own', '手机 {{ mine.phone }}')], { data: { mine: { from: 'memberDetails' } } }),
  mine: pageOf([text('own', '{{ mine.phone }}')], { data: { mine: { from: 'memberDetails', load: 'browser' } } }),
}
const built = await createBuiltShop(validatorStore)
const assets = {
  ...noAssets,
  modules: (_codes: readonly string[], hasCalls?: boolean) => (hasCalls ? ['/calls.js'] : []),
}

describeOnDatabases('the pages of a member', (opened) => {
  let now = Date.parse('2026-11-20T12:00:00+08:00')
  let app: FastifyInstance
  const clock = { now: () => now, offset: () => 0 }
  const sessions = () => createSessions({ db: opened().database.orm, clock, secret: TEST_SECRET })

  beforeAll(async () => {
    const name = { account: 'a', levelName: '', nameXing: '', nameMing: '', namech: '', iconurl: '', vipRate: 95 }
    const body = { ...name, level: 3, gender: 0, countryType: 1 } as const
    await opened()
      .database.orm.insert(members)
      .values({ ...member, body })
    const register = (server: FastifyInstance) => {
      const callAs = (token?: string) => inProcessCall(server, token)
      const deps = depsOf(shopOf(pages, routes), { call: callAs(), deadline: 5000 })
      const served = serveShop({ shop: built, assets, deps, settings: shopSettings })
      const asides = { deadline: 5000, now: clock.now, onProblem: () => undefined }
      const viewers = createPageViewers({ callAs, ...asides })
      const forwards = createForwards({ ...deps, ...asides })
      sessionRoute(server, viewers, { isLive: false })
      const limits = createRenderLimits({ perMinute: 1_000, isOverrun: () => false, now: Date.now })
      shopPlugin(server, { pages: served, limits, fastPath: createFastPath(served), viewers, forwards, callAs })
    }
    app = await testApp(opened().database, { ports: testPorts(opened().database, { clock }), shop: { register } })
  })

  const tell = (payload: object, cookie = '') =>
    app.inject({ method: 'POST', url: '/tc-fostay/_session', payload, headers: { cookie } })
  const cookieOf = (reply: Awaited<ReturnType<typeof tell>>) => String(reply.headers['set-cookie']).split(';', 1)[0]!
  const page = (path: string, cookie = '') => app.inject({ url: `/tc-fostay${path}`, headers: { cookie } })

  it('are rendered with the member’s own data once the browser told who it is, until it logs out', async () => {
    const { token } = await sessions().begin('7')
    const cookie = cookieOf(await tell({ token }))
    expect((await page('/me', cookie)).body).toContain('7\u00a0的等级 3，手机 13800000007')
    expect((await page('/order', cookie)).body).toContain('我的订单')
    const headers = { authorization: `Bearer ${token}` }
    await app.inject({ method: 'POST', url: contracts.logout.path, headers })
    expect(cookieOf(await tell({}, cookie))).toBe('pagoda_session=')
    expect((await page('/order', cookie)).headers.location).toBe('/tc-fostay/login?redirect=%2Forder')
    expect((await page('/me', cookie)).body).not.toContain('13800000007')
  })

  it('are the visitor’s when the token’s time is over, and the cookie goes', async () => {
    const cookie = cookieOf(await tell({ token: (await sessions().begin('7')).token }))
    now += TOKEN_LIFE
    const reply = await page('/me', cookie)
    expect(reply.body).not.toContain('13800000007')
    expect(reply.headers['set-cookie']).toContain('pagoda_session=; Max-Age=0; Path=/tc-fostay')
  })

  it('behind the login come with the data of who asks, and are kept by nobody', async () => {
    const cookie = cookieOf(await tell({ token: (await sessions().begin('7')).token }))
    const reply = await page('/whole', cookie)
    expect(reply.body).toContain('手机 13800000007')
    expect(reply.headers['cache-control']).toBe('private, no-store')
    expect((await page('/whole')).headers.location).toBe('/tc-fostay/login?redirect=%2Fwhole')
  })

  it('begin with the code of the calls where the browser makes them, and nobody else’s do', async () => {
    const cookie = cookieOf(await tell({ token: (await sessions().begin('7')).token }))
    expect((await page('/mine', cookie)).body).toContain('"/calls.js"')
    expect((await page('/me', cookie)).body).not.toContain('"/calls.js"')
    expect((await page('/mine-or-not')).body).not.toContain('"/calls.js"')
  })

  it('give no call anything by the cookie alone', async () => {
    const { token } = await sessions().begin('7')
    const headers = { cookie: `pagoda_session=${token}` }
    const reply = await app.inject({ method: 'POST', url: contracts.memberDetails.path, headers })
    expect(reply.statusCode).toBe(401)
  })
})
