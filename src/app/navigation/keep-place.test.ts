// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goBackTo } from './go-back-to.ts'
import { createHistory } from './history.ts'
import { keepPlaceOnReload } from './keep-place.ts'

const scrollTo = vi.fn((_x: number, y: number) => vi.stubGlobal('scrollY', Math.min(y, longest)))
let longest = 0
let grow = () => {}
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
    vi.advanceTimersByTime(4000)
    expect(disconnect).toHaveBeenCalledOnce()
  })

  it('is kept with its address and its step of the history when the page goes', () => {
    history.replaceState({ key: 'k7' }, '', '/tc-fostay/combo')
    keepPlaceOnReload(createHistory(window))
    vi.stubGlobal('scrollY', 640)
    dispatchEvent(new Event('pagehide'))
    expect(JSON.parse(sessionStorage.getItem('pagoda_place') ?? '')).toEqual({
      key: 'k7',
      href: location.href,
      top: 640,
    })
    expect(history.scrollRestoration).toBe('auto')
    dispatchEvent(new Event('pageshow'))
    expect(history.scrollRestoration).toBe('manual')
  })
})
