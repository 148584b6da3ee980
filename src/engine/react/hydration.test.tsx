// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { visitor } from '../../../schemas/page/context.ts'
import type { PlannedBlock, SourceState } from '../../../schemas/page/plan.ts'
import { planned } from '../core/test-fixtures.ts'
import { errors, hydrate, leave } from './fake-hydration.tsx'
import { failed, label, ready, settled, source } from './fake-page.tsx'
import type { PageStore } from './page-store.ts'

// What another file of this worker left observing would go on with its own observer.
vi.hoisted(() => vi.resetModules())

/** happy-dom lays nothing out: the test says what is near. */
const observed = new Map<Element, (entries: { target: Element; isIntersecting: boolean }[]) => void>()

const margins = new Map<Element, string>()

class FakeObserver {
  readonly told: (entries: { target: Element; isIntersecting: boolean }[]) => void
  readonly margin: string

  constructor(told: FakeObserver['told'], { rootMargin = '0px' }: { rootMargin?: string } = {}) {
    this.told = told
    this.margin = rootMargin
  }

  observe(element: Element) {
    observed.set(element, this.told)
    margins.set(element, this.margin)
  }

  disconnect() {
    observed.clear()
  }

  unobserve(element: Element) {
    observed.delete(element)
  }
}
vi.stubGlobal('IntersectionObserver', FakeObserver)

const comesNear = (element: Element, isIntersecting = true) =>
  act(async () => observed.get(element)?.([{ target: element, isIntersecting }]))

beforeEach(() => {
  errors.length = 0
  vi.spyOn(console, 'error').mockImplementation((...all) => void errors.push(all))
})

afterEach(async () => {
  await leave()
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** HTML without the marks of boundaries, which are no part of what a shopper gets. */
const withoutMarks = (html: string) => html.replace(/<!--\/?\$-->/g, '')

const below = (id: string, text: string, more: Partial<PlannedBlock> = {}) =>
  label(id, text, { fold: 'below', ...more })
const tab = { reads: ['state.tab'] }

describe('a hydrated page', () => {
  it('keeps the HTML of the server as it is, and no error is told', async () => {
    const frame = planned({ id: 'frame', widget: 'frame', slots: { body: [label('inner', '2')] } })
    const { container, html } = await hydrate([label('first', '1'), frame, below('later', '3')])
    expect(withoutMarks(container.innerHTML)).toBe(withoutMarks(html))
    expect(errors).toEqual([])
  })

  it('keeps the elements of the server, also those of blocks that have lost their boundary', async () => {
    const frame = planned({ id: 'frame', widget: 'frame', slots: { body: [label('inner', '2')] } })
    const { place, onServer } = await hydrate([label('first', '1'), frame])
    expect([place('first'), place('inner').querySelector('button')]).toEqual([
      onServer.get('first'),
      onServer.get('inner')!.querySelector('button'),
    ])
    expect(place('first').innerHTML).toBe('<button>1</button>')
  })

  it.each(['marked', 'safe'] as const)(
    'of a hundred blocks has the ids that the server gave, and follows in each (%s)',
    async (boundaries) => {
      const blocks = Array.from({ length: 100 }, (_, at) =>
        planned({ id: `b${at}`, widget: at % 2 ? 'label' : 'field', props: { text: `${at} {{ state.tab }}` }, ...tab }),
      )
      const { container, html, store } = await hydrate(blocks, { state: { tab: 'a' }, boundaries })
      const idsOf = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(idsOf(container.innerHTML)).toEqual(idsOf(html))
      expect([new Set(idsOf(html)).size, errors]).toEqual([50, []])
      await act(async () => store.setState('tab', 'b'))
      expect(container.textContent).toBe(blocks.flatMap((_, at) => (at % 2 ? [`${at} b`] : [])).join(''))
    },
  )

  it.each(['marked', 'safe'] as const)(
    'whose texts were translated, and to which an extension added elements, loses no block, and each is alive (%s)',
    async (boundaries) => {
      const frame = planned({ id: 'frame', widget: 'frame', slots: { body: [label('inner', '2')] } })
      const blocks = [label('first', '1'), frame, below('later', 'tab {{ state.tab }}', tab)]
      const before = (_store: PageStore, container: Element) => {
        for (const button of container.querySelectorAll('button')) {
          const font = document.createElement('font')
          font.append(...button.childNodes)
          button.append(font)
          button.after(document.createElement('grammar-helper'))
        }
        for (const place of container.querySelectorAll('[data-block]')) place.prepend(document.createElement('aside'))
        container.prepend(document.createElement('aside'))
        container.append(document.createElement('aside'))
      }
      const { place, runtime, store } = await hydrate(blocks, { state: { tab: 'a' }, boundaries, before })
      await comesNear(place('later'))
      await settled()
      for (const id of ['first', 'inner', 'later']) fireEvent.click(place(id).querySelector('button')!)
      expect(runtime.emitted.map(([id]) => id)).toEqual(['first', 'inner', 'later'])
      await act(async () => store.setState('tab', 'b'))
      expect(place('later').textContent).toBe('tab b')
    },
  )

  it('follows a value that changed before it was alive', async () => {
    const blocks = [label('first', 'tab {{ state.tab }}', tab)]
    const { place } = await hydrate(blocks, { state: { tab: 'a' }, before: (store) => store.setState('tab', 'b') })
    expect(place('first').textContent).toBe('tab b')
    expect(errors).toEqual([])
  })

  it('waits in its own boundary for code of its first view that is not here yet, and the block beside it is alive', async () => {
    const frame = planned({ id: 'frame', widget: 'frame', slots: { body: [label('inner', '2')] } })
    const { place, runtime, html } = await hydrate([frame, label('first', '1')], { here: ['label'] })
    fireEvent.click(place('first').querySelector('button')!)
    expect(runtime.emitted).toEqual([['first', 'tap', { text: '1' }]])
    expect([place('frame').textContent, html]).toEqual(['2', expect.stringContaining('data-level')])
    await act(async () => runtime.loads.get('frame')!.arrive())
    fireEvent.click(place('inner').querySelector('button')!)
    expect(runtime.emitted.at(-1)).toEqual(['inner', 'tap', { text: '2' }])
    expect(errors).toEqual([])
  })

  it('loses one block alone when it crashes in the browser alone, and nothing below the first view begins anew', async () => {
    const bomb = planned({ id: 'bomb', widget: 'bomb', props: { text: 'calm' } })
    const { place, runtime, onServer } = await hydrate([bomb, label('after', 'B'), below('later', 'L')], {
      prepare: (one) => {
        one.bomb = 'calm'
      },
    })
    expect(runtime.reports.map(({ block }) => block)).toContain('bomb')
    expect([place('bomb').textContent, place('after').textContent]).toEqual(['这里暂时没能加载出来重新加载', 'B'])
    expect(place('later')).toBe(onServer.get('later'))
  })

  it('answers a tap in its first view', async () => {
    const { place, runtime } = await hydrate([label('first', '1')])
    fireEvent.click(place('first').querySelector('button')!)
    expect(runtime.emitted).toEqual([['first', 'tap', { text: '1' }]])
  })

  it('does a tap that came before the code of its block, once', async () => {
    const { place, runtime } = await hydrate([below('later', '2')], { here: [] })
    fireEvent.click(place('later').querySelector('button')!)
    await comesNear(place('later'))
    expect(runtime.emitted).toEqual([])
    await act(async () => runtime.loads.get('label')!.arrive())
    expect(runtime.emitted).toEqual([['later', 'tap', { text: '2' }]])
  })

  it('asks for no data that came with it', async () => {
    const blocks = [label('first', '{{ offers }}', { reads: ['offers'] })]
    const { made } = await hydrate(blocks, { data: { offers: source('offers') }, sources: { offers: ready('A') } })
    expect(made).toEqual([])
  })

  it('tries a block again that crashed on the server, and reports one that crashes again', async () => {
    const blocks = [planned({ id: 'bomb', widget: 'bomb', props: { text: 'armed' } }), label('after', 'B')]
    const { place, runtime } = await hydrate(blocks)
    expect(runtime.reports.map(({ block }) => block)).toEqual(['bomb'])
    expect(place('bomb').textContent).toBe('这里暂时没能加载出来重新加载')
    expect(place('after').textContent).toBe('B')
  })
})

describe('a page that is gone back to', () => {
  it('begins with what is known now', async () => {
    const { comeBack, runtime, store } = await hydrate([label('first', 'tab {{ state.tab }}', tab)], {
      state: { tab: 'a' },
    })
    await act(async () => store.setState('tab', 'b'))
    await comeBack()
    expect(runtime.rendered).toEqual(['tab a', 'tab b', 'tab b'])
  })
})

describe('a block without behaviour', () => {
  const staticLabel = (id: string, text: string, more: Partial<PlannedBlock> = {}) =>
    label(id, text, { static: true, ...more })
  const marked = { boundaries: 'marked', here: [] } as const

  it('is never hydrated, nor is its code asked for, wherever it stands', async () => {
    const blocks = [staticLabel('first', '1'), staticLabel('later', '2', { fold: 'below' })]
    const { place, runtime, container, html, onServer } = await hydrate(blocks, marked)
    await comesNear(place('later'))
    expect(withoutMarks(container.innerHTML)).toBe(withoutMarks(html))
    expect([place('first'), place('later')]).toEqual([onServer.get('first'), onServer.get('later')])
    expect([runtime.rendered, runtime.loads.size, errors]).toEqual([[], 0, []])
  })

  it('is found wherever it stands: in the second slot of a container, and behind a block that is not there', async () => {
    const slots = {
      body: [label('one', '1')],
      foot: [staticLabel('two', '2', { when: '{{ state.tab }}', ...tab }), staticLabel('three', '3')],
    }
    const frame = planned({ id: 'frame', widget: 'frame', slots })
    const { place, onServer } = await hydrate([frame], { ...marked, here: ['frame', 'label'], state: { tab: false } })
    expect([place('three'), place('two'), errors]).toEqual([onServer.get('three'), null, []])
  })

  it('stays as it is until what it reads became another and its code is there', async () => {
    const blocks = [staticLabel('first', 'tab {{ state.tab }}', tab)]
    const { place, runtime, store } = await hydrate(blocks, { ...marked, state: { tab: 'a', other: '' } })
    await act(async () => store.setState('other', 'b'))
    expect(runtime.loads.size).toBe(0)
    await act(async () => store.setState('tab', 'b'))
    expect(place('first').textContent).toBe('tab a')
    await act(async () => runtime.loads.get('label')!.arrive())
    expect(place('first').textContent).toBe('tab b')
    await act(async () => store.setState('tab', 'c'))
    expect([place('first').textContent, errors]).toEqual(['tab c', []])
  })

  it('shows the last of two values that came within a moment', async () => {
    const blocks = [staticLabel('first', 'tab {{ state.tab }}', tab)]
    const { place, store } = await hydrate(blocks, { ...marked, here: ['label'], state: { tab: 'a' } })
    await act(async () => {
      store.setState('tab', 'b')
      store.setState('tab', 'a')
    })
    expect(place('first').textContent).toBe('tab a')
  })

  it('follows what changed before the page was alive', async () => {
    const blocks = [staticLabel('first', 'tab {{ state.tab }}', tab)]
    const before = (store: PageStore) => store.setState('tab', 'b')
    const { place, runtime } = await hydrate(blocks, { ...marked, state: { tab: 'a' }, before })
    await act(async () => runtime.loads.get('label')!.arrive())
    expect(place('first').textContent).toBe('tab b')
  })

  it('goes when its condition holds no longer, and comes back', async () => {
    const blocks = [staticLabel('first', '1', { when: '{{ state.tab == "a" }}', ...tab })]
    const { place, runtime, store } = await hydrate(blocks, { ...marked, state: { tab: 'a' } })
    await act(async () => store.setState('tab', 'b'))
    await act(async () => runtime.loads.get('label')!.arrive())
    expect(place('first')).toBeNull()
    await act(async () => store.setState('tab', 'a'))
    expect(place('first').textContent).toBe('1')
  })

  it('keeps the server’s HTML when its code can’t be had, and asks again with the next change', async () => {
    const blocks = [staticLabel('first', 'tab {{ state.tab }}', tab)]
    const { place, runtime, store } = await hydrate(blocks, { ...marked, state: { tab: 'a' } })
    await act(async () => store.setState('tab', 'b'))
    await act(async () => runtime.loads.get('label')!.fail())
    expect(place('first').textContent).toBe('tab a')
    await act(async () => store.setState('tab', 'c'))
    await act(async () => runtime.loads.get('label')!.arrive())
    expect(place('first').textContent).toBe('tab c')
  })

  it('stands there again when its page is gone back to, without its code', async () => {
    const slots = { body: [staticLabel('inner', '2')] }
    const frame = planned({ id: 'frame', widget: 'frame', slots })
    const { place, runtime, comeBack } = await hydrate([staticLabel('first', '1'), frame], {
      ...marked,
      here: ['frame'],
    })
    await comeBack()
    await comeBack()
    expect([place('first').innerHTML, place('inner').textContent]).toEqual(['<button>1</button>', '2'])
    expect([runtime.loads.size, errors]).toEqual([0, []])
  })

  it('is what it was when its page was left, when that is gone back to', async () => {
    const blocks = [staticLabel('first', 'tab {{ state.tab }}', tab)]
    const { place, store, runtime, comeBack } = await hydrate(blocks, { ...marked, state: { tab: 'a' } })
    await act(async () => store.setState('tab', 'b'))
    await act(async () => runtime.loads.get('label')!.arrive())
    await comeBack()
    expect(place('first').textContent).toBe('tab b')
    await act(async () => store.setState('tab', 'a'))
    expect(place('first').textContent).toBe('tab a')
  })

  it('whose data failed on the server, or which was rendered safely, comes alive like any other', async () => {
    const blocks = [staticLabel('first', '{{ offers }}', { reads: ['offers'] })]
    const data = { offers: source('offers') }
    const { place, made, container } = await hydrate(blocks, {
      ...marked,
      data,
      sources: { offers: failed },
      here: ['label'],
    })
    await act(async () => void fireEvent.click(container.querySelector('button')!))
    await act(async () => made[0]!.answer('A'))
    expect(place('first').textContent).toBe('A')
    const safe = await hydrate([staticLabel('second', '1')])
    expect(safe.runtime.rendered).toEqual(['1'])
  })
})

describe('a block that reads the viewer', () => {
  const member = { ...visitor, known: true, loggedIn: true, level: 3 }
  const level = (id: string, more: Partial<PlannedBlock> = {}) =>
    below(id, '等级 {{ viewer.level }}', { reads: ['viewer'], ...more })

  it('hydrates as the visitor’s, though somebody was known before it woke up, and then follows', async () => {
    const { container, html, place, store } = await hydrate([level('mine'), label('first', '1')])
    await act(async () => store.setViewer(member))
    expect(withoutMarks(container.innerHTML)).toBe(withoutMarks(html))
    await comesNear(place('mine'))
    expect(place('mine').textContent).toBe('等级 3')
    expect(errors).toEqual([])
  })

  it('appears once somebody is logged in, where the server had kept no place', async () => {
    const { html, place, store } = await hydrate([level('mine', { when: '{{ viewer.loggedIn }}', fold: 'above' })])
    expect(withoutMarks(html)).toBe('')
    await act(async () => store.setViewer(member))
    expect(place('mine').textContent).toBe('等级 3')
    await act(async () => store.setViewer({ ...visitor, known: true }))
    expect(place('mine')).toBeNull()
  })
})

describe('a block of data that only the browser loads', () => {
  const data = { weather: source('weather', { load: 'browser' }) }
  const sources: Record<string, SourceState> = { weather: { status: 'pending' } }
  const reads = ['weather']

  it('keeps its place until it is there', async () => {
    const { html, place, store, made } = await hydrate([label('sky', '{{ weather }}', { reads })], { data, sources })
    expect(html).toContain('data-block="sky"')
    await act(async () => void store.reload(['weather']))
    await act(async () => made[0]!.answer('晴'))
    expect(place('sky').textContent).toBe('晴')
    expect(errors).toEqual([])
  })

  it('keeps none while its condition would not hold without it', async () => {
    const when = '{{ size(weather) > 0 }}'
    const blocks = [label('sky', '{{ weather }}', { reads, when })]
    const { html, place, store, made } = await hydrate(blocks, { data, sources })
    expect(withoutMarks(html)).toBe('')
    await act(async () => void store.reload(['weather']))
    await act(async () => made[0]!.answer('晴'))
    expect(place('sky').textContent).toBe('晴')
  })
})

describe('a block below the fold', () => {
  it('asks for its code only when it is near, and keeps the HTML of the server until the code is there', async () => {
    const { place, runtime } = await hydrate([below('later', 'L')], { here: [] })
    await comesNear(place('later'), false)
    expect([place('later').textContent, runtime.loads.size, runtime.rendered]).toEqual(['L', 0, []])
    await comesNear(place('later'))
    expect([place('later').textContent, runtime.loads.size]).toEqual(['L', 1])
    await act(async () => runtime.loads.get('label')!.arrive())
    fireEvent.click(place('later').querySelector('button')!)
    expect(runtime.emitted).toEqual([['later', 'tap', { text: 'L' }]])
    expect(errors).toEqual([])
  })

  it('is looked for on the screen only until somebody touches the page, then a flick of a thumb further', async () => {
    const { place } = await hydrate([below('later', 'L')])
    expect(margins.get(place('later'))).toBe('0px')
    window.dispatchEvent(new Event('scroll'))
    expect(margins.get(place('later'))).toBe('600px 0px')
  })

  it.each(['pointerdown', 'focusin'])('wakes at once on %s', async (event) => {
    const { place, runtime } = await hydrate([below('later', 'L')])
    await act(async () =>
      place('later')
        .querySelector('button')!
        .dispatchEvent(new Event(event, { bubbles: true })),
    )
    expect(runtime.rendered).toEqual(['L'])
  })

  it('keeps the HTML of the server while a value that it reads changes, and catches up when it is alive', async () => {
    const { place, store, runtime } = await hydrate([below('later', 'tab {{ state.tab }}', tab)], {
      state: { tab: 'a' },
    })
    const button = place('later').querySelector('button')
    act(() => store.setState('tab', 'b'))
    expect([place('later').querySelector('button'), button?.textContent]).toEqual([button, 'tab a'])
    await comesNear(place('later'))
    expect(button?.textContent).toBe('tab b')
    expect(place('later').querySelector('button')).toBe(button)
    expect([runtime.rendered, errors]).toEqual([['tab a', 'tab b'], []])
  })

  it('wakes wherever it stands when somebody changes the state that it shows: a tap elsewhere opens its sheet', async () => {
    const { place, store } = await hydrate([below('later', 'tab {{ state.tab }}', tab)], { state: { tab: 'a' } })
    await act(async () => store.setState('tab', 'b'))
    expect(place('later').textContent).toBe('tab b')
  })

  it('sleeps on when the state of others changes', async () => {
    const { store, runtime } = await hydrate([below('later', 'L')], { state: { tab: 'a' }, here: [] })
    await act(async () => store.setState('tab', 'b'))
    expect(runtime.loads.size).toBe(0)
  })

  it('follows its values from then on', async () => {
    const { place, store } = await hydrate([below('later', 'tab {{ state.tab }}', tab)], { state: { tab: 'a' } })
    await comesNear(place('later'))
    act(() => store.setState('tab', 'c'))
    expect(place('later').textContent).toBe('tab c')
  })

  it('keeps the HTML of the server when its code can’t be had, until somebody touches it: then it says so', async () => {
    const { place, runtime } = await hydrate([below('later', 'L')], { here: [] })
    const fail = () => act(async () => runtime.loads.get('label')!.fail())
    await comesNear(place('later'))
    await fail()
    expect(place('later').textContent).toBe('L')
    await act(async () => void fireEvent.pointerDown(place('later').querySelector('button')!))
    await fail()
    expect(place('later').textContent).toBe('这里暂时没能加载出来重新加载')
  })

  it('asks for its code again when the network is back', async () => {
    const { place, runtime } = await hydrate([below('later', 'L')], { here: [] })
    await comesNear(place('later'))
    await act(async () => runtime.loads.get('label')!.fail())
    dispatchEvent(new Event('online'))
    await act(async () => runtime.loads.get('label')!.arrive())
    expect(runtime.rendered).toEqual(['L'])
    expect(errors).toEqual([])
  })

  it('asks for its code again when the network came back before it was known that the code can’t be had', async () => {
    const { place, runtime } = await hydrate([below('later', 'L')], { here: [] })
    await comesNear(place('later'))
    const { fail } = runtime.loads.get('label')!
    dispatchEvent(new Event('online'))
    await act(async () => fail())
    await act(async () => runtime.loads.get('label')!.arrive())
    expect(runtime.rendered).toEqual(['L'])
    expect(errors).toEqual([])
  })

  it('whose code does not answer tells who tapped after 20 s, and takes the word away when it comes after all', async () => {
    const bar = () => document.getElementById('app-lost')
    const tell = () => document.body.append(Object.assign(document.createElement('div'), { id: 'app-lost' }))
    addEventListener('app-lost', tell)
    const { place, runtime } = await hydrate([below('later', '2')], { here: [] })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await act(async () => void fireEvent.click(place('later').querySelector('button')!))
    vi.advanceTimersByTime(19_999)
    expect(bar()).toBeNull()
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    expect(bar()).not.toBeNull()
    await act(async () => runtime.loads.get('label')!.arrive())
    expect(bar()).toBeNull()
    expect(runtime.emitted).toEqual([['later', 'tap', { text: '2' }]])
    removeEventListener('app-lost', tell)
  })

  it('answers the tap that it missed once its code is there, and once only', async () => {
    const { place, runtime } = await hydrate([below('later', 'L')], { here: [] })
    const tap = () => fireEvent.click(place('later').querySelector('button')!)
    await comesNear(place('later'))
    tap()
    expect(runtime.emitted).toEqual([])
    await act(async () => runtime.loads.get('label')!.arrive())
    expect(runtime.emitted).toEqual([['later', 'tap', { text: 'L' }]])
    tap()
    expect(runtime.emitted).toHaveLength(2)
  })

  it('shows at once on the button that was tapped before its code was there that it waits, until it is', async () => {
    const { place, runtime } = await hydrate([below('later', 'L')], { here: [] })
    await comesNear(place('later'))
    const button = place('later').querySelector('button')!
    const fading = vi.spyOn(button, 'animate')
    fireEvent.click(button)
    fireEvent.click(button)
    const states = () => fading.mock.results.map(({ value }) => value.playState)
    expect(states()).toEqual(['idle', 'running'])
    await act(async () => runtime.loads.get('label')!.arrive())
    expect(states()).toEqual(['idle', 'idle'])
  })

  it('appears at once when it was hidden and its condition comes true', async () => {
    const blocks = [below('later', 'L', { when: '{{ state.open }}', reads: ['state.open'] })]
    const { place, store, container } = await hydrate(blocks, { state: { open: false } })
    expect(container.innerHTML).toBe('')
    await act(async () => store.setState('open', true))
    await comesNear(place('later'))
    expect(place('later').textContent).toBe('L')
  })

  it('shows late data without being near: the skeleton needs no code', async () => {
    const blocks = [below('later', '{{ offers }}', { reads: ['offers'], emptyWhen: ['text'] })]
    const data = { offers: source('offers') }
    const { place, store, made, container } = await hydrate(blocks, { data })
    expect(place('later').innerHTML).toContain('block-waiting')
    await act(async () => {
      void store.reload()
      await settled()
      await made[0]!.answer('')
    })
    expect(container.innerHTML).toBe('')
  })

  it('in a container hydrates after it, with its own values', async () => {
    const inner = below('inner', '{{ offers }}', { reads: ['offers'] })
    const frame = planned({ id: 'frame', widget: 'frame', fold: 'below', slots: { body: [inner] } })
    const data = { offers: source('offers') }
    const { place, store } = await hydrate([frame], { data, sources: { offers: ready('A') } })
    act(() => store.put([['offers', ready('B')]]))
    await comesNear(place('frame'))
    expect(place('inner').textContent).toBe('A')
    await comesNear(place('inner'))
    expect(place('inner').textContent).toBe('B')
    expect(errors).toEqual([])
  })

  it('in a container wakes with it when somebody changes the state that it shows', async () => {
    const inner = below('inner', 'tab {{ state.tab }}', tab)
    const frame = planned({ id: 'frame', widget: 'frame', fold: 'below', slots: { body: [inner] } })
    const { place, store } = await hydrate([frame], { state: { tab: 'a' } })
    await act(async () => store.setState('tab', 'b'))
    expect([place('inner').textContent, errors]).toEqual(['tab b', []])
  })

  it('wakes wherever it stands when somebody changes the query that it shows', async () => {
    const { place, store } = await hydrate([below('later', 'tab {{ query.tab }}', { reads: ['query.tab'] })])
    const context = { ...store.plan.context, query: { tab: 'b' } }
    await act(async () => store.change({ context }, ['query.tab']))
    expect(place('later').textContent).toBe('tab b')
  })

  it('wakes when what it shows changed before it was there to be told', async () => {
    const { place } = await hydrate([below('later', 'tab {{ state.tab }}', tab)], {
      state: { tab: 'a' },
      before: (store) => store.setState('tab', 'b'),
    })
    expect(place('later').textContent).toBe('tab b')
  })
})
