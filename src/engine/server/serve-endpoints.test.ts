import { describe, expect, it, vi } from 'vitest'
import type { Contract } from '../../../schemas/api/contract.ts'
import { CallProblem } from '../../kit/call.ts'
import { callShape } from '../core/call-shape.ts'
import { serveEndpoints } from './serve-endpoints.ts'

const contract: Contract = {
  name: 'double',
  title: { zh: '双倍', en: 'Twice as much' },
  source: 'test',
  method: 'GET',
  path: '/api/double/:name',
  params: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
  query: { type: 'object', properties: { count: { type: 'integer', maximum: 9 } }, required: ['count'] },
  reply: { type: 'object', additionalProperties: { type: 'number' } },
  problems: [],
  personal: false,
}
const said: string[] = []
const { call, has, answer } = serveEndpoints(
  { endpoints: { double: contract } },
  {
    double({ name, count }: { readonly name: string; readonly count: number }) {
      if (name === 'gone') throw new CallProblem('sold-out', 'There is none', true)
      if (name === 'broken') throw new Error('a secret')
      if (name === 'page') return '<html>' as never
      return { [name]: name === 'word' ? 'two' : count * 2 }
    },
  },
  (words) => said.push(words),
)
const get = (path: string) => answer('GET', new URL(path, 'http://site'), undefined)

describe('the endpoints of a site', () => {
  it('answer the data of pages and requests alike, with checked arguments', async () => {
    const { signal } = new AbortController()
    expect(await call(callShape(contract), { name: 'apples', count: 2, more: true }, signal)).toEqual({ apples: 4 })
    expect(await get('/api/double/apples?count=3')).toEqual({ status: 200, body: { apples: 6 } })
  })

  it('refuse what is not by their schema, and say what their handler refuses with', async () => {
    expect(await get('/api/double/apples?count=10')).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
    expect(await get('/api/double/apples')).toMatchObject({ status: 400 })
    expect(await get('/api/double/gone?count=1')).toEqual({
      status: 409,
      body: { code: 'sold-out', message: 'There is none' },
    })
  })

  it.each([
    ['what broke in a handler', 'broken', /^The endpoint double failed: Error: a secret\n/],
    ['a reply that its contract does not promise', 'word', /^The endpoint double failed: .*reply\/word must be number/],
    ['a reply that is none', 'page', /^The endpoint double failed: .*reply must be object/],
  ])('say nothing of %s, and tell their operator', async (_what, name, words) => {
    said.length = 0
    expect(await get(`/api/double/${name}?count=1`)).toEqual({ status: 500, body: { code: 'failed' } })
    expect(said).toEqual([expect.stringMatching(words)])
  })

  it('tell their operator also of what broke for the data of a page', async () => {
    said.length = 0
    const { signal } = new AbortController()
    await expect(call(callShape(contract), { name: 'broken', count: 1 }, signal)).rejects.toThrow('a secret')
    expect(said).toHaveLength(1)
  })

  it.each([
    [{}, '请求超时'],
    [{ language: 'en' }, 'There was no answer in time'],
    [{ language: 'de', words: { noResponse: 'Keine Antwort' } }, 'Keine Antwort'],
  ])(
    'wait half a minute for a handler and no longer, and say so in the words of the site: %o',
    async (site, message) => {
      vi.useFakeTimers()
      try {
        const silent = serveEndpoints(
          { ...site, endpoints: { double: contract } },
          { double: () => new Promise<never>(() => undefined) },
          () => undefined,
        )
        const asked = silent.answer('GET', new URL('/api/double/apples?count=1', 'http://site'), undefined)
        await vi.advanceTimersByTimeAsync(29_000)
        vi.advanceTimersByTime(1000)
        expect(await asked).toEqual({ status: 503, body: { code: 'no-response', message } })
      } finally {
        vi.useRealTimers()
      }
    },
  )

  it('leave other addresses to the pages, and take no other method', async () => {
    expect(['/api/half/apples', '/api/double/apples'].map((path) => has(new URL(path, 'http://site')))).toEqual([
      false,
      true,
    ])
    const post = await answer('POST', new URL('/api/double/apples?count=1', 'http://site'), {})
    expect(post).toMatchObject({ status: 405, body: { code: 'method-not-allowed' } })
  })

  it('have each a handler', () => {
    expect(() => serveEndpoints({ endpoints: { double: contract } }, {})).toThrow('The endpoint double has no handler')
  })

  it('have each the name of its contract, an address of its own and schemas that are some', () => {
    const handlers = { double: () => ({}), twice: () => ({}) }
    const serve = (endpoints: Parameters<typeof serveEndpoints>[0]['endpoints']) => () =>
      serveEndpoints({ endpoints }, handlers)
    expect(serve({ twice: contract })).toThrow('The contract of the endpoint twice is named double')
    expect(serve({ double: contract, twice: { ...contract, name: 'twice' } })).toThrow(
      'The endpoints double and twice have the same address: GET /api/double/:name',
    )
    expect(serve({ double: { ...contract, query: { type: 'objct' as never } } })).toThrow(
      /^The schema of query of the endpoint double is wrong: /,
    )
  })
})
