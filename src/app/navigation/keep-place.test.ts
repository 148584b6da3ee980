// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goBackTo } from './go-back-to.ts'
import { createHistory, FIRST } from './history.ts'
import { keepPlaceOnReload, left as leftPlaces } from './keep-place.ts'
import { placeNow } from './place-now.ts'

const scrollTo = vi.fn((_x: number, y: number) => vi.stubGlobal('scrollY', Math.min(y, longest)))
let longest = 0
let grow = () => {}
const isHere = () => true
const disconnect = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = told
      }
      observe = () => grow()
      disconnect = disconnect
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  sessionStorage.clear()
  leftPlaces.length = 0
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe('the place on a page that is loaded again', () => {
  it('is gone to as far as the page is long, and on as it grows', () => {
    longest = 700
    goBackTo(1200)
    expect(window.scrollY).toBe(700)
    expect(disconnect).not.toHaveBeenCalled()
    longest = 3000
    grow()
    expect(window.scrollY).toBe(1200)
    expect(disconnect).toHaveBeenCalledOnce()
  })

  it('is left to the shopper who takes over', () => {
    longest = 700
    goBackTo(1200)
    dispatchEvent(new Event('pointerdown'))
    expect(disconnect).toHaveBeenCalledOnce()
  })

  it('is not waited for for ever', () => {
    longest = 700
    goBackTo(1200)
    vi.advanceTimersByTime(10_000)
    expect(disconnect).toHaveBeenCalledOnce()
  })

  it('is that of a block, where what stands above it is higher or lower than it was', () => {
    longest = 3000
    const block = document.createElement('div')
    block.dataset['block'] = 'offers'
    document.body.replaceChildren(block)
    let above = 700
    block.getBoundingClientRect = () => ({ top: above - window.scrollY }) as DOMRect
    goBackTo(1200, { id: 'offers', top: -460 })
    expect(window.scrollY).toBe(1160)
    above = 740
    goBackTo(1200, { id: 'offers', top: -460 })
    expect(window.scrollY).toBe(1200)
    goBackTo(1200, { id: 'gone', top: -460 })
    expect(window.scrollY).toBe(1200)
  })

  it('is that of a link, once the list is long enough to have it', () => {
    longest = 700
    document.body.innerHTML = '<div data-block="offers"></div>'
    goBackTo(1200, { id: 'offers', href: '/tc-fostay/goods/1', top: 420 })
    expect(window.scrollY).toBe(700)
    longest = 3000
    document.body.innerHTML = '<div data-block="offers"><a href="/tc-fostay/goods/1"></a></div>'
    document.querySelector('a')!.getBoundingClientRect = () => ({ top: 1660 - window.scrollY }) as DOMRect
    grow()
    expect(window.scrollY).toBe(1240)
  })

  it('is that of the very link, where others in the block lead to the same address', () => {
    longest = 3000
    document.body.innerHTML =
      '<div data-block="offers"><a href="/tc-fostay/hotel/1"></a><a href="/tc-fostay/hotel/1"></a></div>'
    const [one, other] = document.querySelectorAll('a')
    one!.getBoundingClientRect = () => ({ top: 300 - window.scrollY }) as DOMRect
    other!.getBoundingClientRect = () => ({ top: 1660 - window.scrollY }) as DOMRect
    document.elementFromPoint = () => other!
    vi.stubGlobal('scrollY', 1200)
    const { top = 0, anchor } = placeNow()
    vi.stubGlobal('scrollY', 0)
    goBackTo(top, anchor)
    expect(window.scrollY).toBe(1200)
  })

  it('is looked for on a page all of which has its height', () => {
    const isMeasured = () => document.documentElement.hasAttribute('data-measured')
    longest = 700
    goBackTo(1200)
    expect(isMeasured()).toBe(true)
    longest = 3000
    grow()
    expect(isMeasured()).toBe(false)
  })

  it('is kept with its address and its step of the history when the page goes', () => {
    const step = { key: 'k7', position: 2, from: '/', top: 300 }
    history.replaceState(step, '', '/tc-fostay/combo')
    keepPlaceOnReload(createHistory(window), isHere)
    vi.stubGlobal('scrollY', 640)
    dispatchEvent(new Event('pagehide'))
    const kept = JSON.parse(sessionStorage.getItem('pagoda_left') ?? '')
    expect(kept).toEqual({ step, href: location.href, top: 640, left: [] })
    expect(history.scrollRestoration).toBe('auto')
    dispatchEvent(new Event('pageshow'))
    expect(history.scrollRestoration).toBe('manual')
  })
})

it('the places of the steps before and after one that is loaded again are known to the document that comes', () => {
  const [list, detail] = [
    { from: '/combo', top: 2400 },
    { from: '/goods/1', top: 300 },
  ]
  leftPlaces[1] = list
  leftPlaces[3] = detail
  keepPlaceOnReload(createHistory(window), isHere)
  dispatchEvent(new Event('pagehide'))
  leftPlaces.length = 0
  keepPlaceOnReload(createHistory(window), isHere)
  expect([leftPlaces[1], leftPlaces[3]]).toEqual([list, detail])
})

describe('the place of a page that goes', () => {
  const left = () => JSON.parse(sessionStorage.getItem('pagoda_left') ?? '{}').top

  it('is its top while the page on the screen is the one before it', () => {
    const shop = createHistory(window)
    const placing = vi.spyOn(shop, 'placeScroll')
    keepPlaceOnReload(shop, () => false)
    vi.stubGlobal('scrollY', 640)
    dispatchEvent(new Event('pagehide'))
    expect([left(), placing.mock.calls]).toEqual([0, [['manual']]])
  })

  it('is kept as soon as nobody sees it: a phone that drops it then tells nobody', () => {
    keepPlaceOnReload(createHistory(window), isHere)
    vi.stubGlobal('scrollY', 640)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect([left(), history.scrollRestoration]).toEqual([640, 'auto'])
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(history.scrollRestoration).toBe('manual')
  })
})

describe('the place on a page that is gone back to after the one behind it was loaded again', () => {
  const anchor = { id: 'offers', top: 20 }
  const behind = { key: 'k7', position: 3, from: '/combo?items=1', top: 640, anchor }

  /** A document of this address comes; the one before it was on the step behind. */
  async function comeBack(type: string, position: number, address = '/tc-fostay/combo?items=1') {
    history.replaceState(behind, '', '/tc-fostay/goods/1')
    keepPlaceOnReload(createHistory(window), isHere)
    dispatchEvent(new Event('pagehide'))
    longest = 3000
    history.replaceState({ key: 'k6', position }, '', address)
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])
    keepPlaceOnReload(createHistory(window), isHere)
    await vi.dynamicImportSettled()
    return window.scrollY
  }

  it('is that which the step behind it knows, where the browser loads it anew', async () => {
    expect(await comeBack('back_forward', 2)).toBe(640)
  })

  it.each([
    ['navigate', 2, undefined],
    ['back_forward', 4, undefined],
    ['back_forward', 2, '/tc-fostay/combo'],
  ])('is no other page’s: %s at %i, %s', async (type, position, address) => {
    expect(await comeBack(type, position, address)).toBe(0)
  })
})

describe('the step of a page that is loaded again', () => {
  const step = { key: 'k7', position: 2, from: '/combo', top: 300 }
  /** The page goes, and is there again as the browser says. */
  function loadAgain(type: string, state: unknown, address = '/tc-fostay/goods/1') {
    history.replaceState(step, '', '/tc-fostay/goods/1')
    keepPlaceOnReload(createHistory(window), isHere)
    dispatchEvent(new Event('pagehide'))
    history.replaceState(state, '', address)
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])
    const shop = createHistory(window)
    keepPlaceOnReload(shop, isHere)
    return shop
  }

  it('is what it was, also where the browser lost it: the page it came from stands where it was left', () => {
    const shop = loadAgain('reload', null)
    expect(shop.step()).toEqual(step)
    expect(shop.here().location).toMatchObject({ key: 'k7', state: step })
  })

  it.each([
    ['reload', { key: 'k8', position: 3 }, '/tc-fostay/goods/1', 'k8'],
    ['reload', null, '/tc-fostay/goods/2', FIRST],
    ['navigate', null, '/tc-fostay/goods/1', FIRST],
    ['back_forward', null, '/tc-fostay/goods/1', FIRST],
  ])('is no other’s: %s, %j, %s', (type, state, address, key) => {
    expect(loadAgain(type, state, address).step().key).toBe(key)
  })
})
