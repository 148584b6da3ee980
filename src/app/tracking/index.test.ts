// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TrackedEvent } from '../../../schemas/domain/tracked-event.ts'
import { startTracking, type Tracking } from './index.ts'

interface Body {
  readonly distinctId: string
  readonly visit: string
  readonly events: readonly TrackedEvent[]
}

/** happy-dom lays nothing out: the test says what is seen. */
class FakeSight {
  static last: FakeSight
  readonly watched = new Set<Element>()
  readonly tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell
    FakeSight.last = this
  }
  observe(element: Element) {
    this.watched.add(element)
  }
  disconnect() {
    this.watched.clear()
  }
  see(block: string, seen: boolean) {
    const target = [...this.watched].find((element) => (element as HTMLElement).dataset.block === block)
    if (!target) throw new Error(`${block} is not watched`)
    const rect = { width: 300, height: 100 }
    const entry = { target, isIntersecting: seen, intersectionRatio: Number(seen), rootBounds: rect }
    const told = [{ ...entry, boundingClientRect: rect, intersectionRect: rect }]
    this.tell(told as unknown as IntersectionObserverEntry[], this as unknown as IntersectionObserver)
  }
}

const bodies: Body[] = []
const events = () => bodies.flatMap((body) => body.events)
const kinds = () => events().map(({ kind }) => kind)
let tracking: Tracking | undefined

function start(send?: (body: object) => boolean | Promise<boolean>) {
  tracking = startTracking({
    channel: 'h5',
    from: 'lantu',
    now: () => 5_000,
    page: () => ({ name: 'home', path: '/' }),
    widgetOf: (block) => (block === 'deals' ? 'package-offers' : undefined),
    send: send ?? ((body) => bodies.push(body as Body) > 0),
  })
  return tracking
}
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}
const tap = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

function blockNamed(name: string): HTMLElement {
  const block = document.createElement('div')
  block.dataset.block = name
  const link = document.createElement('a')
  link.href = '/tc-fostay/combo?from=spice'
  block.append(link, document.createElement('b'))
  return block
}

beforeEach(() => {
  bodies.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', FakeSight)
  document.body.replaceChildren(blockNamed('deals'))
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  tracking?.stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('startTracking', () => {
  it('records the first page, and each other page once', () => {
    const { pageShown } = start()
    pageShown({ name: 'home', path: '/' })
    pageShown({ name: 'package-list', path: '/combo' })
    pageShown({ name: 'package-list', path: '/combo' })
    hide(true)
    expect(events().map(({ kind, page, path }) => [kind, page, path])).toEqual([
      ['view', 'home', '/'],
      ['view', 'package-list', '/combo'],
    ])
  })

  it('records a tap in a block with the link and the widget, without a word of the widget', async () => {
    start()
    tap('[data-block=deals] a')
    await vi.advanceTimersByTimeAsync(10_000)
    const click = { kind: 'click', page: 'home', path: '/', at: 5_000, block: 'deals', widget: 'package-offers' }
    expect(events()).toContainEqual({ ...click, name: '/tc-fostay/combo' })
  })

  it('names a tap by the event that the block made of it', () => {
    const { blockEvent } = start()
    document.querySelector('b')?.addEventListener('click', () => blockEvent('deals', 'select'))
    tap('b')
    hide(true)
    expect(events().find(({ kind }) => kind === 'click')?.name).toBe('select')
  })

  it('records the exposure of a block, also of one that comes later', async () => {
    start()
    document.body.append(document.createElement('section'))
    document.querySelector('section')?.append(blockNamed('late'))
    await vi.advanceTimersByTimeAsync(0)
    FakeSight.last.see('deals', true)
    FakeSight.last.see('late', true)
    await vi.advanceTimersByTimeAsync(1_000)
    hide(true)
    const exposures = events().filter(({ kind }) => kind === 'exposure')
    expect(exposures.map(({ block, widget }) => [block, widget])).toEqual([
      ['deals', 'package-offers'],
      ['late', undefined],
    ])
  })

  it('sends when the page is hidden, and records nothing while it is', async () => {
    start()
    FakeSight.last.see('deals', true)
    hide(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(kinds()).toEqual(['view'])
    hide(false)
    FakeSight.last.see('deals', true)
    await vi.advanceTimersByTimeAsync(1_000)
    dispatchEvent(new Event('pagehide'))
    expect(kinds()).toEqual(['view', 'exposure'])
  })

  it('records no idleness and no stay in a tab that was opened in the background', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    start()
    await vi.advanceTimersByTimeAsync(60_000)
    hide(false)
    await vi.advanceTimersByTimeAsync(4_000)
    hide(true)
    expect(kinds()).toEqual(['view', 'idle'])
  })

  it('records idleness, and events of the shop', async () => {
    const { track } = start()
    await vi.advanceTimersByTimeAsync(4_000)
    track('share', { to: 'poster' })
    hide(true)
    expect(kinds()).toEqual(['view', 'idle', 'custom'])
  })

  it('has one id for the device and one for the visit', () => {
    for (let round = 0; round < 2; round++) {
      start()
      tracking?.stop()
    }
    sessionStorage.clear()
    start().stop()
    const [first, second, third] = bodies
    expect(first?.distinctId).toMatch(/^[0-9a-f]{32}$/)
    expect([second?.distinctId, third?.distinctId]).toEqual([first?.distinctId, first?.distinctId])
    expect(second?.visit).toBe(first?.visit)
    expect(third?.visit).not.toBe(first?.visit)
  })

  it('goes on without a storage', () => {
    vi.stubGlobal('localStorage', undefined)
    start().stop()
    expect(bodies[0]?.distinctId).toMatch(/^[0-9a-f]{32}$/)
  })

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'records nothing of a browser that says %j',
    async (says) => {
      vi.stubGlobal('navigator', { ...says })
      const { track, pageShown, blockEvent } = start()
      track('share')
      pageShown({ name: 'x', path: '/x' })
      blockEvent('deals', 'more')
      tap('a')
      hide(true)
      await vi.advanceTimersByTimeAsync(60_000)
      expect(bodies).toEqual([])
      expect(localStorage).toHaveLength(0)
    },
  )

  it.each([
    ['nothing of a page in the frame of the studio', '/studio/live', 0],
    ['a page in the frame of somebody else’s page', '/partner', 1],
  ])('records %s', async (_what, pathname, count) => {
    vi.stubGlobal('parent', { location: { pathname } })
    start()
    hide(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(bodies).toHaveLength(count)
  })

  it('records a page in a frame whose origin says nothing', async () => {
    vi.stubGlobal('parent', {
      get location(): Location {
        throw new DOMException('cross-origin', 'SecurityError')
      },
    })
    start()
    hide(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(bodies).toHaveLength(1)
  })

  it('hears nothing any more after it was stopped', async () => {
    start().stop()
    bodies.length = 0
    tap('a')
    hide(true)
    dispatchEvent(new Event('scroll'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(bodies).toEqual([])
  })
})
