import { describe, expect, it } from 'vitest'
import type { CallShape } from '../../schemas/page/plan.ts'
import { callParts, queryText } from './call-parts.ts'

const shape = (parts: Partial<CallShape>): CallShape => ({
  method: 'GET',
  path: '/online/thing',
  params: [],
  query: [],
  body: [],
  value: ['data'],
  ...parts,
})

describe('the parts of a call', () => {
  it('fills the parameters of the path, escaped', () => {
    const { url } = callParts(shape({ path: '/online/thing/:id/part', params: ['id'] }), { id: 'a/b 1' })

    expect(url).toBe('/online/thing/a%2Fb%201/part')
  })

  it('sends each argument where its contract wants it, and none that is not there', () => {
    const parts = callParts(shape({ query: ['code', 'page'], body: ['names'] }), { code: 'A', names: ['x'], other: 1 })

    expect(parts.query).toEqual({ code: 'A' })
    expect(parts.body).toEqual({ names: ['x'] })
  })

  it('repeats the name of a list in the query', () => {
    expect(queryText({ ids: ['1', '2'], on: true })).toBe('?ids=1&ids=2&on=true')
    expect(queryText({})).toBe('')
  })
})
