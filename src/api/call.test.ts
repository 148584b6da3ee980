import axios from 'axios'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MemberProfile } from '../../schemas/domain/member.ts'
import type { CallShape } from '../../schemas/page/plan.ts'
import { CallProblem } from '../kit/call.ts'
import { createBrowserCalls } from './call.ts'
import { fakeDevice } from './fake-device.ts'
import { createSession, type Session } from './session.ts'

const get: CallShape = { method: 'GET', path: '/things/:id', params: ['id'], query: ['tags'], body: [], value: [] }
const post: CallShape = { method: 'POST', path: '/things', params: [], query: ['page'], body: ['codes'], value: [] }
const { signal } = new AbortController()

interface Got {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** The token that came. */
  readonly token: string | undefined
}
/** A status and a body; `hang up` answers nothing. */
type Reply = readonly [status: number, body: unknown] | 'hang up'

let server: Server
let base = ''
let got: Got[] = []
let reply: (request: Got) => Reply | Promise<Reply>

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

beforeAll(async () => {
  server = createServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming
    const token = /^Bearer (.*)$/.exec(headers.authorization ?? '')?.[1]
    const request = { method, url, headers, text: await bodyOf(incoming), token }
    got.push(request)
    const answer = await reply(request)
    if (answer === 'hang up') return incoming.socket.destroy()
    const [status, body] = answer
    return response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mall`
})
afterAll(() => server.close())
beforeEach(() => {
  got = []
  reply = () => [200, { hasError: false, data: 1 }]
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function device(tokens?: { token: string; refreshToken: string }, texts = new Map<string, string>()) {
  const session = createSession(fakeDevice(texts).window)
  if (tokens) session.save(tokens)
  const onLogin = vi.fn<() => void>()
  const onToken = vi.fn<(token: string) => void>()
  const headers = () => ({ salesChannel: '2' })
  const dated = vi.fn<(date: string | undefined) => void>()
  const options = { base, marketBase: `${base}-market`, session, headers, dated, onLogin, onToken }
  return { session, onLogin, onToken, call: createBrowserCalls(options).call, options }
}

const send = (shape: Partial<CallShape>, by = device()) => by.call({ ...get, path: '/things', ...shape }, {}, signal)

async function problem(run: Promise<unknown>) {
  const error: unknown = await run.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(CallProblem)
  return { code: (error as CallProblem).code, message: (error as CallProblem).message }
}

describe('an answer that meets another login than it was asked for under', () => {
  const one = { token: 'e1.y.z', refreshToken: 'r1' }
  const other = { token: 'e2.y.z', refreshToken: 'r2' }
  const member = (id: string) => ({ id }) as MemberProfile
  const turns: Readonly<Record<string, (session: Session) => void>> = {
    'a login': (session) => session.save(other),
    'a logout': (session) => session.clear(),
    'a login as somebody else': (session) => session.save(other, member('2')),
  }
  const meeting = (turn: string) => {
    const by = device(turn === 'a login' ? undefined : one)
    if (turn === 'a login as somebody else') by.session.save(one, member('1'))
    let left = 1
    reply = ({ token = 'nobody' }) => {
      if (left-- > 0) turns[turn]!(by.session)
      return [200, { data: `${token}'s` }]
    }
    return by
  }

  it.each([
    ['a login', "e2.y.z's"],
    ['a logout', "nobody's"],
    ['a login as somebody else', "e2.y.z's"],
  ])('is asked for again: %s', async (turn, data) => {
    expect(await send({}, meeting(turn))).toEqual({ data })
  })

  it.each(Object.keys(turns))('is refused where asking again would do it twice: %s', async (turn) => {
    expect(await problem(send({ method: 'POST' }, meeting(turn)))).toEqual({
      code: 'other-login',
      message: '登录变了，请再试一次',
    })
    expect(got).toHaveLength(1)
  })

  it('of a member alone asks a visitor for no login', async () => {
    const by = meeting('a logout')
    expect(await problem(send({ auth: 'required' }, by))).toMatchObject({ code: 'other-login' })
    expect(by.onLogin).not.toHaveBeenCalled()
  })

  it('is as good as before where nobody’s login matters, and where only the token or the name is another', async () => {
    expect(await send({ auth: 'none', method: 'POST' }, meeting('a logout'))).toEqual({ data: "nobody's" })
    const by = device(one)
    reply = () => {
      by.session.save(other, member('1'))
      return [200, { data: 1 }]
    }
    expect(await send({ method: 'POST' }, by)).toEqual({ data: 1 })
  })
})

describe('a call of the mall', () => {
  it('fills its path, and repeats the name of a list in the query as the server reads it', async () => {
    await device().call(get, { id: 'a/b', tags: ['海', 'x'], other: 1 }, signal)
    expect(got[0]).toMatchObject({ method: 'GET', url: '/mall/things/a%2Fb?tags=%E6%B5%B7&tags=x', text: '' })
  })

  it('posts JSON with the content type of A7, the query beside it', async () => {
    await device().call(post, { codes: ['A'], page: 2, other: 1 }, signal)
    expect(got[0]).toMatchObject({ method: 'POST', url: '/mall/things?page=2', text: '{"codes":["A"]}' })
    expect(got[0]?.headers['content-type']).toBe('application/json-patch+json')
  })

  it('gives the whole reply', async () => {
    expect(await send({})).toEqual({ hasError: false, data: 1 })
  })

  it('says what time it is for the server, whatever the answer', async () => {
    const { call, options } = device()
    await call(get, { id: 1 }, signal)
    reply = () => [503, {}]
    await call(get, { id: 1 }, signal).catch(() => undefined)
    const [one, other] = options.dated.mock.calls.map(([date]) => Date.parse(date ?? ''))
    expect(Math.abs((one ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(other).toBeGreaterThanOrEqual(one ?? Infinity)
  })

  it('carries the headers of the moment', async () => {
    const { options } = device()
    let count = 0
    const { call } = createBrowserCalls({
      ...options,
      headers: () => ({ 'client-info': '{"os":"ios"}', terminal: `t${++count}` }),
    })
    await call(post, {}, signal)
    await call(post, {}, signal)
    expect(got[1]?.headers).toMatchObject({ 'client-info': '{"os":"ios"}', terminal: 't2' })
  })

  it('carries the token of the session unless it is flagged no-token', async () => {
    const by = device({ token: 'e.1.x', refreshToken: 'r' })
    await send({}, by)
    await send({ auth: 'none' }, by)
    await send({ auth: 'required' }, by)
    await send({})
    expect(got.map(({ token }) => token)).toEqual(['e.1.x', undefined, 'e.1.x', undefined])
  })

  it('goes to the host of the market when its path starts with /market', async () => {
    await send({ path: '/market/discount' })
    expect(got[0]?.url).toBe('/mall-market/market/discount')
  })

  it('may take 30 s (A9)', async () => {
    const request = vi.spyOn(axios, 'request')
    await send({})
    expect(request.mock.lastCall?.[0]).toMatchObject({ timeout: 30_000 })
    request.mockRestore()
  })

  it('ends when nobody waits for it any more', async () => {
    const stop = new AbortController()
    reply = () => {
      stop.abort()
      return new Promise(() => {})
    }
    await expect(device().call({ ...get, path: '/things' }, {}, stop.signal)).rejects.toBeInstanceOf(CallProblem)
  })
})

describe('what the shopper reads when a call fails (A8, B8)', () => {
  it.each([
    [403, { message: '仅限会员' }, 'forbidden', '仅限会员'],
    [403, {}, 'forbidden', '您没有此操作权限'],
    [404, { message: 'no such row' }, 'not-found', '请求地址失效'],
    [409, { code: 'sold-out', message: '已售罄' }, 'sold-out', '已售罄'],
    [400, { errorMessage: '参数不对' }, 'http-400', '参数不对'],
    [500, { message: '' }, 'http-500', '系统开小差了，请稍后再试'],
    [502, '<h1>Bad gateway</h1>', 'http-502', '系统开小差了，请稍后再试'],
    [500, { code: 1, message: { text: 'x' } }, 'http-500', '系统开小差了，请稍后再试'],
    [200, '{"data":', 'malformed', '系统开小差了，请稍后再试'],
    [200, '', 'malformed', '系统开小差了，请稍后再试'],
    [200, 'null', 'malformed', '系统开小差了，请稍后再试'],
    [200, { hasError: true, code: 'wrong-code', message: '验证码错误或已过期' }, 'wrong-code', '验证码错误或已过期'],
  ])('status %i with %o', async (status, body, code, message) => {
    reply = () => [status, body]
    expect(await problem(send({}))).toEqual({ code, message })
  })

  it('a reply whose responseCode is not the one accepted', async () => {
    reply = () => [200, { responseCode: '7', message: '姓名不符' }]
    const accepted = { at: ['responseCode'], is: '0' }
    expect(await problem(send({ accepted }))).toEqual({ code: '7', message: '姓名不符' })
  })

  it('no response', async () => {
    reply = () => 'hang up'
    expect(await problem(send({}))).toEqual({ code: 'no-response', message: '请求超时' })
  })

  it('a request that could not be set up', async () => {
    const { options } = device()
    const { call } = createBrowserCalls({ ...options, base: 'nothing://nowhere' })
    expect(await problem(call(get, {}, signal))).toEqual({ code: 'request-setup', message: '服务器正在维修' })
  })
})

describe('a call that is refused for want of a login (A8: 401)', () => {
  const old = { token: 'e.old.x', refreshToken: 'r-old' }
  const fresh = { token: 'e.new.x', refreshToken: 'r-new' }
  const isRefresh = ({ url }: Got) => url.endsWith('/refreshToken')
  const tokensSent = () => got.filter((request) => !isRefresh(request)).map(({ token }) => token)
  const refusal: Reply = [401, { hasError: true, code: 'not-logged-in', message: '请先登录' }]
  const ok: Reply = [200, { hasError: false, data: 'yours' }]

  /** Answers those who carry a token of `good`; renews `r-old` into the fresh ones when it `renews`. */
  const api =
    (good: readonly (string | undefined)[], renews = true) =>
    (request: Got) => {
      if (!isRefresh(request)) return good.includes(request.token) ? ok : refusal
      return renews && request.text === '{"refreshToken":"r-old"}'
        ? ([200, { hasError: false, data: fresh }] as const)
        : refusal
    }

  it('is repeated with a renewed token, which the session keeps', async () => {
    reply = api(['e.new.x'])
    const by = device(old)
    expect(await send({ auth: 'required' }, by)).toMatchObject({ data: 'yours' })
    expect(tokensSent()).toEqual(['e.old.x', 'e.new.x'])
    expect(by.session.current()).toMatchObject(fresh)
    expect(by.onToken).toHaveBeenCalledExactlyOnceWith('e.new.x')
    expect(by.onLogin).not.toHaveBeenCalled()
  })

  it('is a visitor’s at once when there is no refresh token, and whoever knew the token is told', async () => {
    reply = api(['e.new.x'])
    const by = device({ ...old, refreshToken: '' })
    await problem(send({ auth: 'required' }, by))
    expect(got.filter(isRefresh)).toEqual([])
    expect(by.session.current()).toBeUndefined()
    expect(by.onToken).toHaveBeenCalledExactlyOnceWith('')
    expect(by.onLogin).toHaveBeenCalledOnce()
  })

  it('waits with those that fail beside it for one renewal', async () => {
    reply = api(['e.new.x'])
    const by = device(old)
    await Promise.all([send({}, by), send({}, by), send({}, by)])
    expect(got.filter(isRefresh)).toHaveLength(1)
    expect(tokensSent().filter((token) => token === 'e.new.x')).toHaveLength(3)
  })

  it('waits for the renewal of another tab', async () => {
    let last: Promise<unknown> = Promise.resolve()
    const request = (_: string, run: () => Promise<unknown>) => (last = last.then(run))
    vi.stubGlobal('navigator', { onLine: true, locks: { request } })
    const texts = new Map<string, string>()
    reply = api(['e.new.x'])
    await Promise.all([send({}, device(old, texts)), send({}, device(old, texts))])
    expect(got.filter(isRefresh)).toHaveLength(1)
  })

  it('takes the token that another tab renewed meanwhile', async () => {
    const texts = new Map<string, string>()
    const by = device(old, texts)
    reply = (request) => {
      if (request.token === 'e.old.x') createSession(fakeDevice(texts).window).save(fresh)
      return api(['e.new.x'], false)(request)
    }
    expect(await send({}, by)).toMatchObject({ data: 'yours' })
    expect(got.filter(isRefresh)).toEqual([])
  })

  it('keeps the session that another tab renewed while this one was refused', async () => {
    const texts = new Map<string, string>()
    const by = device(old, texts)
    reply = (request) => {
      if (isRefresh(request)) createSession(fakeDevice(texts).window).save(fresh)
      return api(['e.new.x'], false)(request)
    }
    expect(await send({}, by)).toMatchObject({ data: 'yours' })
    expect(by.session.current()).toMatchObject(fresh)
  })

  it('ends the session and asks for the login when it can not be renewed', async () => {
    reply = api([], false)
    const by = device(old)
    expect(await problem(send({ auth: 'required' }, by))).toEqual({ code: 'not-logged-in', message: '请先登录' })
    expect(by.session.current()).toBeUndefined()
    expect(by.onLogin).toHaveBeenCalledOnce()
    expect(tokensSent()).toEqual(['e.old.x'])
  })

  it.each([
    ['is refused', false],
    ['brings a token', true],
  ])(
    'asks who logs out while its token is renewed for no login, and leaves them logged out: it %s',
    async (_, renews) => {
      const by = device(old)
      reply = (request) => {
        if (isRefresh(request)) by.session.clear()
        return api(['e.new.x'], renews)(request)
      }
      expect(await problem(send({ auth: 'required' }, by))).toMatchObject({ code: 'other-login' })
      expect([by.session.current(), tokensSent()]).toEqual([undefined, ['e.old.x']])
      expect([by.onLogin, by.onToken].map(({ mock }) => mock.calls)).toEqual([[], []])
    },
  )

  it('takes nothing from who logged in as somebody else while it was renewed', async () => {
    const other = { token: 'e.other.x', refreshToken: 'r-other' }
    const by = device(old)
    reply = (request) => {
      if (isRefresh(request)) by.session.save(other)
      return api(['e.new.x', 'e.other.x'])(request)
    }
    await send({}, by)
    expect(by.session.current()).toMatchObject(other)
  })

  it('is repeated once without a token when it needs none', async () => {
    reply = api([undefined], false)
    const by = device(old)
    expect(await send({}, by)).toMatchObject({ data: 'yours' })
    expect(tokensSent()).toEqual(['e.old.x', undefined])
    expect(by.session.current()).toBeUndefined()
    expect(by.onLogin).not.toHaveBeenCalled()
  })

  it('ends the session when even the renewed token is refused', async () => {
    reply = api([])
    const by = device(old)
    expect(await problem(send({ auth: 'required' }, by))).toMatchObject({ code: 'not-logged-in' })
    expect(tokensSent()).toEqual(['e.old.x', 'e.new.x'])
    expect(by.session.current()).toBeUndefined()
  })

  it.each([
    ['hang up' as const, 'no-response'],
    [[503, { code: 'under-maintenance', message: '服务器正在维修' }] as const, 'under-maintenance'],
  ])('keeps the session when the renewal gets no decision: %o', async (answer, code) => {
    reply = (request) => (isRefresh(request) ? answer : refusal)
    const by = device(old)
    expect(await problem(send({}, by))).toMatchObject({ code })
    expect(by.session.current()).toMatchObject(old)
    expect(by.onLogin).not.toHaveBeenCalled()
  })

  it('asks for the login at once when it needs one and nobody is logged in', async () => {
    const by = device()
    expect(await problem(send({ auth: 'required' }, by))).toMatchObject({ code: 'not-logged-in' })
    expect(by.onLogin).toHaveBeenCalledOnce()
    expect(got).toEqual([])
  })

  it('asks a visitor for the login when the server wants one all the same', async () => {
    reply = () => refusal
    const by = device()
    expect(await problem(send({}, by))).toMatchObject({ code: 'not-logged-in' })
    expect(by.onLogin).toHaveBeenCalledOnce()
    expect(got).toHaveLength(1)
  })

  it('is so by the code 403 of a reply as well (B8), and not by the status 403', async () => {
    const accepted = { at: ['responseCode'], is: '0' }
    const by = device(old)
    reply = (request) => {
      if (isRefresh(request)) return api([])(request)
      return request.token === 'e.new.x' ? [200, { responseCode: '0' }] : [200, { responseCode: '403' }]
    }
    expect(await send({ accepted }, by)).toEqual({ responseCode: '0' })
    reply = (request) => {
      if (isRefresh(request)) return api([])(request)
      return request.token === 'e.new.x' ? [200, { list: [] }] : [200, { code: 403 }]
    }
    expect(await send({}, device(old))).toEqual({ list: [] })
    reply = () => [403, {}]
    expect(await problem(send({ accepted }, by))).toMatchObject({ code: 'forbidden' })
    expect(by.onLogin).not.toHaveBeenCalled()
  })

  it('is simply refused when it is flagged no-token', async () => {
    reply = () => refusal
    const by = device(old)
    expect(await problem(send({ auth: 'none' }, by))).toEqual({ code: 'not-logged-in', message: '请先登录' })
    expect(by.session.current()).toMatchObject(old)
    expect(by.onLogin).not.toHaveBeenCalled()
  })
})
