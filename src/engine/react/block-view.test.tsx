// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Plan, PlannedBlock, SourceState } from '../../../schemas/page/plan.ts'
import { SCREEN_BLOCK } from '../core/screen-page.ts'
import { CallProblem } from '../../kit/call.ts'
import { planned } from '../core/test-fixtures.ts'
import { fakeCall, failed, fakeRuntime, label, noCall, planWith, ready, settled, source } from './fake-page.tsx'
import { PageView } from './page-view.tsx'
import { createCaller } from '../core/create-caller.ts'
import { createPageStore } from './page-store.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

interface Given extends Partial<Plan> {
  readonly notFoundPicture?: ReactNode
  readonly sources?: Record<string, SourceState>
  readonly runtime?: ReturnType<typeof fakeRuntime>
  readonly call?: Parameters<typeof createPageStore>[2]
}

function show(blocks: readonly PlannedBlock[], given: Given = {}) {
  const { sources = {}, runtime = fakeRuntime(), call, notFoundPicture, ...plan } = given
  const store = createPageStore(planWith(blocks, plan), sources, call ?? noCall, createCaller)
  const { container } = render(<PageView store={store} runtime={runtime} notFoundPicture={notFoundPicture} />)
  return { store, runtime, container, place: (id: string) => container.querySelector(`[data-block="${id}"]`) }
}

const bomb = (more: Partial<PlannedBlock> = {}) =>
  planned({ id: 'bomb', widget: 'bomb', props: { text: 'armed' }, ...more })
const offers = { offers: source('offers') }
const reader = (more: Partial<PlannedBlock> = {}) =>
  label('reader', '{{ offers }}', { reads: ['offers'], height: 300, ...more })

describe('a widget that crashes', () => {
  it('costs its own block and no other', () => {
    const { place } = show([label('before', 'A'), bomb(), label('after', 'B')])
    expect([place('before'), place('bomb'), place('after')].map((node) => node?.textContent)).toEqual([
      'A',
      '这里暂时没能加载出来重新加载',
      'B',
    ])
  })

  it('is reported with its page, block and widget', () => {
    const { runtime } = show([bomb()])
    expect(runtime.reports).toEqual([
      { page: 'test', block: 'bomb', widget: 'bomb', code: 'widget-crashed', message: 'boom' },
    ])
  })

  it('comes back when the shopper tries again', () => {
    const { runtime, place } = show([bomb()])
    runtime.bomb = 'nothing'
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    expect(place('bomb')?.textContent).toBe('armed')
  })

  it.each([
    ['hide', ''],
    [{ text: '稍后再来' }, '稍后再来'],
  ] as const)('shows what its onError says: %o', (onError, text) => {
    expect(show([bomb({ onError })]).place('bomb')?.textContent).toBe(text)
  })
})

describe('a widget whose code can’t be had', () => {
  it('costs its own block, and is asked for again by 重新加载', async () => {
    const blocks = [bomb({ props: { text: 'calm' } }), label('after', 'B')]
    const { runtime, place } = await act(async () => show(blocks, { runtime: fakeRuntime(['label']) }))
    await act(async () => runtime.loads.get('bomb')!.fail())
    expect([runtime.reports[0]?.message, place('after')?.textContent]).toEqual(['no chunk for bomb', 'B'])
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '重新加载' })))
    await act(async () => runtime.loads.get('bomb')!.arrive())
    expect(place('bomb')?.textContent).toBe('calm')
  })
})

describe('what a widget keeps', () => {
  it('is kept under the names of its page and block', () => {
    show([planned({ id: 'ad', widget: 'keeper' })])
    fireEvent.click(screen.getByRole('button', { name: 'keep' }))
    expect(localStorage.getItem('pagoda:test:ad:tapped')).toBe('yes')
    localStorage.clear()
  })
})

describe('a widget that the build does not have', () => {
  it('gives a placeholder in its place', () => {
    const { place } = show([planned({ id: 'new', widget: 'hologram', unknown: true }), label('after', 'B')])
    expect(place('new')?.textContent).toBe('此内容需要更新版本才能显示')
    expect(place('after')?.textContent).toBe('B')
  })
})

describe('a block whose data is on its way', () => {
  it('keeps its height free until the data is there', async () => {
    const { call, made } = fakeCall()
    const { store, place } = show([reader()], { data: offers, sources: { offers: { status: 'pending' } }, call })
    expect(place('reader')?.firstElementChild?.className).toContain('block-waiting h-300')
    await act(async () => {
      void store.reload()
      await settled()
      await made[0]!.answer('here')
    })
    expect(place('reader')?.textContent).toBe('here')
    expect(place('reader')?.innerHTML).not.toContain('block-waiting')
  })
})

describe('a block that is on its way', () => {
  it('is no place that Tab passes over, wherever it stands: keys stop at it', async () => {
    const blocks = [label('first', '1'), label('later', '2', { fold: 'below' }), reader()]
    const given = { data: offers, sources: { offers: { status: 'pending' } as const }, runtime: fakeRuntime([]) }
    await act(async () => show(blocks, given))
    expect(screen.getAllByRole('group', { name: '加载中' }).map(({ tabIndex }) => tabIndex)).toEqual([0, 0, 0])
  })
})

describe('a block whose height nobody can tell before it is there', () => {
  const waiting = (more: { readonly unsure?: true }) =>
    show([reader(more)], { data: offers, sources: { offers: { status: 'pending' } } }).place('reader')?.innerHTML

  it('says so while it waits, and holds back what stands below', () => {
    expect(waiting({ unsure: true })).toContain('unsure')
  })

  it('is none whose place is kept', () => {
    expect(waiting({})).not.toContain('unsure')
  })
})

describe('a block that floats over the page', () => {
  it('takes no place while its data is on its way', () => {
    const { place } = show([reader({ height: 0 })], { data: offers, sources: { offers: { status: 'pending' } } })
    expect(place('reader')?.innerHTML).toBe('')
  })
})

describe('a block whose data was waited for in vain', () => {
  it.each([
    ['retry', '这里暂时没能加载出来重新加载'],
    ['hide', ''],
  ] as const)('keeps the place that it had, with onError %s', async (onError, text) => {
    const { call, made } = fakeCall()
    const waiting = { data: offers, sources: { offers: { status: 'pending' } as const }, call }
    const { store, place } = show([reader({ onError })], waiting)
    await act(async () => {
      void store.reload()
      await settled()
      await made[0]!.answer(Promise.reject(new CallProblem('timeout', '请求超时')))
    })
    expect(place('reader')?.firstElementChild?.className).toContain('block-waiting h-300')
    expect(place('reader')?.textContent).toBe(text)
  })
})

describe('a block whose data failed', () => {
  const given = { data: offers, sources: { offers: failed } }

  it('loads it again when the shopper asks, and shows that it does', async () => {
    const { call, made } = fakeCall()
    const { place } = show([reader()], { ...given, call })
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    expect(place('reader')?.innerHTML).toContain('block-waiting')
    await act(settled)
    await act(() => made[0]!.answer('here'))
    expect(place('reader')?.textContent).toBe('here')
  })

  it('shows nothing with onError hide', () => {
    expect(show([reader({ onError: 'hide' })], given).place('reader')?.textContent).toBe('')
  })

  it('shows its sentence, without a button, with onError text', () => {
    const { place } = show([reader({ onError: { text: '今日售罄' } })], given)
    expect(place('reader')?.textContent).toBe('今日售罄')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a block that has a sentence for what is not there', () => {
  const onError = { notFound: '没有找到这个订单' }
  const given = (code: string) => ({ data: offers, sources: { offers: { ...failed, code } } })

  it.each(['not-found', 'invalid-request'])('says it, without a button: %s', (code) => {
    const { place } = show([reader({ onError })], given(code))
    expect(place('reader')?.textContent).toBe('没有找到这个订单')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('leads on where it says so', () => {
    const on = { ...onError, action: '全部订单', actionTo: '/order' }
    const { place } = show([reader({ onError: on })], given('not-found'))
    expect(place('reader')?.textContent).toBe('没有找到这个订单全部订单')
    expect(screen.getByRole('link', { name: '全部订单' }).getAttribute('href')).toBe('/shop/order')
  })

  it('has a second way where it names one', () => {
    const on = { ...onError, action: '全部订单', actionTo: '/order', other: '去首页', otherTo: '/' }
    show([reader({ onError: on })], given('not-found'))
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['全部订单', '去首页'])
  })

  it('shows the picture of the site above it', () => {
    show([reader({ onError })], { ...given('not-found'), notFoundPicture: <img alt="小岛" /> })
    expect(screen.getByRole('status').firstElementChild).toBe(screen.getByAltText('小岛'))
  })

  it('offers a retry for every other failure', () => {
    show([reader({ onError })], given('timeout'))
    expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy()
  })
})

describe('a block beside one that says what is not there', () => {
  const given = (code: string) => ({ data: offers, sources: { offers: { ...failed, code } } })

  it('says nothing of it: there is nothing to try again', () => {
    expect(show([reader({ onError: 'reported' })], given('not-found')).place('reader')?.textContent).toBe('')
  })

  it('offers a retry for every other failure', () => {
    show([reader({ onError: 'reported' })], given('timeout'))
    expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy()
  })
})

describe('a block below one that says that their data failed', () => {
  it('says nothing more, and is back with it when it is asked for again there', async () => {
    const { call, made } = fakeCall()
    const blocks = [reader(), reader({ id: 'below', reportedAbove: ['offers'] })]
    const { place } = show(blocks, { data: offers, sources: { offers: failed }, call })
    expect(place('below')?.textContent).toBe('')
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    await act(settled)
    await act(() => made[0]!.answer('here'))
    expect([place('reader')?.textContent, place('below')?.textContent]).toEqual(['here', 'here'])
  })

  it('has its own to say where something else of it failed', () => {
    const below = label('below', '{{ offers }}{{ stays }}', { reads: ['offers', 'stays'], reportedAbove: ['offers'] })
    const given = { data: { ...offers, stays: source('stays') }, sources: { offers: ready('here'), stays: failed } }
    expect(show([reader(), below], given).place('below')?.textContent).toContain('重新加载')
  })
})

describe('a block with nothing in it', () => {
  const empty = { data: offers, sources: { offers: ready('') } }
  const vacant = (onEmpty: PlannedBlock['onEmpty']) => reader({ emptyWhen: ['text'], onEmpty })

  it('has no place on the page with onEmpty hide', () => {
    expect(show([vacant('hide')], empty).place('reader')).toBeNull()
  })

  it('shows its sentence with onEmpty text', () => {
    expect(show([vacant({ text: '暂无优惠' })], empty).place('reader')?.textContent).toBe('暂无优惠')
  })

  it('is shown all the same with onEmpty show', () => {
    const { place, runtime } = show([vacant('show')], empty)
    expect([place('reader')?.textContent, runtime.rendered]).toEqual(['', ['']])
  })
})

describe('a changed value', () => {
  const state = { tab: 'a', open: true }
  const blocks = [
    label('still', 'still'),
    label('tab', 'tab {{ state.tab }}', { reads: ['state.tab'] }),
    label('door', 'door', { when: '{{ state.open }}', reads: ['state.open'] }),
    planned({
      id: 'frame',
      widget: 'frame',
      slots: { body: [label('inner', 'inner {{ state.tab }}', { reads: ['state.tab'] })] },
    }),
  ]

  it('renders the blocks that read it, and no other', () => {
    const { store, runtime } = show(blocks, { state })
    runtime.rendered.length = 0
    act(() => store.setState('tab', 'b'))
    expect(runtime.rendered).toEqual(['tab b', 'inner b'])
  })

  it('takes a block away and brings it back by its condition', () => {
    const { store, place } = show(blocks, { state })
    act(() => store.setState('open', false))
    expect(place('door')).toBeNull()
    act(() => store.setState('open', true))
    expect(place('door')?.textContent).toBe('door')
  })

  it('renders nothing when the props stay the same', () => {
    const short = label('size', '{{ size(state.tab) }}', { reads: ['state.tab'] })
    const { store, runtime } = show([short], { state })
    act(() => store.setState('tab', 'b'))
    expect(runtime.rendered).toEqual(['1'])
  })
})

describe('a list that was loaded again with one field changed', () => {
  const list = (price: number) => ({
    items: [
      { name: 'A', price: 1 },
      { name: 'B', price },
    ],
  })
  const priceOf = (at: number) =>
    label(`price-${at}`, `{{ offers.items[${at}].name }} {{ offers.items[${at}].price }}`, { reads: ['offers'] })
  const first = label('first', '{{ offers.items[0].name }}', { when: '{{ has(offers.items) }}', reads: ['offers'] })

  it('renders the block that shows the field, and evaluates no other that reads parts that are as they were', async () => {
    const { call, made } = fakeCall()
    const sources = { offers: ready(list(2)) }
    const { store, runtime } = show([priceOf(0), priceOf(1), first], { data: offers, sources, call })
    runtime.rendered.length = 0
    await act(async () => {
      void store.reload()
      await settled()
      await made[0]!.answer(list(3))
    })
    expect(runtime.rendered).toEqual(['B 3'])
  })
})

describe('a container', () => {
  const frame = planned({
    id: 'frame',
    widget: 'frame',
    slots: { body: [label('one', '1'), bomb()], foot: [label('two', '2')] },
  })

  it('gets the blocks of each of its slots', () => {
    const { place, container } = show([frame])
    expect(container.querySelector('footer')?.textContent).toBe('2')
    expect(place('frame')?.textContent).toContain('1')
  })

  it('shows nothing in a place without blocks, but what the canvas puts there', () => {
    const half = planned({ id: 'half', widget: 'frame', slots: { body: [label('one', '1')], foot: [] } })
    expect(show([half]).container.querySelector('footer')?.childNodes).toHaveLength(0)
    cleanup()
    const runtime = { ...fakeRuntime(), emptyPlace: (block: string, slot: string) => `${block} ${slot}` }
    const { container } = show([half], { runtime })
    expect(container.querySelector('footer')?.textContent).toBe('half foot')
    expect(container.querySelector('section')?.firstElementChild?.textContent).toBe('1')
  })

  it('stays when a block inside it crashes', () => {
    const { runtime, place } = show([frame])
    expect(runtime.reports.map(({ block }) => block)).toEqual(['bomb'])
    expect(place('one')?.textContent).toBe('1')
  })

  it('gives the headings of what it holds a lower level', () => {
    const inner = planned({ id: 'inner', widget: 'frame' })
    const { container } = show([planned({ id: 'outer', widget: 'frame', slots: { body: [inner] } })])
    const levels = [...container.querySelectorAll('[data-level]')].map((node) => node.getAttribute('data-level'))
    expect(levels).toEqual(['2', '3'])
  })

  it('gives what stands around a module’s screen the level of the screen itself', () => {
    const inner = planned({ id: 'inner', widget: 'frame' })
    const { container } = show([planned({ id: SCREEN_BLOCK, widget: 'frame', slots: { body: [inner] } })])
    const levels = [...container.querySelectorAll('[data-level]')].map((node) => node.getAttribute('data-level'))
    expect(levels).toEqual(['2', '2'])
  })
})

describe('an event of a widget', () => {
  it('reaches the page with the block that it came from', () => {
    const { runtime } = show([label('first', 'A'), label('second', 'B')])
    fireEvent.click(screen.getByText('B'))
    expect(runtime.emitted).toEqual([['second', 'tap', { text: 'B' }]])
  })
})
