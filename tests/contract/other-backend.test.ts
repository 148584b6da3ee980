import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Contract } from '../../schemas/api/contract.ts'
import { contracts } from '../../schemas/api/contracts.ts'
import { createSandboxPorts } from '../../server/sandbox/ports.ts'
import { testApp } from '../fixtures/app.ts'
import { embeddedDatabase, LONGEST_OPENING, type TestDatabase } from '../fixtures/databases.ts'
import { answerJson, type RecordingBackend, recordingBackend } from '../fixtures/recording-backend.ts'

const all: readonly Contract[] = Object.values(contracts)
const html = { 'content-type': 'text/html; charset=utf-8' }

let opened: TestDatabase
let backend: RecordingBackend
let shop: FastifyInstance

beforeAll(async () => {
  opened = await embeddedDatabase()
  backend = await recordingBackend()
  const { database } = opened
  const ports = await createSandboxPorts(database.orm)
  shop = await testApp(database, { ports, settings: { apiBase: backend.url }, limits: { callsPerMinute: 100_000 } })
}, LONGEST_OPENING)
afterAll(async () => {
  await shop.close()
  await backend.close()
  await opened.remove()
})
beforeEach(() => {
  backend.requests.length = 0
  backend.answerWith(answerJson(200, {}))
})

describe('a shop of another backend (API_BASE)', () => {
  it.each(all.map((contract) => [contract.name, contract] as const))(
    'answers no %s itself',
    async (_name, contract) => {
      const url = contract.path.replace(/:\w+/g, '7')
      const isPost = contract.method === 'POST'
      const headers = { authorization: 'Bearer e.1.2', ...(isPost && { 'content-type': 'application/json' }) }
      const reply = await shop.inject({ method: contract.method, url, headers, ...(isPost && { payload: '{}' }) })
      expect([reply.statusCode, reply.json()]).toEqual([200, {}])
      expect(backend.requests).toMatchObject([
        { method: contract.method, url, headers: { authorization: 'Bearer e.1.2' } },
      ])
    },
  )

  it('packs an answer that the backend did not', async () => {
    const data = { text: '海'.repeat(2_000) }
    backend.answerWith(answerJson(200, data, { 'content-length': String(Buffer.byteLength(JSON.stringify(data))) }))
    const reply = await shop.inject({ url: contracts.pageComponent.path, headers: { 'accept-encoding': 'gzip' } })
    expect([reply.headers['content-encoding'], reply.headers['content-length']]).toEqual(['gzip', undefined])
    expect(JSON.parse(gunzipSync(reply.rawPayload).toString())).toEqual(data)
  })

  it('asks it for the head of an answer alone, where that is all that is wanted', async () => {
    const reply = await shop.inject({ method: 'HEAD', url: contracts.pageComponent.path })
    expect([reply.statusCode, reply.body, backend.requests[0]?.method]).toEqual([200, '', 'HEAD'])
  })

  it('describes the calls as ever', () => {
    const { paths = {} } = shop.swagger() as { paths?: Record<string, unknown> }
    const described = all.filter(({ path }) => Object.hasOwn(paths, path.replace(/:(\w+)/g, '{$1}')))
    expect(described).toHaveLength(all.length)
  })
})

describe('the tools of what another sandbox sells', () => {
  it('are the backend’s, at this shop’s address: its cashier’s page, and what is chosen there', async () => {
    backend.answerWith((_request, response) => void response.writeHead(200, html).end('<h1>沙盒支付</h1>'))
    const page = await shop.inject({ url: '/sandbox/cashier/1', headers: { cookie: 'pagoda_session=e.1.2' } })
    expect([page.statusCode, page.body]).toEqual([200, '<h1>沙盒支付</h1>'])
    expect(backend.requests[0]).toMatchObject({ method: 'GET', url: '/sandbox/cashier/1' })
    expect(backend.requests[0]!.headers.cookie).toBeUndefined()

    const done = '/tc-fostay/pay-success/1?payid=1'
    backend.answerWith((_request, response) => {
      response.writeHead(303, { location: done, 'set-cookie': 'pagoda_session=e.1.2' }).end()
    })
    const paid = await shop.inject({
      ...{ method: 'POST', url: '/sandbox/cashier/1', payload: 'outcome=paid' },
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    })
    expect([paid.statusCode, paid.headers.location, paid.headers['set-cookie']]).toEqual([303, done, undefined])
    expect(backend.requests[1]).toMatchObject({ body: 'outcome=paid', headers: { 'sec-fetch-site': 'same-origin' } })
  })

  it('give this browser the login that it asked the backend for: a mark, and no cookie of the backend’s', async () => {
    backend.answerWith((_request, response) => {
      response.writeHead(303, { location: '/tc-fostay/?token=e.1.2', 'set-cookie': 'pagoda_session=e.1.2' }).end()
    })
    const reply = await shop.inject({
      ...{ method: 'POST', url: '/sandbox/login', payload: 'memberId=1' },
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    })
    expect(reply.headers['set-cookie']).toBe('pagoda_lends=1; Max-Age=300; Path=/tc-fostay; SameSite=Lax')
  })

  it('can do no more than this server’s own, whatever the backend says of them', async () => {
    const own = await shop.inject('/sandbox/channels')
    const open = { ...html, 'content-security-policy': "default-src * 'unsafe-inline'" }
    backend.answerWith((_request, response) => void response.writeHead(200, open).end('<script>1</script>'))
    const page = await shop.inject('/sandbox/members')
    expect(page.headers['content-security-policy']).toBe(own.headers['content-security-policy'])
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:1'])(
    'lead nobody to %s',
    async (location) => {
      backend.answerWith((_request, response) => void response.writeHead(303, { location }).end())
      const reply = await shop.inject('/sandbox/wechat/authorize')
      expect([reply.statusCode, reply.headers.location]).toEqual([503, undefined])
    },
  )

  it('are refused to another site’s page before the backend is asked', async () => {
    const reply = await shop.inject({
      ...{ method: 'POST', url: '/sandbox/login', payload: 'memberId=1' },
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    })
    expect([reply.statusCode, backend.requests]).toEqual([403, []])
  })

  it('are not its clock, which is of each server', async () => {
    expect((await shop.inject('/sandbox/')).statusCode).toBe(200)
    expect(backend.requests).toEqual([])
  })
})
