import { describe, expect, it } from 'vitest'
import type { PageMatch } from '../../../src/engine/server/page-request.ts'
import { inArms, previewRequest, timeAs, viewerAs } from './preview-request.ts'

describe('looking at a page as somebody', () => {
  it('is a visitor of the shop’s own brand in a browser, unless something else was chosen', () => {
    expect(previewRequest('/goods/1?index=2', {})).toMatchObject({
      path: '/goods/1',
      query: { index: '2' },
      user: { loggedIn: false, level: 0 },
      channel: 'h5',
      from: 'lantu',
    })
    expect(viewerAs({})).toEqual({ known: true, loggedIn: false, level: 0, id: '', phone: '' })
  })

  it('is a member of a level, whose name and phone nobody is told', () => {
    const gold = { level: 3, channel: 'app', from: 'clubmed' } as const
    expect(previewRequest('/', gold)).toMatchObject({
      user: { loggedIn: true, level: 3 },
      channel: 'app',
      from: 'clubmed',
    })
    expect(viewerAs(gold)).toMatchObject({ loggedIn: true, level: 3, id: '', phone: '' })
  })

  it('is in the same arms each time, but for those that were chosen', () => {
    const match = { context: { flags: { title: 'a', price: 'x' } } } as unknown as PageMatch
    expect(previewRequest('/', {})?.visitor).toBe(previewRequest('/goods/1', {})?.visitor)
    expect(inArms(match, { title: 'b', price: '', unknown: 'z' }).context.flags).toEqual({ title: 'b', price: 'x' })
  })

  it('has a moment of its own, from which the browser’s clock goes on', () => {
    const shop = { now: () => '2026-11-20T08:30:15', clockOffset: () => 5 }
    expect(timeAs({}, shop, () => 0)).toBe(shop)
    const friday = timeAs({ now: '2026-11-27T20:00' }, shop, () => Date.UTC(2026, 10, 27, 11))
    expect([friday.now(), friday.clockOffset()]).toEqual(['2026-11-27T20:00:00', 60 * 60 * 1000])
  })

  it('is at no address that is longer than any', () => {
    expect(previewRequest(`/${'a'.repeat(3_000)}`, {})).toBeUndefined()
  })
})
