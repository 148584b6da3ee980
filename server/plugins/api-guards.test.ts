import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { embeddedDatabase, type TestDatabase } from '../../tests/fixtures/databases.ts'
import { TEST_SECRET, testApp } from '../../tests/fixtures/app.ts'
import { smallContent } from '../../tests/fixtures/small-content.ts'
import { callInProcess } from '../http/in-process.ts'
import { memberOfPhone } from '../session/accounts.ts'
import { createSessions } from '../session/sessions.ts'
import { seedSandbox } from '../sandbox/seed.ts'

const filter = '/online/cms-api/product/queryProductPackageFilter'
const list = '/online/cms-api/product/queryProductPackageList'
/** What the event loop's delays are counted in: the machine of the tests is never so busy for sure. */
const histogram = Object.getPrototypeOf(Object.getPrototypeOf(monitorEventLoopDelay())) as IntervalHistogram
/** In a millisecond. */
const NANOSECONDS = 1e6
const offers = Array.from({ length: 20 }, (_, index) => ({ ...smallContent.packageOffers[0]!, productId: `${index}` }))

describe('the whole server', () => {
  let test: TestDatabase
  let app: FastifyInstance
  beforeAll(async () => {
    test = await embeddedDatabase()
    await seedSandbox(test.database.orm, () => ({ ...smallContent, packageOffers: offers }), Date.now())
    app = await testApp(test.database, { limits: { callsPerMinute: 5 } })
  })
  afterAll(() => test.remove())

  it('turns an address away that calls too often, and no other, nor itself, nor for files and health', async () => {
    const from = (remoteAddress: string) => app.inject({ url: filter, remoteAddress })
    for (let call = 0; call < 5; call++) expect((await from('10.0.0.1')).statusCode).toBe(200)
    const refused = await from('10.0.0.1')
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'too-many-requests', message: '操作太频繁，请稍后再试' })
    expect(refused.headers['retry-after']).toBeDefined()
    expect((await from('10.0.0.2')).statusCode).toBe(200)
    for (let call = 0; call < 10; call++) expect((await callInProcess(app, { url: filter })).statusCode).toBe(200)
    for (let call = 0; call < 10; call++)
      expect((await app.inject({ url: '/healthz', remoteAddress: '10.0.0.1' })).statusCode).toBe(200)
  })

  it('counts the calls of a shop’s pages for nobody, and those that the shop forwards for each of its shoppers', async () => {
    const settings = { trustProxy: false as const, shopAddresses: ['10.7.0.0/16'] }
    const backend = await testApp(test.database, { settings, limits: { callsPerMinute: 5 } })
    const ask = (remoteAddress: string, shopper?: string) =>
      backend.inject({ url: filter, remoteAddress, headers: shopper ? { 'x-forwarded-for': shopper } : {} })
    for (let call = 0; call < 10; call++) expect((await ask('10.7.0.1')).statusCode).toBe(200)
    for (let call = 0; call < 5; call++) expect((await ask('10.7.0.1', '203.0.113.7')).statusCode).toBe(200)
    expect((await ask('10.7.0.1', '203.0.113.7')).statusCode).toBe(429)
    expect((await ask('10.7.0.1', '203.0.113.8')).statusCode).toBe(200)
    // Who is no shop is counted by its own address, whatever it says.
    for (let call = 0; call < 5; call++) await ask('10.8.0.1', `203.0.113.${10 + call}`)
    expect((await ask('10.8.0.1', '10.7.0.1')).statusCode).toBe(429)
    await backend.close()
  })

  it('gives each device at an address a budget, and the address that of ten of them', async () => {
    const from = (device: string) =>
      app.inject({
        url: filter,
        remoteAddress: '10.0.2.1',
        headers: { 'client-info': `{"distinct_id":"${device}"}` },
      })
    for (let call = 0; call < 5; call++) expect((await from('phone-0')).statusCode).toBe(200)
    expect((await from('phone-0')).statusCode).toBe(429)
    for (let device = 1; device < 10; device++)
      for (let call = 0; call < 5; call++) expect((await from(`phone-${device}`)).statusCode).toBe(200)
    const refused = await from('made-up')
    expect(refused.json()).toMatchObject({ code: 'too-many-requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('gives a member a budget of its own, wherever it is and whoever else is there', async () => {
    const clock = { now: Date.now, offset: () => 0 }
    const sessions = createSessions({ db: test.database.orm, clock, secret: TEST_SECRET })
    const { token } = await sessions.begin(await memberOfPhone(test.database.orm, '13900007777'))
    const from = (remoteAddress: string) =>
      app.inject({ url: filter, remoteAddress, headers: { authorization: `Bearer ${token}` } })
    for (let device = 0; device < 11; device++)
      for (let call = 0; call < 5; call++)
        await app.inject({
          url: filter,
          remoteAddress: '10.0.3.1',
          headers: { 'client-info': `{"distinct_id":"phone-${device}"}` },
        })
    for (let call = 0; call < 5; call++) expect((await from('10.0.3.1')).statusCode).toBe(200)
    expect((await from('10.0.3.2')).statusCode).toBe(429)
  })

  it('turns calls away while it is overrun, but not those of a page that it makes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const lag = vi.spyOn(histogram, 'mean', 'get').mockReturnValue(20 * NANOSECONDS)
    onTestFinished(() => {
      lag.mockRestore()
      vi.useRealTimers()
    })
    const overrun = await testApp(test.database, { limits: { longestLag: 500 } })
    const ask = () => overrun.inject({ url: filter, remoteAddress: '10.0.0.9' })
    const sample = () => vi.advanceTimersByTimeAsync(500)
    await sample()
    expect((await ask()).statusCode).toBe(200)
    lag.mockReturnValue(600 * NANOSECONDS)
    await sample()
    expect((await callInProcess(overrun, { url: filter })).statusCode).toBe(200)
    const refused = await ask()
    expect(refused.json()).toMatchObject({ hasError: true, code: 'under-maintenance', message: '服务器正在维修' })
    expect(refused.headers['retry-after']).toBe('10')
    await overrun.close()
  })

  it('turns nobody away for a lag shorter than it may be, in which nothing could be measured', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const lag = vi.spyOn(histogram, 'mean', 'get').mockReturnValue(NaN)
    onTestFinished(() => {
      lag.mockRestore()
      vi.useRealTimers()
    })
    const lagging = await testApp(test.database, { limits: { longestLag: 2_000 } })
    const ask = async () => (await lagging.inject({ url: filter, remoteAddress: '10.0.0.8' })).statusCode
    await vi.advanceTimersByTimeAsync(1_900)
    expect(await ask()).toBe(200)
    await vi.advanceTimersByTimeAsync(100)
    expect(await ask()).toBe(503)
    await lagging.close()
  })

  it('believes the address that a proxy on this machine forwards, and no stranger', async () => {
    const ask = (remoteAddress: string, forwarded: string) =>
      app.inject({ url: filter, remoteAddress, headers: { 'x-forwarded-for': forwarded } })
    const proxied = await ask('127.0.0.1', '10.9.0.1')
    expect(proxied.headers['x-ratelimit-remaining']).toBe('4')
    await ask('10.9.0.2', '10.9.0.3')
    const stranger = await ask('10.9.0.2', '10.9.0.4')
    expect(stranger.headers['x-ratelimit-remaining']).toBe('3')
  })

  it('compresses a long reply, and no short one', async () => {
    const ask = (pageSize: number, remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: list,
        remoteAddress,
        headers: { 'accept-encoding': 'br, gzip' },
        payload: { pageNum: 1, pageSize, isShowHomePage: false },
      })
    expect((await ask(20, '10.0.1.1')).headers['content-encoding']).toBe('br')
    expect((await ask(1, '10.0.1.1')).headers['content-encoding']).toBeUndefined()
  })

  it('lets nothing load, frame or sniff what the API answers', async () => {
    const { headers } = await app.inject({ url: '/nothing' })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('takes over a request id that can stand in a log, and makes one otherwise', async () => {
    const idOf = async (id: string) =>
      (await app.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers['x-request-id']
    expect(await idOf('proxy-12345')).toBe('proxy-12345')
    expect(await idOf('a b\tinjected')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('answers a call whose address can not be decoded as a problem too', async () => {
    const reply = await app.inject('/online/%c0%ae')
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ hasError: true, code: 'invalid-request', message: '请求参数有误' })
    expect(reply.body).not.toContain('%c0')
  })

  it('describes every contract at /docs in both languages, and shows the page without inline scripts', async () => {
    const api = (await app.inject('/docs/json')).json()
    const { post } = api.paths[list]
    expect(post.operationId).toBe('productPackageList')
    expect(post.summary).toBe('套餐列表 · Package list')
    expect(Object.keys(post.requestBody.content)).toContain('application/json-patch+json')
    // Beside the contracts stands what the payment company calls.
    const called = Object.keys(api.paths).filter((path) => path !== '/online/payment/notice')
    expect(called).toHaveLength(Object.keys(contracts).length)
    const page = await app.inject('/docs')
    expect(page.headers['content-security-policy']).not.toContain('unsafe')
    expect(page.body).not.toMatch(/<script(?![^>]*src=)[^>]*>/)
    expect((await app.inject('/docs/static/swagger-ui.css')).statusCode).toBe(200)
    expect(page.body).toContain('<meta name="viewport" content="width=device-width,initial-scale=1">')
    expect((await app.inject('/docs/static/theme/pagoda.css')).statusCode).toBe(200)
  })

  it('counts requests by route, method and status, and never by address', async () => {
    await app.inject('/secret-address-1')
    const { body } = await app.inject('/metrics')
    expect(body).toMatch(/http_request_duration_seconds_count\{[^}]*route="none"[^}]*status="404"[^}]*\} [1-9]/)
    expect(body).toMatch(/db_pool_connections 1/)
    expect(body).toContain('nodejs_eventloop_lag_seconds')
    expect(body).not.toContain('secret-address')
  })
})
