import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { fastify, type FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { problemReplySchema, problems } from '../../schemas/api/problems.ts'
import { contractRoute } from './contract-route.ts'
import { answerUnreadable, problemHandlers, refuse } from './problems.ts'
import { strictValidation } from './validation.ts'

const isProblem = new Ajv().compile(problemReplySchema)
const components = contracts.pageComponents.path

describe('docs/problems.md', () => {
  it('lists exactly the refusals of the table, with their status and sentence', () => {
    const rows = [...readFileSync('docs/problems.md', 'utf8').matchAll(/^\| `([^`]+)` +\| (\d+) +\| (.+?) +\|$/gm)]
    const written = rows.map(([, code, status, message]) => [code, { status: Number(status), message }])
    expect(written).toEqual(Object.entries(problems))
  })
})

it('[A8] no refusal but that of an address is a 404: whatever a 404 says, the shopper reads 请求地址失效', () => {
  const mute = Object.entries(problems).filter(([code, { status }]) => status === 404 && code !== 'not-found')
  expect(mute.map(([code]) => code)).toEqual([])
})

describe('an address that can’t be decoded', () => {
  const ask = (method: 'GET' | 'POST', url: string) =>
    fastify({ frameworkErrors: answerUnreadable }).inject({ method, url })

  it.each(['/tc-fostay/goods/%E0%A4%A', '/tc-fostay/%'])(
    '%s, of a page, leads to the page that says so',
    async (url) => {
      const { statusCode, headers } = await ask('GET', url)
      expect([statusCode, headers['location']]).toEqual([302, '/tc-fostay/404'])
    },
  )

  it.each([
    ['GET', '/online/%E0%A4%A'],
    ['POST', '/tc-fostay/%E0%A4%A'],
  ] as const)('%s %s, of a call, is a problem of the table', async (method, url) => {
    const reply = await ask(method, url)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid-request'])
  })
})

describe('a request that goes wrong', () => {
  let app: FastifyInstance
  let failure: unknown
  beforeAll(async () => {
    app = fastify({ bodyLimit: 1000 })
    problemHandlers(app)
    strictValidation(app)
    contractRoute(app, 'pageComponents', async ({ body: { codes } }) => {
      if (codes[0] === 'refused') return refuse('invalid-request', 'no such thing')
      if (codes[0] === 'leaky') return { pageComponents: [], secret: 1 }
      throw failure
    })
    await app.ready()
  })
  const post = async (payload: string | object, type = 'application/json') => {
    const headers = { 'content-type': type }
    const reply = await app.inject({ method: 'POST', url: components, headers, payload: payload as string })
    return { status: reply.statusCode, type: reply.headers['content-type'], body: reply.json(), text: reply.body }
  }

  it.each([
    ['{"codes":', 'application/json', 'invalid-request'],
    ['', 'application/json', 'invalid-request'],
    ['{"codes":["A"],"__proto__":{"a":1}}', 'application/json', 'invalid-request'],
    ['{"codes":["A"],"constructor":{"prototype":{"a":1}}}', 'application/json-patch+json', 'invalid-request'],
    ['codes=A', 'application/x-www-form-urlencoded', 'unsupported-media-type'],
    ['hello', 'text/plain', 'unsupported-media-type'],
    ['<a/>', 'text/xml', 'unsupported-media-type'],
    [JSON.stringify({ codes: ['A'.repeat(2000)] }), 'application/json', 'too-large'],
  ] as const)('answers %j as %s with %s', async (payload, type, code) => {
    const { status, body } = await post(payload, type)
    expect({ status, code: body.code, message: body.message }).toEqual({ code, ...problems[code] })
    expect(isProblem(body)).toBe(true)
  })

  it('answers an address that nothing listens to with not-found', async () => {
    const reply = await app.inject('/online/cms-api/nothing')
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ code: 'not-found', message: '请求地址失效' })
  })

  it('gives an expected refusal its code, detail and request id', async () => {
    const { status, body } = await post({ codes: ['refused'] })
    expect({ status, ...body }).toMatchObject({ status: 400, code: 'invalid-request', detail: 'no such thing' })
    expect(body.requestId).not.toBe('')
  })

  it('says nothing of a bug but that there was one', async () => {
    failure = Object.assign(new Error('relation "secret" does not exist'), { code: '42P01', query: 'select' })
    const { status, body, text, type } = await post({ codes: ['A'] })
    expect({ status, code: body.code }).toEqual({ status: 500, code: 'internal-error' })
    expect(text).not.toMatch(/secret|select|\.ts|stack/)
    expect(type).toContain('application/json')
    expect(isProblem(body)).toBe(true)
  })

  it.each([
    [{ statusCode: 401 }, 'not-logged-in'],
    [{ statusCode: 418 }, 'invalid-request'],
    [{ statusCode: 429 }, 'too-many-requests'],
    [{ statusCode: 502 }, 'internal-error'],
    [{ statusCode: 503 }, 'under-maintenance'],
    [{ statusCode: 200 }, 'internal-error'],
    [{}, 'internal-error'],
  ] as const)('answers an error with %j as %s', async (more, code) => {
    failure = Object.assign(new Error('secret'), more)
    const { status, body, text } = await post({ codes: ['A'] })
    expect({ status, code: body.code }).toEqual({ status: problems[code].status, code })
    expect(text).not.toContain('secret')
  })

  it('never lets a field out that the contract does not name', async () => {
    expect((await post({ codes: ['leaky'] })).body).toEqual({ hasError: false, data: { pageComponents: [] } })
  })
})
