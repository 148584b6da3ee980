import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import type { CallShape } from '../../schemas/page/plan.ts'
import type { Call } from '../../src/kit/call.ts'
import { isCallProblem } from '../../src/kit/call.ts'
import { strictValidation } from '../plugins/validation.ts'
import { inProcessCall, remoteCall, routeMarketCalls } from './page-call.ts'

const get: CallShape = {
  method: 'GET',
  path: '/things/:id',
  params: ['id'],
  query: ['tags', 'size'],
  body: [],
  value: [],
}
const post: CallShape = { method: 'POST', path: '/things', params: [], query: ['page'], body: ['codes'], value: [] }

const signal = new AbortController().signal
const problemOf = async (asked: Promise<unknown>) => {
  const error: unknown = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return isCallProblem(error) ? [error.code, error.message] : error
}

/** The same calls and the same refusals, in process and over the wire. */
function sameOnBoth(call: (token?: string) => Call) {
  it('fills the path, repeats the name of a list in the query, and leaves out what is not given', async () => {
    const reply = await call()(get, { id: 'a/b', tags: ['海', 'x y'], size: undefined, other: 1 }, signal)
    expect(reply).toMatchObject({ method: 'GET', url: '/things/a%2Fb?tags=%E6%B5%B7&tags=x+y', body: null })
  })

  it('posts the body as JSON, and the query beside it', async () => {
    const reply = await call()(post, { codes: ['A'], page: 2 }, signal)
    expect(reply).toMatchObject({ method: 'POST', url: '/things?page=2', body: { codes: ['A'] } })
  })

  it('is refused with the code and the sentence of the API', async () => {
    expect(await problemOf(call()({ ...get, path: '/sold-out' }, {}, signal))).toEqual(['sold-out', '已售罄'])
  })

  it('is refused with the status and a sentence for everybody when the API says nothing', async () => {
    const silent = await problemOf(call()({ ...get, path: '/silent' }, {}, signal))
    expect(silent).toEqual(['http-500', '系统开小差了，请稍后再试'])
  })

  it('is refused with the status, whatever its code, when the API is not there', async () => {
    const closed = await problemOf(call()({ ...get, path: '/closed' }, {}, signal))
    expect(closed).toEqual(['http-503', '系统升级中'])
  })

  it('is refused with the status, whatever its code, when the API failed or has too much to do', async () => {
    const failed = await problemOf(call()({ ...get, path: '/failed' }, {}, signal))
    expect(failed).toEqual(['http-500', '系统异常'])
    const busy = await problemOf(call()({ ...get, path: '/busy' }, {}, signal))
    expect(busy).toEqual(['http-429', '请求过于频繁'])
  })

  it('is refused by an answer of 200 that says so (A7, B7)', async () => {
    const accepted = { at: ['responseCode'], is: '0' }
    const full = await problemOf(call()({ ...get, path: '/not-accepted', accepted }, {}, signal))
    expect(full).toEqual(['7', '姓名不符'])
    const sorry = await problemOf(call()({ ...get, path: '/has-error' }, {}, signal))
    expect(sorry).toEqual(['busy', '请稍后'])
  })

  it('carries the token of the member whose page it is, but where the call takes none', async () => {
    const tokenOf = async (auth?: 'none', token?: string) => {
      const shape = { ...get, path: '/things/1', ...(auth && { auth }) }
      return ((await call(token)(shape, {}, signal)) as { authorization?: string }).authorization
    }
    expect(await Promise.all([tokenOf(), tokenOf(undefined, 'e.1.2'), tokenOf('none', 'e.1.2')])).toEqual([
      undefined,
      'Bearer e.1.2',
      undefined,
    ])
  })
}

const replies: Record<string, [number, unknown]> = {
  '/closed': [503, { hasError: true, code: 'E9999', message: '系统升级中' }],
  '/busy': [429, { hasError: true, code: 'LIMIT', message: '请求过于频繁' }],
  '/failed': [500, { hasError: true, code: '500', message: '系统异常' }],
  '/sold-out': [409, { hasError: true, code: 'sold-out', message: '已售罄' }],
  '/silent': [500, {}],
  '/not-accepted': [200, { responseCode: '7', message: '姓名不符' }],
  '/has-error': [200, { hasError: true, code: 'busy', message: '请稍后' }],
}

const said = ({ method, url, headers: { authorization } }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) => ({
  ...{ method, url, authorization },
})

describe('a call of this server’s own API', () => {
  const app = fastify()
  strictValidation(app)
  app.all('/*', async (request, reply) => {
    const [status, body] = replies[request.url] ?? [200, undefined]
    return reply.code(status).send(body ?? { ...said(request), body: request.body ?? null, ip: request.ip })
  })
  afterAll(() => app.close())
  sameOnBoth((token) => inProcessCall(app, token))

  it('comes from the server itself, so that no limit of calls counts it', async () => {
    expect(await inProcessCall(app)(post, {}, signal)).toMatchObject({ ip: 'in-process' })
  })
})

describe('a call of another backend (API_BASE)', () => {
  let server: Server
  let base = ''
  const bodyOf = async (request: IncomingMessage) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks).toString()
  }
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const { url = '', headers } = request
      const text = await bodyOf(request)
      const path = url.replace(/^\/mall/, '')
      const [status, body] = replies[path] ?? [200, undefined]
      if (path === '/gateway') return response.writeHead(502).end('<h1>Bad gateway</h1>')
      if (path === '/maintenance') return response.writeHead(200).end('<h1>Back soon</h1>')
      if (path === '/empty') return response.writeHead(200, { 'content-type': 'application/json' }).end()
      if (path === '/nothing') return response.writeHead(204).end()
      if (path === '/cut')
        return response.writeHead(200, { 'content-type': 'application/json' }).end('{"hasError":false,"da')
      if (path === '/broken') {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 }).write('{"hasError":')
        return setTimeout(() => response.destroy(), 5)
      }
      if (path === '/moved') return response.writeHead(302, { location: `${base}/things` }).end()
      const heard = { ...said(request), url: path, body: text ? JSON.parse(text) : null, type: headers['content-type'] }
      return response.writeHead(status).end(JSON.stringify(body === undefined ? heard : body))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mall`
  })
  afterAll(() => server.close())
  sameOnBoth((token) => remoteCall(base, token))

  it('posts with the content type of A7', async () => {
    expect(await remoteCall(base)(post, {}, signal)).toMatchObject({ type: 'application/json-patch+json' })
  })

  it('that a gateway refuses in HTML has its status', async () => {
    const refused = await problemOf(remoteCall(base)({ ...get, path: '/gateway' }, {}, signal))
    expect(refused).toEqual(['http-502', '系统开小差了，请稍后再试'])
  })

  it.each([
    ['/maintenance', 'http-200'],
    ['/moved', 'http-302'],
    ['/empty', 'http-200'],
    ['/nothing', 'http-204'],
    ['/cut', 'http-200'],
    ['/broken', 'http-200'],
  ])('that is no answer has its status too, and is not followed: %s', async (path, code) => {
    const refused = await problemOf(remoteCall(base)({ ...get, path }, {}, signal))
    expect(refused).toEqual([code, '系统开小差了，请稍后再试'])
  })

  const detail: CallShape = { ...get, path: '/online/product/detail/:id', params: ['id'], query: [], value: ['data'] }
  it.each([
    ['null'],
    ['"ok"'],
    ['[]'],
    ['{}'],
    ['{"hasError":false,"data":"nope"}'],
    ['{"data":null}'],
    ['{"x":1}'],
    ['{"hasError":false,"data":{}}'],
    ['{"code":500,"msg":"x","data":null}'],
    ['{"success":false,"errorCode":"E1"}'],
  ])('that is JSON and not of its contract is no answer, and nothing that is not there: %s', async (body) => {
    const path = contracts.productDetail.path
    replies[path.replace(':id', '1')] = [200, JSON.parse(body)]
    const refused = await problemOf(remoteCall(base)({ ...detail, path }, { id: '1' }, signal))
    expect(refused).toEqual(['http-200', '系统开小差了，请稍后再试'])
  })

  it.each([['{"hasError":false}'], ['{"hasError":false,"data":null}']])(
    'that says that all is well and has nothing is an answer: %s',
    async (body) => {
      const path = contracts.productDetail.path
      replies[path.replace(':id', '3')] = [200, JSON.parse(body)]
      expect(await remoteCall(base)({ ...detail, path }, { id: '3' }, signal)).toEqual(JSON.parse(body))
    },
  )

  it('that leaves out what it may, or has more, is an answer', async () => {
    const path = contracts.productDetail.path
    replies[path.replace(':id', '2')] = [200, { hasError: false, data: { id: '2', more: 1 } }]
    expect(await remoteCall(base)({ ...detail, path }, { id: '2' }, signal)).toMatchObject({ data: { id: '2' } })
  })

  it('ends when nobody waits any more', async () => {
    const abort = new AbortController()
    const asked = remoteCall(base)(get, { id: '1' }, abort.signal)
    abort.abort()
    await expect(asked).rejects.toThrow('aborted')
  })
})

describe('a path of the market (A7)', () => {
  const named =
    (name: string): Call =>
    async () =>
      name
  const ask = (path: string, market?: Call) => routeMarketCalls(named('mall'), market)({ ...get, path }, {}, signal)

  it('goes to its own host where there is one', async () => {
    expect(await ask('/market/coupons', named('market'))).toBe('market')
    expect(await ask('/online/market', named('market'))).toBe('mall')
    expect(await ask('/market/coupons')).toBe('mall')
  })
})
