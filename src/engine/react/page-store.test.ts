import { describe, expect, it, vi } from 'vitest'
import { type Viewer, visitor } from '../../../schemas/page/context.ts'
import type { Plan, SourceState } from '../../../schemas/page/plan.ts'
import { CallProblem } from '../../kit/call.ts'
import { awaited } from '../core/evaluate-block.ts'
import { fakeCall, failed, planWith, ready, settled, source } from './fake-page.tsx'
import { createCaller } from '../core/create-caller.ts'
import { createPageStore } from './page-store.ts'

function storeOf(data: Plan['data'], sources: Record<string, SourceState>, state: Plan['state'] = {}) {
  const { call, made } = fakeCall()
  const store = createPageStore(planWith([], { data, state }), sources, call, createCaller)
  const valueOf = (name: string) => {
    const found = store.source(name)
    return found?.status === 'ready' ? found.value : found?.status
  }
  return { store, made, valueOf }
}

const offers = { offers: source('offers') }
const byTab = source('offers', { with: { tab: '{{ state.tab }}' }, reads: ['state.tab'] })
const detail = source('detail', { with: { of: '{{ offers }}' }, reads: ['offers'] })

describe('a reload', () => {
  it('keeps the old value until the new one is there', async () => {
    const { store, made, valueOf } = storeOf(offers, { offers: ready('old') })
    const done = store.reload(['offers'])
    await settled()
    expect(valueOf('offers')).toBe('old')
    await made[0]!.answer('new')
    await done
    expect(valueOf('offers')).toBe('new')
  })

  it.each([
    ['first', [1, 0]],
    ['last', [0, 1]],
  ])('gives the value of the later of two, though the later answers %s', async (_when, order) => {
    const { store, made, valueOf } = storeOf(offers, { offers: ready('old') })
    void store.reload()
    void store.reload()
    await settled()
    for (const at of order) await made[at]!.answer(`answer ${at}`)
    expect(valueOf('offers')).toBe('answer 1')
  })

  it('asks once for data that has no value yet, however often it is wanted before the answer', async () => {
    const mine = source('mine', { load: 'browser', with: { level: '{{ viewer.level }}' }, reads: ['viewer'] })
    const { store, made, valueOf } = storeOf({ mine }, { mine: { status: 'pending' } })
    store.setViewer({ ...visitor, known: true, level: 3 })
    void store.reload(['mine'])
    void store.reload()
    await settled()
    expect(made.map(({ args }) => args)).toEqual([{ level: 3 }])
    await made[0]!.answer('A')
    void store.reload(['mine'])
    await settled()
    expect([valueOf('mine'), made.length]).toEqual(['A', 2])
  })

  it('is over when a first value on its way is there, which it did not ask for again: what comes next reads it', async () => {
    const mine = source('mine', { load: 'browser' })
    const { store, made, valueOf } = storeOf({ mine }, { mine: { status: 'pending' } })
    void store.reload()
    const seen = store.reload(['mine']).then(() => valueOf('mine'))
    await settled()
    await made[0]!.answer('A')
    expect([await seen, made.length]).toEqual(['A', 1])
  })

  it('waits for what another load has on its way and does not ask for it again: a member’s page as it opens', async () => {
    const data = {
      info: source('info', { load: 'browser' }),
      mine: source('mine', {
        load: 'browser',
        with: { of: '{{ info }}' },
        when: '{{ viewer.loggedIn }}',
        reads: ['info', 'viewer'],
      }),
    }
    const { store, made, valueOf } = storeOf(data, { info: { status: 'pending' }, mine: { status: 'pending' } })
    void store.reload()
    store.setViewer({ ...visitor, known: true, loggedIn: true })
    await settled()
    expect(made.map(({ path }) => path)).toEqual(['/info'])
    await made[0]!.answer('A')
    expect(made.map(({ path, args }) => [path, args]).slice(1)).toEqual([['/mine', { of: 'A' }]])
    await made[1]!.answer('mine of A')
    expect([valueOf('info'), valueOf('mine'), store.isLoading('info')]).toEqual(['A', 'mine of A', false])
  })

  it('that waits for another load fails with it, and both are there when asked for again', async () => {
    const data = { ...offers, detail: { ...detail, reads: ['offers', 'state.tab'] } }
    const { store, made, valueOf } = storeOf(
      data,
      { offers: { status: 'pending' }, detail: ready('old') },
      { tab: 'a' },
    )
    void store.reload(['offers'])
    store.setState('tab', 'b')
    await settled()
    await made[0]!.answer(new CallProblem('no-response', '请求超时'))
    expect([made.length, store.source('detail')?.status]).toEqual([1, 'failed'])
    void store.reload(['detail'])
    await settled()
    await made[1]!.answer('A')
    await made[2]!.answer('of A')
    expect([valueOf('offers'), valueOf('detail')]).toEqual(['A', 'of A'])
  })

  it('that fails is told in the words of its data, each time (B8)', async () => {
    const tell = vi.fn()
    const call = vi.fn(() => Promise.reject(new CallProblem('no-response', '请求超时')))
    const data = { offers: source('offers', { failText: '系统开小差了，请稍后再试' }), other: source('other') }
    const store = createPageStore(
      planWith([], { data }),
      { offers: ready('old'), other: ready('old') },
      call,
      createCaller,
      tell,
    )
    await store.reload()
    expect(tell).toHaveBeenCalledExactlyOnceWith('系统开小差了，请稍后再试')
    await store.reload(['other'])
    expect(tell).toHaveBeenCalledOnce()
  })

  it('shows that failed data is on its way again', async () => {
    const { store, made, valueOf } = storeOf(offers, { offers: failed })
    const told = vi.fn()
    store.subscribe([['offers']], told)
    void store.reload(['offers'])
    expect(valueOf('offers')).toBe('pending')
    expect(told).toHaveBeenCalledOnce()
    await settled()
    await made[0]!.answer(new CallProblem('no-response', '请求超时'))
    expect(store.source('offers')).toEqual({ status: 'failed', code: 'no-response', message: '请求超时' })
  })

  it('asks again for the failed data that the wanted data reads', async () => {
    const data = { ...offers, detail }
    const depends: SourceState = { status: 'failed', code: 'depends-on-failed', message: '' }
    const { store, made, valueOf } = storeOf(data, { offers: failed, detail: depends })
    void store.reload(['detail'])
    await settled()
    await made[0]!.answer('A')
    await made[1]!.answer('details')
    expect(made.map(({ path, args }) => [path, args])).toEqual([
      ['/offers', {}],
      ['/detail', { of: 'A' }],
    ])
    expect([valueOf('offers'), valueOf('detail')]).toEqual(['A', 'details'])
  })

  it('of everything shows each value as it comes: a slow call costs its own block only', async () => {
    const { store, made, valueOf } = storeOf({ ...offers, banner: source('banner') }, {})
    void store.reload()
    await settled()
    await made[1]!.answer('quick')
    expect([valueOf('offers'), valueOf('banner')]).toEqual([undefined, 'quick'])
  })

  it('of a name that the page has not changes nothing', async () => {
    const { store, made } = storeOf(offers, { offers: ready('old') })
    await store.reload(['nothing', '__proto__'])
    expect(made).toEqual([])
  })
})

describe('a changed state', () => {
  const state = { tab: 'a', other: 1 }
  const data = { offers: byTab, detail, banner: source('banner') }
  const sources = { offers: ready('A'), detail: ready('details of A'), banner: ready('B') }

  it('loads again the data that reads it and what depends on that, and nothing else', async () => {
    const { store, made, valueOf } = storeOf(data, sources, state)
    store.setState('tab', 'b')
    await settled()
    await made[0]!.answer('B')
    await made[1]!.answer('details of B')
    expect(made.map(({ path, args }) => [path, args])).toEqual([
      ['/offers', { tab: 'b' }],
      ['/detail', { of: 'B' }],
    ])
    expect(valueOf('detail')).toBe('details of B')
  })

  it('loads nothing when no data reads it, nor when it is the value that it had', () => {
    const { store, made } = storeOf(data, sources, state)
    store.setState('other', 2)
    store.setState('tab', 'a')
    expect(made).toEqual([])
  })

  it('tells those who read it and nobody else', () => {
    const { store } = storeOf({}, {}, state)
    const [tab, other] = [vi.fn(), vi.fn()]
    store.subscribe([['state', 'tab']], tab)
    store.subscribe([['state', 'other'], ['offers']], other)
    store.setState('tab', 'b')
    expect([tab.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
  })

  it('is not told to those who left', () => {
    const { store } = storeOf({}, {}, state)
    const listener = vi.fn()
    store.subscribe([['state', 'tab']], listener)()
    store.setState('tab', 'b')
    expect(listener).not.toHaveBeenCalled()
  })

  it('never joins data of before to what is being loaded', async () => {
    const both = { offers: source('offers'), detail: { ...detail, reads: ['offers', 'state.tab'] } }
    const { store, made, valueOf } = storeOf(both, { offers: ready('old'), detail: ready('of old') }, state)
    void store.reload(['offers'])
    store.setState('tab', 'b')
    await settled()
    const answers: Record<string, string> = { '/offers': 'new', '/detail': 'of new' }
    for (let at = 0; at < made.length; at++) await made[at]!.answer(answers[made[at]!.path])
    expect([valueOf('offers'), valueOf('detail')]).toEqual(['new', 'of new'])
    expect(made.at(-1)!.args).toEqual({ of: 'new' })
  })
})

describe('what the server rendered with', () => {
  it('stays to be read after a change', () => {
    const { store } = storeOf(offers, { offers: ready('old') }, { tab: 'a' })
    store.setState('tab', 'b')
    expect([store.firstScope('state'), store.scope('state')]).toEqual([{ tab: 'a' }, { tab: 'b' }])
    expect(store.firstSource('offers')).toEqual(ready('old'))
  })
})

describe('the viewer of a page', () => {
  const member: Viewer = { known: true, loggedIn: true, level: 3, id: 'm1', phone: '' }
  const stranger: Viewer = { ...visitor, known: true }
  const mine = source('coupons', { load: 'browser', when: '{{ viewer.loggedIn }}', reads: ['viewer'] })
  const prices = source('prices', { with: { level: '{{ viewer.level }}' }, reads: ['viewer'] })
  const made = async (data: Plan['data'], sources: Record<string, SourceState>, ...viewers: Viewer[]) => {
    const page = storeOf(data, sources)
    for (const viewer of viewers) page.store.setViewer(viewer)
    await settled()
    return page.made.map(({ path, args }) => [path, args])
  }

  it('is a visitor until another is set, and for ever in the first scope', () => {
    const { store } = storeOf({}, {})
    expect(store.scope('viewer')).toEqual(visitor)
    store.setViewer(member)
    expect([store.scope('viewer'), store.firstScope('viewer')]).toEqual([member, visitor])
  })

  it('tells who follows it, once for each that is another', () => {
    const { store } = storeOf({}, {})
    const told = vi.fn()
    store.subscribe([['viewer']], told)
    store.setViewer({ ...visitor })
    expect(told).not.toHaveBeenCalled()
    store.setViewer(member)
    store.setViewer({ ...member })
    expect(told).toHaveBeenCalledOnce()
  })

  it('who logs in gets the data that waited for it, and what reads that', async () => {
    const more = source('detail', {
      with: { of: '{{ coupons }}' },
      when: '{{ size(coupons) > 0 }}',
      reads: ['coupons'],
    })
    const data = { coupons: mine, more, ...offers }
    const sources = { coupons: ready(null), more: ready(null), offers: ready('A') }
    const { store, made: calls, valueOf } = storeOf(data, sources)
    store.setViewer(member)
    await settled()
    expect(calls.map(({ path }) => path)).toEqual(['/coupons'])
    await calls[0]!.answer([1])
    await calls[1]!.answer('M')
    expect([valueOf('coupons'), valueOf('more'), valueOf('offers')]).toEqual([[1], 'M', 'A'])
  })

  it('who turns out to be a visitor asks for nothing', async () => {
    expect(await made({ coupons: mine, prices }, { coupons: ready(null), prices: ready(1) }, stranger)).toEqual([])
  })

  it('asks again for what reads a part that became another, and not for what reads the others', async () => {
    const sources = { coupons: ready([1]), prices: ready(1) }
    const risen = { ...member, level: 4 }
    expect(await made({ coupons: mine, prices }, sources, member, risen)).toEqual([
      ['/coupons', {}],
      ['/prices', { level: 3 }],
      ['/prices', { level: 4 }],
    ])
  })

  it('what the browser asked for is asked for again as somebody else, though no argument says who, and not as the same', async () => {
    const own = source('own', { load: 'browser' })
    const open = { ...source('open', { load: 'browser' }), call: { ...source('open').call, auth: 'none' as const } }
    const data = { own, open, ...offers }
    const sources = { own: ready('V'), open: ready('O'), offers: ready('A') }
    const [first, risen, other] = [
      { ...member, id: 'm1' },
      { ...member, id: 'm1', level: 4 },
      { ...member, id: 'm2' },
    ]
    expect(await made(data, sources, stranger)).toEqual([])
    expect(await made(data, sources, first)).toEqual([])
    expect(await made(data, sources, stranger, first)).toEqual([['/own', {}]])
    expect(await made(data, sources, first, risen)).toEqual([])
    expect(await made(data, sources, first, other)).toEqual([['/own', {}]])
    expect(await made(data, sources, first, stranger)).toEqual([['/own', {}]])
  })

  it('waits for data that it could not have before: nothing is not said of what is on its way', async () => {
    const more = source('more', { load: 'browser', when: '{{ size(coupons) > 1 }}', reads: ['coupons'] })
    const skipped: SourceState = { status: 'ready', value: null, skipped: true }
    const { store, made: calls, valueOf } = storeOf({ coupons: mine, more }, { coupons: skipped, more: skipped })
    store.setViewer(member)
    expect([valueOf('coupons'), valueOf('more')]).toEqual(['pending', 'pending'])
    await settled()
    await calls[0]!.answer([1])
    expect([valueOf('coupons'), valueOf('more'), calls.length]).toEqual([[1], null, 1])
    void store.reload(['coupons'])
    expect(valueOf('coupons')).toEqual([1])
  })

  it('stays as it is while somebody types what is asked for: the field that they type into shows what comes', async () => {
    const found = source('found', { load: 'browser', when: '{{ state.typed != "" }}', reads: ['state.typed'] })
    const { store, made: calls, valueOf } = storeOf({ found }, {}, { typed: '' })
    await store.reload()
    store.setState('typed', 'bai')
    expect([valueOf('found'), calls]).toEqual([null, []])
    await settled()
    expect([valueOf('found'), calls.length]).toEqual([null, 1])
  })

  it('is asked again for what an action changed while the first answer was on its way', async () => {
    const skipped: SourceState = { status: 'ready', value: null, skipped: true }
    const { store, made: calls, valueOf } = storeOf({ coupons: mine }, { coupons: skipped })
    store.setViewer(member)
    await settled()
    void store.reload(['coupons'])
    await settled()
    await calls[1]!.answer([1])
    await calls[0]!.answer([])
    expect(valueOf('coupons')).toEqual([1])
  })

  it('keeps a value of nothing while it is asked for again', async () => {
    const { store, valueOf } = storeOf({ coupons: mine }, { coupons: ready(null) })
    store.setViewer(member)
    await settled()
    expect(valueOf('coupons')).toBeNull()
  })

  it('who logs out keeps nothing of what was theirs', async () => {
    const { store, made: calls, valueOf } = storeOf({ coupons: mine }, { coupons: ready(null) })
    store.setViewer(member)
    await settled()
    await calls[0]!.answer([1])
    store.setViewer(stranger)
    await settled()
    expect([valueOf('coupons'), calls.length]).toEqual([null, 1])
  })
})

describe('data that only the browser loads', () => {
  const data = { ...offers, weather: source('weather', { load: 'browser' }) }

  it('is told apart from other data that is not there, until it is', async () => {
    const { store, made } = storeOf(data, { offers: { status: 'pending' }, weather: { status: 'pending' } })
    expect([store.source('weather'), store.firstSource('weather')]).toEqual([awaited, awaited])
    expect(store.source('offers')).toEqual({ status: 'pending' })
    void store.reload(['weather'])
    await settled()
    expect(store.source('weather')).toBe(awaited)
    await made[0]!.answer('sunny')
    expect(store.source('weather')).toEqual(ready('sunny'))
    expect(store.firstSource('weather')).toBe(awaited)
  })

  it('is loaded when its condition holds', async () => {
    const when = '{{ size(offers) > 0 }}'
    const more = { ...offers, weather: source('weather', { load: 'browser', when, reads: ['offers'] }) }
    const { store, made, valueOf } = storeOf(more, { offers: ready(['A']), weather: { status: 'pending' } })
    await Promise.all([store.reload(['weather']), settled().then(() => made[0]!.answer('sunny'))])
    const none = storeOf(more, { offers: ready([]), weather: { status: 'pending' } })
    await none.store.reload(['weather'])
    expect([valueOf('weather'), none.valueOf('weather'), none.made]).toEqual(['sunny', null, []])
  })
})

describe('a change of the query', () => {
  const byPlace = source('offers', { with: { place: '{{ query.place }}' }, reads: ['query.place'] })

  it('is told to who follows the key, and loads data that reads it again', async () => {
    const { store, made, valueOf } = storeOf({ offers: byPlace }, { offers: ready('old') })
    const [told, other] = [vi.fn(), vi.fn()]
    store.subscribe([['query', 'place']], told)
    store.subscribe([['query', 'other']], other)
    store.change({ context: { ...store.plan.context, query: { place: '三亚' } } }, ['query.place'])
    expect([told.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
    expect(store.scope('query')).toEqual({ place: '三亚' })
    expect(store.isLoading('offers')).toBe(true)
    await settled()
    expect(made.map(({ args }) => args)).toEqual([{ place: '三亚' }])
    await made[0]!.answer('new')
    expect([valueOf('offers'), store.isLoading('offers')]).toEqual(['new', false])
  })

  it('leaves what the page was rendered with as it was', () => {
    const { store } = storeOf({}, {})
    store.change({ context: { ...store.plan.context, query: { place: '三亚' } } }, ['query.place'])
    expect(store.firstScope('query')).toEqual({})
  })
})

it('what a screen publishes is told once, however often it is published as it is', () => {
  const { store, valueOf } = storeOf({}, {})
  const told = vi.fn<() => void>()
  store.subscribe([['screen']], told)
  for (const count of [1, 1, 2, 2]) store.publish({ count, isForOrder: false })
  expect([told.mock.calls.length, valueOf('screen')]).toEqual([2, { count: 2, isForOrder: false }])
})

it('what the server asked for with what the screen says is asked for again only when it says something else', async () => {
  const byProduct = source('offers', { load: 'browser', with: { of: '{{ screen.product.id }}' }, reads: ['screen'] })
  const began = { screen: ready({ product: { id: '7' }, count: 1 }), offers: ready('of 7') }
  const { store, made, valueOf } = storeOf({ offers: byProduct }, began)
  store.publish({ product: { id: '7' }, count: 2 })
  expect(made).toEqual([])
  store.publish({ product: { id: '8' }, count: 2 })
  await settled()
  expect([made.map(({ args }) => args), valueOf('offers')]).toEqual([[{ of: '8' }], 'of 7'])
})

it('what a screen publishes no more is not there any more', () => {
  const { store, valueOf } = storeOf({}, {})
  store.publish({ count: 1, companyId: '560' })
  store.publish({ count: 1 })
  expect(valueOf('screen')).toEqual({ count: 1 })
})

it('what a screen publishes before it is rendered is what its slots begin with; what reads it is asked for once it is alive', async () => {
  const byProduct = source('offers', { with: { product: '{{ screen.product }}' }, reads: ['screen'] })
  const { store, made, valueOf } = storeOf({ offers: byProduct }, {})
  const told = vi.fn<() => void>()
  store.subscribe([['screen', 'product']], told)
  store.publishFirst({ product: '7' })
  expect([store.firstScope('screen'), valueOf('screen'), store.hasChanged()]).toEqual([
    { product: '7' },
    { product: '7' },
    false,
  ])
  expect([told.mock.calls.length, made.length]).toEqual([0, 0])
  store.publish({ product: '7' })
  await settled()
  expect(made.map(({ args }) => args)).toEqual([{ product: '7' }])
})
