import { describe, expect, it, vi } from 'vitest'
import type { CallShape } from '../../schemas/page/plan.ts'
import { addressOf, sendCall, type Transport } from './send-call.ts'

const shape = (parts: Partial<CallShape>): CallShape => ({
  ...{ method: 'GET', path: '/online/thing', params: [], query: [], body: [], value: [] },
  ...parts,
})

async function requestOf(parts: Partial<CallShape>, args: object, more: object = {}) {
  const transport = vi.fn<Transport>(async () => ({ status: 200, text: '{}' }))
  await sendCall({ shape: shape(parts), args: { ...args }, ...more }, 'application/json', transport)
  return transport.mock.lastCall?.[0]
}

describe('a call by whatever transport', () => {
  it('fills the parameters of the path, escaped', async () => {
    const request = await requestOf({ path: '/online/thing/:id/part', params: ['id'] }, { id: 'a/b 1' })
    expect(request).toEqual({ method: 'GET', url: '/online/thing/a%2Fb%201/part', headers: {} })
  })

  it('sends each argument where its contract wants it, and none that is not there', async () => {
    const args = { code: 'A', names: ['x'], other: 1 }
    expect(await requestOf({ method: 'POST', query: ['code', 'page'], body: ['names'] }, args)).toEqual({
      ...{ method: 'POST', url: '/online/thing?code=A', body: '{"names":["x"]}' },
      headers: { 'content-type': 'application/json' },
    })
    expect((await requestOf({ body: ['names'] }, args))?.body).toBeUndefined()
  })

  it('[B7] puts what is a header into the headers, as texts', async () => {
    const isKan = { headers: ['is_kan', 'cutId'], body: ['cutId'] }
    expect((await requestOf(isKan, { is_kan: 1, other: 1 }))?.headers).toEqual({ is_kan: '1' })
    expect((await requestOf({}, { is_kan: 1 }))?.headers).toEqual({})
  })

  it('has the headers of whoever sends it', async () => {
    const more = { headers: { terminal: 'h5' } }
    expect((await requestOf({ method: 'POST' }, {}, more))?.headers).toEqual({
      ...{ terminal: 'h5', 'content-type': 'application/json' },
    })
  })

  it('repeats the name of a list in the query', () => {
    expect(addressOf('/a', {}, { ids: ['1', '2'], on: true })).toBe('/a?ids=1&ids=2&on=true')
    expect(addressOf('/a', {}, {})).toBe('/a')
  })

  it.each([
    ['{"a":1}', { a: 1 }],
    ['', undefined],
    ['<h1>Bad gateway</h1>', undefined],
    ['{"cut":', undefined],
  ])('gives the JSON that came, or says that none did: %s', async (text, reply) => {
    const transport: Transport = async () => ({ status: 502, text })
    expect(await sendCall({ shape: shape({}), args: {} }, 'application/json', transport)).toEqual({
      status: 502,
      reply,
    })
  })
})
