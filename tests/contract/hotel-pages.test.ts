import { describe, expect, it } from 'vitest'
import type { Block } from '../../schemas/page/block.ts'
import { judge, pageSources, routes } from './shop-pages.ts'

/** With its parts written out. */
const hotel = judge(pageSources.find((source) => source.name === 'hotel-detail')!).page!

/** What stands around the rooms, and the data that it reads. */
const around = ['texts', 'seller', 'comments', 'recommended', 'agent', 'off-shelf', 'buy']
const data = ['hotel', 'collected', 'comments', 'recommended', 'commission']

const readsRoute = (part: unknown) => JSON.stringify(part).includes('route.')

describe('the four kinds of hotels', () => {
  it.each(['hotel-detail', 'prohotel', 'tcshotel-detail', 'casahotel-detail'])(
    'are the same around the rooms: %s collects, shares, answers and leads on as /hotel/detail does',
    (name) => {
      const route = routes.find((one) => one.name === name)
      expect(route?.page ?? route?.name).toBe('hotel-detail')
      expect(route?.with).toHaveProperty('guests')
    },
  )

  it('have all of that, and nothing of it is another at another address', () => {
    const blocks = around.map((id) => (hotel.blocks as readonly Block[]).find((block) => block.id === id))
    const sources = data.map((name) => hotel.data?.[name])
    expect([...blocks, ...sources]).not.toContain(undefined)
    expect([...blocks, ...sources].filter(readsRoute)).toEqual([])
  })
})
