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
  reply: { type: 'object' },
  problems: [],
  personal: false,
}
const { call, has, answer } = serveEndpoints(
  { double: contract },
  {
    double({ name, count }: { readonly name: string; readonly count: number }) {
      if (name === 'gone') throw new CallProblem('sold-out', 'There is none', true)
      if (name === 'broken') throw new Error('a secret')
      return { [name]: count * 2 }
    },
  },
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

  it('say nothing of what broke in a handler', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await get('/api/double/broken?count=1')).toEqual({ status: 500, body: { code: 'failed' } })
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  it('leave other addresses to the pages, and take no other method', async () => {
    expect(['/api/half/apples', '/api/double/apples'].map((path) => has(new URL(path, 'http://site')))).toEqual([
      false,
      true,
    ])
    const post = await answer('POST', new URL('/api/double/apples?count=1', 'http://site'), {})
    expect(post).toMatchObject({ status: 405, body: { code: 'method-not-allowed' } })
  })

  it('have each a handler', () => {
    expect(() => serveEndpoints({ double: contract }, {})).toThrow('The endpoint double has no handler')
  })
})
