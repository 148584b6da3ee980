import { describe, expect, it } from 'vitest'
import { forwardQuery } from './forward-query.ts'

describe('where a page leads', () => {
  const query = { from: 'clubmed', trackCode: 'T 1', checkInDate: '2026-11-20' }

  it.each([
    ['/product/650108', '/product/650108?from=clubmed&trackCode=T+1&checkInDate=2026-11-20'],
    ['/hotel?from=lantu', '/hotel?from=lantu&trackCode=T+1&checkInDate=2026-11-20'],
    ['/hotel#rooms', '/hotel?from=clubmed&trackCode=T+1&checkInDate=2026-11-20#rooms'],
    ['/hotel?a=1#rooms', '/hotel?a=1&from=clubmed&trackCode=T+1&checkInDate=2026-11-20#rooms'],
  ])('%s takes along what the address said: %s', (to, whole) => expect(forwardQuery(to, query)).toBe(whole))

  it('takes along no id of the product that the old address named', () => {
    expect(forwardQuery('/ticket/1', { productId: '200101', from: 'lantu' })).toBe('/ticket/1?from=lantu')
  })

  it.each(['https://elsewhere.example/x', '/404'])('%s is told nothing', (to) =>
    expect(forwardQuery(to, query)).toBe(to),
  )

  it('is as it is written where the address said nothing', () => {
    expect(forwardQuery('/hotel?a=%20b', {})).toBe('/hotel?a=%20b')
  })
})
