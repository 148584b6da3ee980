import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedDatabase, type TestDatabase } from '../../tests/fixtures/databases.ts'
import { testApp } from '../../tests/fixtures/app.ts'
import { operatorsOnly } from '../studio/operators-only.ts'

const adminKey = 'c1f4be27a0d853e6f92b1c07d4ea8356'
const ofWhoRunsIt = ['/metrics', '/jobs', '/docs', '/docs/', '/docs/json', '/docs/yaml', '/docs/static/swagger-ui.css']
const detail = { 'pages/home.json': '第 3 行第 5 列：没有这个组件' }

describe('what tells how a server is', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await embeddedDatabase()
  })
  afterAll(() => test.remove())

  const open = (settings: NonNullable<Parameters<typeof testApp>[1]>['settings'], ok = true) =>
    testApp(test.database, { settings, pages: () => ({ ok, detail }) })
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

  it('is not there in a live shop without a key', async () => {
    const app = await open({ mode: 'live' })
    for (const method of ['GET', 'HEAD'] as const)
      for (const url of ofWhoRunsIt)
        for (const headers of [{}, bearer('undefined'), bearer('')]) {
          const { statusCode } = await app.inject({ method, url, headers })
          expect({ url, statusCode }).toEqual({ url, statusCode: 404 })
        }
  })

  it.each([
    ['no key', {}],
    ['another key', bearer(adminKey.replace('c', 'd'))],
    ['a part of the key', bearer(adminKey.slice(0, -1))],
    ['the key by another scheme', { authorization: `Basic ${adminKey}` }],
  ])('asks for the key who comes with %s', async (_, headers) => {
    const app = await open({ mode: 'live', adminKey })
    for (const url of ofWhoRunsIt) {
      const reply = await app.inject({ url, headers })
      expect([url, reply.statusCode, reply.headers['www-authenticate']]).toEqual([url, 401, 'Bearer'])
    }
  })

  it('is shown to who has the key', async () => {
    const app = await open({ mode: 'live', adminKey })
    for (const url of ofWhoRunsIt)
      expect([url, (await app.inject({ url, headers: bearer(adminKey) })).statusCode]).toEqual([url, 200])
  })

  it('is shown to anybody in a sandbox', async () => {
    const app = await open({ mode: 'sandbox', adminKey })
    for (const url of ofWhoRunsIt) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200])
    expect((await app.inject('/readyz')).json()).toMatchObject({ detail })
  })

  it.each([
    [true, 200, 'ready'],
    [false, 503, 'not-ready'],
  ])('says of a live shop to probes only whether it is ready: %s', async (ok, code, status) => {
    const app = await open({ mode: 'live', adminKey }, ok)
    const plain = await app.inject('/readyz')
    expect([plain.statusCode, plain.json()]).toEqual([code, { status }])
    const full = await app.inject({ url: '/readyz', headers: bearer(adminKey) })
    expect([full.statusCode, full.json()]).toMatchObject([code, { status, database: 'ok', detail }])
  })

  it('leads who is no operator to where they sign in, and shows who is the examples', async () => {
    const app = fastify()
    const sessions = { of: async (cookie?: string) => (cookie === 'anna' ? ({} as never) : undefined) }
    app.get('/studio/gallery', { onRequest: operatorsOnly(sessions) }, async () => '<p>组件</p>')
    const reply = await app.inject('/studio/gallery')
    expect([reply.statusCode, reply.body]).toEqual([401, expect.stringContaining('/studio/sign-in')])
    expect((await app.inject({ url: '/studio/gallery', headers: { cookie: 'anna' } })).body).toBe('<p>组件</p>')
  })
})
