import { request as httpRequest } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { answerJson, recordingBackend, type RecordingBackend } from '../../tests/fixtures/recording-backend.ts'
import { contractRoute } from '../plugins/contract-route.ts'
import { problemHandlers } from '../plugins/problems.ts'
import { strictValidation } from '../plugins/validation.ts'
import { paymentWebhookRoute, PAYMENT_WEBHOOK_PATH } from '../routes/payment/payment-webhook.ts'
import { createUpstreams } from './upstreams.ts'

const { path: list } = contracts.productPackageList
const { path: component } = contracts.pageComponent
const { path: discount } = contracts.productDiscount
const calendar = (id: string) => `/online/product/combo/${id}/calendar`
const jsonType = { 'content-type': 'application/json' }
const maintenance = { hasError: true, code: 'under-maintenance', message: '服务器正在维修' }

const own = () => {
  throw new Error('this server was asked itself')
}

let backend: RecordingBackend
let market: RecordingBackend
const apps: FastifyInstance[] = []

/** A shop of another backend. Its handlers are never asked. */
async function shopOf(apiBase: string, { marketBase = '', deadline = 10_000 } = {}): Promise<FastifyInstance> {
  // A connection that a test broke off is not waited for, as long as a browser's would be.
  const app = fastify({ trustProxy: '10.0.0.1', bodyLimit: 256 * 1024, forceCloseConnections: true })
  problemHandlers(app)
  strictValidation(app)
  const upstreams = createUpstreams({ apiBase, marketBase }, deadline)
  app.decorate('upstreams', upstreams)
  app.addHook('onClose', () => upstreams.close())
  for (const name of ['productPackageList', 'pageComponent', 'productDiscount', 'comboCalendar', 'bookOrder'] as const)
    contractRoute(app, name, own)
  paymentWebhookRoute(app, { ports: {} } as Parameters<typeof paymentWebhookRoute>[1])
  apps.push(app)
  await app.ready()
  return app
}

const listening = async (app: FastifyInstance) => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

beforeAll(async () => {
  backend = await recordingBackend()
  market = await recordingBackend()
})
beforeEach(() => {
  for (const { requests, answerWith } of [backend, market]) {
    requests.length = 0
    answerWith(answerJson(200, { hasError: false, data: {} }))
  }
})
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
})
afterAll(() => Promise.all([backend.close(), market.close()]))

describe('a call whose host is another backend (API_BASE)', () => {
  it('goes there with its path, its query and its body as they came, and brings the answer back', async () => {
    const app = await shopOf(`${backend.url}/v1`)
    backend.answerWith(answerJson(201, { hasError: false, data: { found: '海' } }, { 'cache-control': 'no-cache' }))
    const body = '{ "pageNum": 1,  "pageSize":10 }'
    const headers = { 'content-type': 'application/json-patch+json; charset=utf-8' }
    const reply = await app.inject({ method: 'POST', url: `${list}?a=%E6%B5%B7&b=%2F`, headers, payload: body })
    expect([reply.statusCode, reply.json()]).toEqual([201, { hasError: false, data: { found: '海' } }])
    expect(reply.headers['cache-control']).toBe('no-cache')
    const [asked] = backend.requests
    expect(asked).toMatchObject({ method: 'POST', url: `/v1${list}?a=%E6%B5%B7&b=%2F`, body })
    expect(asked!.headers).toMatchObject({ ...headers, 'content-length': String(body.length) })
  })

  it('puts the parameters of its path into the path of its contract', async () => {
    const app = await shopOf(backend.url)
    await app.inject(calendar('100101'))
    await app.inject(calendar('%E6%B5%B7'))
    expect(backend.requests.map(({ url }) => url)).toEqual([calendar('100101'), calendar('%E6%B5%B7')])
  })

  it('carries the login, what it says of the visit and its own headers (A7, B7)', async () => {
    const app = await shopOf(backend.url)
    const headers = {
      ...{
        authorization: 'Bearer e.1.2',
        'client-info': 'os=ios',
        terminal: 'h5',
        saleschannel: '1',
        'user-agent': 'Phone',
      },
      'x-request-id': 'request-1',
    }
    await app.inject({ url: component, headers })
    expect(backend.requests[0]!.headers).toMatchObject({
      ...{
        authorization: 'Bearer e.1.2',
        'client-info': 'os=ios',
        terminal: 'h5',
        saleschannel: '1',
        'user-agent': 'Phone',
      },
      host: new URL(backend.url).host,
    })
  })

  it('carries no cookie of the shop, nothing of the connection, and nothing that a stranger made up', async () => {
    const port = await listening(await shopOf(backend.url))
    const headers = {
      ...{ cookie: 'pagoda_session=e.1.2', connection: 'keep-alive, x-mine', 'x-mine': '1', te: 'trailers' },
      ...{
        'proxy-authorization': 'Basic x',
        'x-forwarded-for': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
        origin: 'http://x',
      },
      ...{ 'x-forwarded-host': 'evil.example', 'x-real-ip': '6.6.6.6', host: 'shop.example' },
    }
    await asked(port, component, headers)
    const got = backend.requests[0]!.headers
    for (const name of ['cookie', 'x-mine', 'te', 'proxy-authorization', 'forwarded', 'origin', 'x-real-ip'])
      expect([name, got[name]]).toEqual([name, undefined])
    expect([got['x-forwarded-for'], got['x-forwarded-host'], got['x-forwarded-proto']]).toEqual([
      '127.0.0.1',
      'shop.example',
      'http',
    ])
  })

  it('is of the address that the proxy before this server names', async () => {
    const app = await shopOf(backend.url)
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7', 'x-forwarded-proto': 'https' }
    await app.inject({ url: component, headers, remoteAddress: '10.0.0.1' })
    expect(backend.requests[0]!.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
    })
  })

  it('brings back no cookie, no policy and no header of the connection', async () => {
    const app = await shopOf(backend.url)
    backend.answerWith(
      answerJson(
        200,
        {},
        {
          ...{ 'set-cookie': ['a=1', 'b=2'], 'content-security-policy': 'default-src *', 'keep-alive': 'timeout=99' },
          ...{ 'access-control-allow-origin': '*', server: 'backend', 'retry-after': '3' },
        },
      ),
    )
    const { headers } = await app.inject(component)
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'retry-after': '3' })
    for (const name of ['set-cookie', 'content-security-policy', 'access-control-allow-origin', 'server'])
      expect([name, headers[name]]).toEqual([name, undefined])
    expect(headers['keep-alive']).not.toBe('timeout=99')
  })

  it('brings an answer as it was packed', async () => {
    const app = await shopOf(backend.url)
    const packed = gzipSync('{"hasError":false}')
    backend.answerWith((_request, response) => {
      response.writeHead(200, { ...jsonType, 'content-encoding': 'gzip', vary: 'accept-encoding' }).end(packed)
    })
    const reply = await app.inject({ url: component, headers: { 'accept-encoding': 'gzip' } })
    expect(backend.requests[0]!.headers['accept-encoding']).toBe('gzip')
    expect([reply.headers['content-encoding'], reply.headers.vary]).toEqual(['gzip', 'accept-encoding'])
    expect(reply.rawPayload.equals(packed)).toBe(true)
  })

  it('brings a refusal of the backend with its status and its words', async () => {
    const app = await shopOf(backend.url)
    const refused = { hasError: true, code: 'out-of-stock', message: '库存不足，请重新选择' }
    backend.answerWith(answerJson(409, refused))
    const reply = await app.inject(component)
    expect([reply.statusCode, reply.json()]).toEqual([409, refused])
  })

  it('goes to the host of the market where its path begins with /market (A7), else to that of the others', async () => {
    const both = await shopOf(backend.url, { marketBase: `${market.url}/m` })
    await both.inject({ method: 'POST', url: discount, headers: jsonType, payload: '{}' })
    await both.inject(component)
    expect([market.requests[0]?.url, backend.requests[0]?.url]).toEqual([`/m${discount}`, component])
    const one = await shopOf(backend.url)
    await one.inject({ method: 'POST', url: discount, headers: jsonType, payload: '{}' })
    expect(backend.requests[1]?.url).toBe(discount)
  })

  it('is answered by this server where only the market has a host of its own', async () => {
    const app = await shopOf('', { marketBase: market.url })
    await app.inject({ method: 'POST', url: discount, headers: jsonType, payload: '{}' })
    expect((await app.inject(`${component}?code=A`)).statusCode).toBe(500)
    expect(market.requests).toHaveLength(1)
  })

  it('brings what the payment company tells byte by byte, with its signature', async () => {
    const app = await shopOf(backend.url)
    const signed = { 'webhook-id': 'msg_1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,x' }
    const payload = '{"type":"payment",   "payId":"1"}'
    await app.inject({ method: 'POST', url: PAYMENT_WEBHOOK_PATH, headers: { ...jsonType, ...signed }, payload })
    expect(backend.requests[0]).toMatchObject({ url: PAYMENT_WEBHOOK_PATH, body: payload })
    expect(backend.requests[0]!.headers).toMatchObject(signed)
    const long = await app.inject({
      ...{ method: 'POST', url: PAYMENT_WEBHOOK_PATH, headers: jsonType, payload: JSON.stringify('x'.repeat(5_000)) },
    })
    expect(long.statusCode).toBe(413)
  })
})

/** A request as it is written: no client tidies its path. */
function asked(port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

describe('what is no call of a contract', () => {
  it.each([
    '/online/admin',
    `//evil.example${component}`,
    `${component}/../../../../admin`,
    `${component}/%2e%2e/admin`,
    `${component.slice(0, 7)}%2F${component.slice(8)}`,
    `/%2e%2e${component}`,
    `http://evil.example/admin`,
    `/\\evil.example${component}`,
    '/tc-fostay/_session',
  ])('%s is not found, and the backend is not asked', async (path) => {
    const port = await listening(await shopOf(backend.url))
    expect(await asked(port, path)).toBe(404)
    expect(backend.requests).toEqual([])
  })

  it.each(['..%2F..%2Fadmin', '%2e%2e', '..', '.', 'a%2Fb', 'a%5Cb', 'a%00b', 'a%0d%0aHost:x', '%252e%252e%252fadmin'])(
    'a parameter %s leads nowhere else',
    async (id) => {
      const port = await listening(await shopOf(backend.url))
      expect([400, 404]).toContain(await asked(port, calendar(id)))
      expect(backend.requests).toEqual([])
    },
  )

  it('an absolute address whose path is a contract’s goes to the backend, and not where it says', async () => {
    const port = await listening(await shopOf(backend.url))
    expect(await asked(port, `http://evil.example${component}?code=A`)).toBe(200)
    expect(backend.requests[0]).toMatchObject({ url: `${component}?code=A` })
    expect(backend.requests[0]!.headers.host).toBe(new URL(backend.url).host)
  })

  it('another method of a path is refused as ever', async () => {
    const app = await shopOf(backend.url)
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST'] as const)
      expect((await app.inject({ method, url: component })).statusCode).toBe(404)
    expect(backend.requests).toEqual([])
  })

  it('a body that is too large or of another type is refused before the backend is asked', async () => {
    const app = await shopOf(backend.url)
    const post = (payload: string, type: string) =>
      app.inject({ method: 'POST', url: list, headers: { 'content-type': type }, payload })
    const large = await post(JSON.stringify('x'.repeat(256 * 1024)), 'application/json')
    expect([large.statusCode, large.json().code]).toEqual([413, 'too-large'])
    const typed = await post('a=1', 'application/x-www-form-urlencoded')
    expect([typed.statusCode, typed.json().code]).toEqual([415, 'unsupported-media-type'])
    expect(backend.requests).toEqual([])
  })
})

describe('a backend in trouble', () => {
  const refusal = async (base: string, deadline?: number) => {
    const reply = await (await shopOf(base, deadline === undefined ? {} : { deadline })).inject(component)
    return [reply.statusCode, reply.json()]
  }
  const refused = [503, { ...maintenance, requestId: expect.any(String) }]

  it('that is down is told as maintenance (A8)', async () => {
    const gone = await recordingBackend()
    await gone.close()
    expect(await refusal(gone.url)).toEqual(refused)
  })

  it('that has no address is, too', async () => {
    expect(await refusal('http://no-such-host.invalid')).toEqual(refused)
  })

  it('that never answers is late after the deadline', async () => {
    backend.answerWith(() => undefined)
    expect(await refusal(backend.url, 100)).toEqual(refused)
  })

  it.each([
    ['answers in HTML', 200, { 'content-type': 'text/html' }],
    ['refuses in HTML', 502, { 'content-type': 'text/html' }],
    ['says not what it answers', 200, {}],
    ['leads elsewhere', 302, { 'content-type': 'application/json', location: 'http://evil.example/' }],
  ])('that %s is told as maintenance', async (_what, status, headers: Record<string, string>) => {
    backend.answerWith((_request, response) => void response.writeHead(status, headers).end('<h1>Bad gateway</h1>'))
    expect(await refusal(backend.url)).toEqual(refused)
  })

  it('that speaks no HTTP is told as maintenance', async () => {
    const server = createServer((socket) => socket.end('SSH-2.0-x\r\n'))
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    expect(await refusal(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).toEqual(refused)
    server.close()
  })

  it.each([
    ['breaks off its answer', (end: () => void) => void setTimeout(end, 20)],
    ['never ends its answer', () => undefined],
    ['sends a byte now and then', (_end: () => void, write: () => void) => void setInterval(write, 20).unref()],
  ])('that %s breaks off ours, and the next call is answered', async (_what, then) => {
    const app = await shopOf(backend.url, { deadline: 300 })
    const port = await listening(app)
    backend.answerWith((_request, response) => {
      response.writeHead(200, jsonType).write('{"hasError":')
      then(
        () => response.destroy(),
        () => void response.write(' '),
      )
    })
    const answer = fetch(`http://127.0.0.1:${port}${component}`).then((reply) => reply.text())
    await expect(answer).rejects.toThrow('terminated')
    backend.answerWith(answerJson(200, {}))
    expect(await asked(port, component)).toBe(200)
  })

  it('is told when the browser goes away, before its answer and within', async () => {
    const port = await listening(await shopOf(backend.url))
    for (const begin of [() => undefined, (write: () => void) => write()]) {
      const gone = vi.fn()
      backend.answerWith((_request, response) => {
        response.on('close', gone)
        begin(() => response.writeHead(200, jsonType).write('{'))
      })
      const abort = new AbortController()
      const before = backend.requests.length
      const answer = fetch(`http://127.0.0.1:${port}${component}`, { signal: abort.signal }).then((one) => one.text())
      await vi.waitFor(() => expect(backend.requests.length).toBe(before + 1))
      abort.abort()
      await expect(answer).rejects.toThrow('aborted')
      await vi.waitFor(() => expect(gone).toHaveBeenCalled())
    }
  })

  it('that says that it is overrun is believed, and asked once', async () => {
    backend.answerWith(answerJson(503, maintenance, { 'retry-after': '0.01' }))
    expect((await (await shopOf(backend.url)).inject(component)).statusCode).toBe(503)
    expect(backend.requests).toHaveLength(1)
  })

  it('that is this server itself is not asked over and over', async () => {
    const first = await listening(await shopOf('http://127.0.0.1:1'))
    const app = await shopOf(backend.url)
    const port = await listening(app)
    backend.answerWith(async ({ url, headers }, response) => {
      const sent = { via: String(headers.via) }
      const again = await fetch(`http://127.0.0.1:${port}${url}`, { headers: sent })
      response.writeHead(again.status, jsonType).end(await again.text())
    })
    const reply = await app.inject(component)
    expect([reply.statusCode, reply.json()]).toEqual([503, expect.objectContaining(maintenance)])
    expect(backend.requests).toHaveLength(1)
    expect(await asked(first, component, { via: '1.1 another' })).toBe(503)
  })
})
