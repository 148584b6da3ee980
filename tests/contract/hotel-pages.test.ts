import { describe, expect, it } from 'vitest'
import type { Block } from '../../schemas/page/block.ts'
import type { SourceState } from '../../schemas/page/plan.ts'
import { allBlocks } from '../../src/engine/react/entry.ts'
import { evaluateBlock } from '../../src/engine/core/evaluate-block.ts'
import { createCaller } from '../../src/engine/core/create-caller.ts'
import { createPageStore } from '../../src/engine/react/page-store.ts'
import { judge, pageSources, routes } from './shop-pages.ts'
import { openShop } from './shop-visit.ts'

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

const { visit } = openShop()

describe('the price of a stay', () => {
  it('is one in head and bar, and from what the hotel can be had at all where its rooms could not be asked for', async () => {
    const { payload } = (await visit({ address: '/hotel/detail/100101', by: 'a guest', route: 'any' })).prepared
    const pricesWith = (rooms: SourceState | undefined) => {
      const store = createPageStore(
        payload.plan,
        { ...payload.sources, ...(rooms && { rooms }) },
        () => new Promise<never>(() => undefined),
        createCaller,
      )
      return ['heading', 'buy'].map((id) => {
        const block = [...allBlocks(payload)].find((one) => one.id === id)!
        const state = evaluateBlock(block, store.scope, store.source, store.plan.values)
        return state.kind === 'ready' ? state.props['price'] : state.kind
      })
    }
    expect(pricesWith({ status: 'failed', code: 'timeout', message: '' })).toEqual([888, 888])
    expect(pricesWith({ status: 'pending' })).toEqual([888, 888])
    expect(pricesWith(undefined)).toEqual([1110, 1110])
  })
})

describe('rooms for who visits a guest', () => {
  it('[B2.9] keep their place from the moment at which the stay is known, until they are there', async () => {
    const opened = await visit({ address: '/casahotel/guestRoomBook', member: '900003', by: 'a guest', route: 'any' })
    const { payload } = opened.prepared
    const never = () => new Promise<never>(() => undefined)
    const rooms = [...allBlocks(payload)].find(({ id }) => id === 'rooms')!
    const roomsWith = (canAddRoom: boolean, found: SourceState) => {
      const stays: SourceState = { status: 'ready', value: [{ orderId: '7', productId: '100401', canAddRoom }] }
      const store = createPageStore(payload.plan, { ...payload.sources, stays, rooms: found }, never, createCaller)
      return evaluateBlock(rooms, store.scope, store.source, store.plan.values).kind
    }
    const late = roomsWith(true, { status: 'pending' })
    expect([late, roomsWith(false, { status: 'ready', value: null })]).toEqual(['pending', 'hidden'])
  })
})
