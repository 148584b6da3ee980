import { fastify, type FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PageContext } from '../../schemas/page/context.ts'
import { type Call, CallProblem } from '../../src/kit/call.ts'
import { problemHandlers } from '../plugins/problems.ts'
import { strictValidation } from '../plugins/validation.ts'
import { createPageViewers } from './page-viewers.ts'
import { sessionRoute } from './session-route.ts'

const TOKEN = 'eyJh.eyJz.c2ln'
const OTHER = 'eyJh.eyJv.c2ln'
let app: FastifyInstance
let answers: Record<string, () => unknown>
let viewers: ReturnType<typeof createPageViewers>
let asked: string[]

beforeEach(() => {
  asked = []
  answers = { [TOKEN]: () => ({ data: { id: '7', levelNew: 2 } }) }
  const callAs =
    (token = ''): Call =>
    async () => {
      asked.push(token)
      const answer = answers[token]
      if (!answer) throw new CallProblem('not-logged-in', '请先登录')
      return answer()
    }
  viewers = createPageViewers({ callAs, deadline: 50, now: () => 0 })
  app = fastify()
  problemHandlers(app)
  strictValidation(app)
  sessionRoute(app, viewers, { isLive: false })
})

const post = (payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/tc-fostay/_session',
    headers: { host: 'shop.example', 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const cleared = 'pagoda_session=; Max-Age=0; Path=/tc-fostay; HttpOnly; SameSite=Lax'

describe('the session of the pages', () => {
  it('begins with a token that is good, in a cookie that no script reads and no other site sends along', async () => {
    const { statusCode, headers } = await post({ token: TOKEN })
    expect(statusCode).toBe(204)
    expect(headers['set-cookie']).toBe(
      `pagoda_session=${TOKEN}; Max-Age=2592000; Path=/tc-fostay; HttpOnly; SameSite=Lax`,
    )
    expect(headers['cache-control']).toBe('no-store')
  })

  it('is kept while nobody can be asked, for who was known and did not leave', async () => {
    const cookie = `pagoda_session=${TOKEN}`
    await post({ token: TOKEN })
    answers[TOKEN] = () => {
      throw new CallProblem('under-maintenance', '在维修')
    }
    expect((await post({ token: TOKEN }, { cookie })).statusCode).toBe(204)
    expect((await post({ token: OTHER }, { cookie })).statusCode, 'another login').toBe(401)
    expect((await post({ token: TOKEN })).statusCode, 'was left').toBe(503)
  })

  it('has a cookie for https alone in a live shop, whatever its proxy says or does not say', async () => {
    app = fastify()
    sessionRoute(app, viewers, { isLive: true })
    const begun = await post({ token: TOKEN })
    const ended = await post({})
    for (const { headers } of [begun, ended]) expect(headers['set-cookie']).toMatch(/; Secure(?:;|$)/)
  })

  it('has a cookie for https alone when the page came by https', async () => {
    app = fastify({ trustProxy: true })
    sessionRoute(app, viewers, { isLive: false })
    const { headers } = await post({ token: TOKEN }, { 'x-forwarded-proto': 'https' })
    expect(headers['set-cookie']).toMatch(/; Secure(?:;|$)/)
  })

  it('does not begin with a token that is not good, and ends the one that there was', async () => {
    const { statusCode, headers, body } = await post({ token: OTHER }, { cookie: `pagoda_session=${TOKEN}` })
    expect([statusCode, JSON.parse(body).code, headers['set-cookie']]).toEqual([401, 'not-logged-in', cleared])
  })

  it('stays as it is when nobody can tell whose the token is', async () => {
    answers[TOKEN] = () => Promise.reject(new Error('database gone'))
    const { statusCode, headers, body } = await post({ token: TOKEN })
    expect([statusCode, JSON.parse(body).code, headers['set-cookie']]).toEqual([503, 'under-maintenance', undefined])
  })

  it('ends with an empty message, and the member is forgotten at once', async () => {
    const user: PageContext['user'] = { loggedIn: true, level: 2, id: '7' }
    expect(await viewers.of(TOKEN)).toEqual(user)
    delete answers[TOKEN]
    expect(await viewers.of(TOKEN)).toEqual(user)
    const { statusCode, headers } = await post({}, { cookie: `a=b; pagoda_session=${TOKEN}` })
    expect([statusCode, headers['set-cookie']]).toEqual([204, cleared])
    expect(await viewers.of(TOKEN)).toBeUndefined()
  })

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://shop.example.evil.example', 'sec-fetch-site': 'same-origin' }],
  ])('is not for other sites: %j', async (headers) => {
    for (const payload of [{ token: TOKEN }, {}]) {
      const reply = await post(payload, headers)
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden'])
      expect(reply.headers['set-cookie']).toBeUndefined()
    }
    expect(asked).toEqual([])
  })

  it('is for this site', async () => {
    const headers = { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }
    expect((await post({ token: TOKEN }, headers)).statusCode).toBe(204)
  })

  it.each([
    ['a text that is no token', { token: 'abc' }, 400],
    ['a token that is no text', { token: 7 }, 400],
    ['a token that would write into the cookie', { token: 'e.a.b; Domain=evil' }, 400],
    ['more than that', { token: TOKEN, id: '7' }, 400],
    ['no JSON', '{', 400],
    ['more than 4 KB', { token: `e.${'a'.repeat(5000)}.b` }, 413],
  ])('refuses %s', async (_what, payload, status) => {
    const reply = await post(payload)
    expect([reply.statusCode, reply.headers['set-cookie'], asked]).toEqual([status, undefined, []])
  })

  it('takes JSON alone, which no form of another site can send', async () => {
    expect((await post('token=x', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415)
  })
})
