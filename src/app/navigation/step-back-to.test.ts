// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Entry } from '../entry.ts'
import { shell } from '../shell.ts'
import { stepBackTo } from './step-back-to.ts'

const goBackTo = vi.hoisted(() => vi.fn<(top: number) => void>())
vi.mock('./go-back-to.ts', () => ({ goBackTo }))

const page = { entry: {} as Entry }
const heard = vi.fn()

/** On a page that was opened from this address, 640 px down. */
function openedFrom(from: string | undefined, more: object = {}) {
  history.replaceState({ ...(from !== undefined && { usr: { from, top: 640 } }), ...more }, '')
}
/** The browser's steps back are heard of as they are in one: by whoever listens, in the order in which they do. */
function withSteps(told = true) {
  return vi.spyOn(history, 'go').mockImplementation(() => void (told && dispatchEvent(new PopStateEvent('popstate'))))
}

beforeEach(() => {
  vi.useFakeTimers()
  heard.mockClear()
  goBackTo.mockClear()
  shell.navigate = vi.fn()
  shell.entry = () => page.entry
  addEventListener('popstate', heard)
})
afterEach(() => {
  removeEventListener('popstate', heard)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('stepping back to a page at another address', () => {
  it('opens it in its own step of the history, and nobody shows it as it was', () => {
    const go = withSteps()
    openedFrom('/prohotel/7?num=1')
    stepBackTo('/prohotel/7?num=2')
    expect(go).toHaveBeenCalledExactlyOnceWith(-1)
    expect(heard).not.toHaveBeenCalled()
    expect(shell.navigate).toHaveBeenCalledExactlyOnceWith('/prohotel/7?num=2', { replace: true })
    dispatchEvent(new PopStateEvent('popstate'))
    expect(heard, 'the next step back is anybody’s').toHaveBeenCalledOnce()
    vi.advanceTimersByTime(1000)
    expect(shell.navigate).toHaveBeenCalledOnce()
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
    openedFrom('/prohotel/7', { overlay: ':r1:' })
    stepBackTo('/prohotel/7?num=2')
    expect(go).toHaveBeenCalledExactlyOnceWith(-2)
  })

  it.each([undefined, '/prohotel/8', '/combo'])('takes this page’s place when it was opened from %s', (from) => {
    const go = withSteps()
    openedFrom(from)
    stepBackTo('/prohotel/7?num=2')
    expect(go).not.toHaveBeenCalled()
    expect(shell.navigate).toHaveBeenCalledExactlyOnceWith('/prohotel/7?num=2', { replace: true })
  })

  it('waits half a second for a browser that does not tell of its step', () => {
    withSteps(false)
    openedFrom('/prohotel/7')
    stepBackTo('/prohotel/7?num=2')
    vi.advanceTimersByTime(499)
    expect(shell.navigate).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(shell.navigate).toHaveBeenCalledOnce()
    dispatchEvent(new PopStateEvent('popstate'))
    expect(heard).toHaveBeenCalledOnce()
  })
})
