// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Entry } from '../../engine/react/entry.ts'
import type { QueryValues } from '../../kit/action.ts'
import type { Call } from '../../kit/call.ts'
import { planWith } from '../../engine/react/fake-page.tsx'
import { createHistory } from '../navigation/history.ts'
import { createOverlaySteps } from '../navigation/overlay-steps.ts'
import { createCaller } from '../../engine/core/create-caller.ts'
import { createPageStore, type PageStore } from '../../engine/react/page-store.ts'
import { setQuery as setQueryOf } from './set-query.ts'

const call = () => Promise.reject(new Error('nothing is to be called'))
let store = createPageStore(planWith([]), {}, call, createCaller)
const shop = createHistory(window)
const shown: { entry: Entry | undefined } = { entry: undefined }
const parts = { history: shop, overlaySteps: createOverlaySteps(shop), entry: () => shown.entry }
const setQuery = (store: PageStore, values: QueryValues) => setQueryOf(store, values, parts)
const show = () => {
  shown.entry = {
    get store() {
      return store
    },
  } as Entry
}
const search = () => decodeURIComponent(location.search)
const settled = () => new Promise<void>((done) => setTimeout(done))

beforeEach(() => {
  store = createPageStore(planWith([]), {}, call, createCaller)
  history.replaceState({ key: 'k1' }, '', '/tc-fostay/combo?from=spice')
  show()
})

describe('set-query', () => {
  it('changes the page at once and its address with it, on the same step of the history', async () => {
    const steps = history.length
    setQuery(store, { items: '亲子,海景' })
    expect(store.scope('query')).toEqual({ items: '亲子,海景' })
    await settled()
    expect(search()).toBe('?from=spice&items=亲子,海景')
    expect([history.length, history.state]).toEqual([steps, { key: 'k1' }])
  })

  it.each(['', undefined])('takes the key out by %o', async (value) => {
    setQuery(store, { items: '亲子' })
    await settled()
    setQuery(store, { items: value })
    await settled()
    expect([store.scope('query'), search()]).toEqual([{}, '?from=spice'])
  })

  it('does nothing for the value that is there', async () => {
    const told = vi.fn()
    store.subscribe([['query', 'items']], told)
    setQuery(store, { items: '' })
    await settled()
    expect(told).not.toHaveBeenCalled()
  })

  it('changes several at once: data that reads them is asked for once, with all of them', async () => {
    const asked = vi.fn<Call>(async () => ({}))
    const rooms = {
      from: 'rooms',
      with: { in: '{{ query.checkInDate }}', out: '{{ query.checkOutDate }}' },
      call: { method: 'GET', path: '/rooms', params: [], query: ['in', 'out'], body: [], value: [] },
      reads: ['query.checkInDate', 'query.checkOutDate'],
    } as const
    store = createPageStore(
      planWith([], { data: { rooms } }),
      { rooms: { status: 'ready', value: {} } },
      asked,
      createCaller,
    )
    setQuery(store, { items: '', checkInDate: '2026-11-20', checkOutDate: '2026-11-22' })
    await settled()
    expect(asked).toHaveBeenCalledOnce()
    expect(JSON.stringify(asked.mock.calls)).toContain('"in":"2026-11-20","out":"2026-11-22"')
    expect(search()).toBe('?from=spice&checkInDate=2026-11-20&checkOutDate=2026-11-22')
  })

  it('waits with the address for what is open over the page: its step goes', async () => {
    history.replaceState({ key: 'k1', overlay: ':r1:' }, '')
    setQuery(store, { items: '亲子' })
    await settled()
    expect(search()).toBe('?from=spice')
    history.replaceState({ key: 'k1' }, '')
    dispatchEvent(new PopStateEvent('popstate'))
    await settled()
    expect(search()).toBe('?from=spice&items=亲子')
  })

  it('leaves the address of another page alone', async () => {
    setQuery(store, { items: '亲子' })
    shown.entry = undefined
    await settled()
    expect(search()).toBe('?from=spice')
  })

  it('tells the router of the new address', async () => {
    const told = vi.fn()
    const stop = shop.listen(told)
    setQuery(store, { items: '亲子' })
    await settled()
    stop()
    expect(told).toHaveBeenCalledOnce()
    expect(shop.here().location).toMatchObject({ key: 'k1', search: location.search })
  })
})
