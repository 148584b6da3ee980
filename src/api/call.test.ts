import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CallShape } from '../../schemas/page/plan.ts'
import { CallProblem } from '../kit/call.ts'
import { createBrowserCall } from './call.ts'

const get: CallShape = { method: 'GET', path: '/things/:id', params: ['id'], query: ['tags'], body: [], value: [] }
const post: CallShape = { method: 'POST', path: '/things', params: [], query: ['page'], body: ['codes'], value: [] }
const { signal } = new AbortController()

let server: Server
let base = ''

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** /status/409?{"message":"..."} answers so; /hang hangs up; anything else tells what came. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url = '', headers } = request
    const text = await bodyOf(request)
    const [, status, answer = ''] = /^\/mall\/status\/(\d+)\/([^?]*)/.exec(url) ?? []
    if (url === '/mall/hang') return request.socket.destroy()
    if (status) return response.writeHead(Number(status)).end(decodeURIComponent(answer))
    return response.end(JSON.stringify({ method, url, type: headers['content-type'] ?? null, text }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mall`
})
afterAll(() => server.close())

async function problem(shape: Partial<CallShape>, { to = base, stop = signal } = {}) {
  const error: unknown = await createBrowserCall(to)({ ...get, ...shape }, {}, stop).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(CallProblem)
  return { code: (error as CallProblem).code, message: (error as CallProblem).message }
}

const refusal = (status: number, answer: unknown) =>
  problem({
    path: `/status/${status}/${encodeURIComponent(typeof answer === 'string' ? answer : JSON.stringify(answer))}`,
  })

describe('a call of the mall', () => {
  it('fills its path, and repeats the name of a list in the query as the server reads it', async () => {
    const reply = await createBrowserCall(base)(get, { id: 'a/b', tags: ['海', 'x'], other: 1 }, signal)
    expect(reply).toMatchObject({ method: 'GET', url: '/mall/things/a%2Fb?tags=%E6%B5%B7&tags=x', text: '' })
  })

  it('posts JSON with the content type of A7, the query beside it', async () => {
    const reply = await createBrowserCall(base)(post, { codes: ['A'], page: 2, other: 1 }, signal)
    expect(reply).toEqual({
      method: 'POST',
      url: '/mall/things?page=2',
      type: 'application/json-patch+json',
      text: '{"codes":["A"]}',
    })
  })
})

describe('what the shopper reads when a call fails (A8)', () => {
  it.each([
    [403, { message: '仅限会员' }, 'forbidden', '仅限会员'],
    [403, {}, 'forbidden', '您没有此操作权限'],
    [404, { message: 'no such row' }, 'not-found', '请求地址失效'],
    [409, { code: 'sold-out', message: '已售罄' }, 'sold-out', '已售罄'],
    [500, { message: '' }, 'http-500', '系统开小差了，请稍后再试'],
    [502, '<h1>Bad gateway</h1>', 'http-502', '系统开小差了，请稍后再试'],
    [500, { code: 1, message: { text: 'x' } }, 'http-500', '系统开小差了，请稍后再试'],
  ])('status %i with %o', async (status, answer, code, message) => {
    expect(await refusal(status, answer)).toEqual({ code, message })
  })

  it('no response', async () => {
    expect(await problem({ path: '/hang' })).toEqual({ code: 'no-response', message: '请求超时' })
  })

  it('a request that could not be set up', async () => {
    expect(await problem({}, { to: 'nothing://nowhere' })).toEqual({ code: 'request-setup', message: '服务器正在维修' })
  })

  it('the code that makes requests could not be loaded', async () => {
    vi.doMock('axios', () => {
      throw new Error('chunk failed')
    })
    expect(await problem({})).toEqual({ code: 'request-setup', message: '服务器正在维修' })
    vi.doUnmock('axios')
  })
})
