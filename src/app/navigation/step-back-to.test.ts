// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Entry } from '../../engine/react/entry.ts'
import { createHistory } from './history.ts'
import { createNavigator } from './navigator.ts'
import { createOverlaySteps } from './overlay-steps.ts'
import { stepBackTo as stepBack } from './step-back-to.ts'

const goBackTo = vi.hoisted(() => vi.fn<(top: number) => void>())
vi.mock('./go-back-to.ts', () => ({ goBackTo }))

const page = { entry: {} as Entry }
const heard = vi.fn()
const shop = createHistory(window)
const host = { call: () => Promise.reject(new Error('no host is asked')), toast: vi.fn() }
const ways = createNavigator({ history: shop, overlaySteps: createOverlaySteps(shop), ...host })
const stepBackTo = (to: string) => stepBack(to, { ...ways, history: shop, entry: () => page.entry })
const here = () => location.pathname + location.search

/** On a page that was opened from this address, 640 px down. */
function openedFrom(from: string | undefined, more: object = {}) {
  history.replaceState({ key: 'k2', position: 1, from, top: 640, ...more }, '', '/tc-fostay/detail/1')
}
/** The browser's step back: it stands at the page that this one was opened from, and says so. */
function withSteps(told = true) {
  return vi.spyOn(history, 'go').mockImplementation(() => {
    history.replaceState({ key: 'k1', position: 0, from: '/', top: 20 }, '', '/tc-fostay/prohotel/7')
    if (told) dispatchEvent(new PopStateEvent('popstate'))
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  goBackTo.mockClear()
  heard.mockClear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('stepping back to a page at another address', () => {
  it('opens it in its own step of the history, and nobody shows it as it was', () => {
    const go = withSteps()
    openedFrom('/prohotel/7?num=1')
    const stop = shop.listen((how) => heard(how, here()))
    stepBackTo('/prohotel/7?num=2')
    expect(go).toHaveBeenCalledExactlyOnceWith(-1)
    expect(heard.mock.calls).toEqual([['REPLACE', '/tc-fostay/prohotel/7?num=2']])
    expect(shop.step(), 'where that page was opened from is still known').toMatchObject({
      position: 0,
      from: '/',
      top: 20,
    })
    dispatchEvent(new PopStateEvent('popstate'))
    expect(heard, 'the next step back is anybody’s').toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(1000)
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
  })

  it('stands where it was left, once it is on the screen', () => {
    withSteps()
    openedFrom('/prohotel/7')
    stepBackTo('/prohotel/7?num=2')
    vi.advanceTimersByTime(100)
    expect(goBackTo).not.toHaveBeenCalled()
    page.entry = {} as Entry
    vi.advanceTimersByTime(100)
    expect(goBackTo).toHaveBeenCalledExactlyOnceWith(640)
  })

  it('takes what is open over this page along', () => {
    const go = withSteps()
    openedFrom('/prohotel/7', { overlay: 'sheet' })
    stepBackTo('/prohotel/7?num=2')
    expect(go).toHaveBeenCalledExactlyOnceWith(-2)
  })

  it.each([undefined, '/prohotel/8', '/combo'])('takes this page’s place when it was opened from %s', (from) => {
    const go = withSteps()
    openedFrom(from)
    stepBackTo('/prohotel/7?num=2')
    expect(go).not.toHaveBeenCalled()
    expect([here(), shop.step().position]).toEqual(['/tc-fostay/prohotel/7?num=2', 1])
  })

  it('waits half a second for a browser that does not tell of its step', () => {
    withSteps(false)
    openedFrom('/prohotel/7')
    stepBackTo('/prohotel/7?num=2')
    vi.advanceTimersByTime(499)
    expect(here()).toBe('/tc-fostay/prohotel/7')
    vi.advanceTimersByTime(1)
    expect(here()).toBe('/tc-fostay/prohotel/7?num=2')
    const stop = shop.listen(heard)
    dispatchEvent(new PopStateEvent('popstate'))
    expect(heard).toHaveBeenCalledOnce()
    stop()
  })
})
