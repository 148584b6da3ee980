import { fastify, type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { apiGuards } from './api-guards.ts'
import { contractRoute } from './contract-route.ts'
import { crossOrigin } from './cross-origin.ts'
import { problemHandlers } from './problems.ts'
import { strictValidation } from './validation.ts'

const SHOP = 'https://shop.example.com'
const { path: list } = contracts.productPackageList
const { path: component } = contracts.pageComponent

/** A backend whose API these origins may call. */
async function backendFor(origins: readonly string[], callsPerMinute = 100): Promise<FastifyInstance> {
  const app = fastify()
  problemHandlers(app)
  strictValidation(app)
  await app.register(async (scope) => {
    await crossOrigin(scope, origins)
    await apiGuards(scope, { callsPerMinute })
    contractRoute(scope, 'pageComponent', async () => ({}))
    contractRoute(scope, 'productPackageList', async () => ({ productPackageInfos: [], total: 0 }))
    scope.post('/online/payment/notice', async () => ({}))
  })
  app.get('/tc-fostay/', async () => 'the shop')
  await app.ready()
  return app
}

/** The headers of an answer that are about other origins. */
async function corsOf(app: FastifyInstance, asked: InjectOptions) {
  const { statusCode, headers } = await app.inject(asked)
  const named = Object.entries(headers).filter(([name]) => name.startsWith('access-control-'))
  return { statusCode, vary: headers.vary, ...Object.fromEntries(named) }
}

const preflight = (url: string, origin: string, method = 'POST'): InjectOptions => ({
  ...{ method: 'OPTIONS', url },
  headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'authorization' },
})

describe('a backend that other origins may call (CORS_ORIGINS)', async () => {
  const app = await backendFor([SHOP, 'http://127.0.0.1:5180'])
  afterAll(() => app.close())

  it('answers what a browser asks before a call: the shop’s methods and headers, and no cookies', async () => {
    const answer = await corsOf(app, preflight(list, SHOP))
    expect(answer).toMatchObject({
      statusCode: 204,
      'access-control-allow-origin': SHOP,
      'access-control-allow-methods': 'GET, POST',
      'access-control-max-age': '600',
    })
    expect(answer.vary).toContain('Origin')
    expect(answer).not.toHaveProperty('access-control-allow-credentials')
    const allowed = String(Reflect.get(answer, 'access-control-allow-headers')).split(', ')
    for (const name of ['authorization', 'client-info', 'content-type', 'terminal', 'saleschannel'])
      expect(allowed).toContain(name)
    for (const { headers } of [contracts.bookOrder, contracts.orderMarketing])
      expect(allowed).toEqual(expect.arrayContaining(Object.keys(headers.properties)))
  })

  it('lets its pages read answers and refusals', async () => {
    const headers = { origin: SHOP }
    const answer = await corsOf(app, { url: `${component}?code=A`, headers })
    expect(answer).toMatchObject({ statusCode: 200, 'access-control-allow-origin': SHOP })
    expect(answer.vary).toContain('Origin')
    expect(await corsOf(app, { url: component, headers })).toMatchObject({
      ...{ statusCode: 400, 'access-control-allow-origin': SHOP },
    })
  })

  it.each(['https://evil.example', 'https://shop.example.com.evil.example', 'http://shop.example.com', 'null'])(
    'lets no page of %s read anything',
    async (origin) => {
      for (const asked of [preflight(list, origin), { url: `${component}?code=A`, headers: { origin } }]) {
        const answer = await corsOf(app, asked)
        expect(answer).not.toHaveProperty('access-control-allow-origin')
        expect(answer.vary).toContain('Origin')
      }
    },
  )

  it.each(['/tc-fostay/', '/online/admin', '/online/payment/notice', '/', '*'])(
    'opens nothing but the calls of the contracts: not %s',
    async (url) => {
      const answer = await corsOf(app, preflight(url, SHOP))
      expect(answer.statusCode).toBe(404)
      expect(answer).not.toHaveProperty('access-control-allow-origin')
    },
  )
})

it('who calls too often can read that, and what a browser asks before a call is no call', async () => {
  const app = await backendFor([SHOP], 1)
  const call = () => corsOf(app, { url: `${component}?code=A`, headers: { origin: SHOP } })
  for (let time = 0; time < 3; time++)
    expect(await corsOf(app, preflight(component, SHOP))).toMatchObject({ statusCode: 204 })
  expect(await call()).toMatchObject({ statusCode: 200 })
  expect(await call()).toMatchObject({ statusCode: 429, 'access-control-allow-origin': SHOP })
  await app.close()
})

it('a backend that names no origin knows of none', async () => {
  const app = await backendFor([])
  expect(await corsOf(app, preflight(list, SHOP))).toEqual({ statusCode: 404, vary: undefined })
  expect(await corsOf(app, { url: `${component}?code=A`, headers: { origin: SHOP } })).toEqual({
    ...{ statusCode: 200, vary: undefined },
  })
  await app.close()
})
