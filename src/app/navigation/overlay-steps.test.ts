// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHistory } from './history.ts'
import { createOverlaySteps, dropOverlayStep } from './overlay-steps.ts'

const shop = createHistory(window)
let steps = createOverlaySteps(shop)
let onBack = vi.fn<() => void>()
/** The browser takes a step: it stands at the page itself. */
function stepBack() {
  history.replaceState({ key: 'k1', position: 2 }, '')
  dispatchEvent(new PopStateEvent('popstate'))
}

beforeEach(() => {
  vi.useFakeTimers()
  steps = createOverlaySteps(shop)
  onBack = vi.fn<() => void>()
  vi.spyOn(history, 'go').mockImplementation(() => undefined)
  history.replaceState({ key: 'k1', position: 2 }, '', '/tc-fostay/combo')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('what opens over a page', () => {
  it('has a step of its own at the page’s address, of which the app is not told: no page changes', () => {
    const push = vi.spyOn(history, 'pushState')
    const told = vi.fn()
    const stop = shop.listen(told)
    steps.open(onBack)
    stop()
    expect(push).toHaveBeenCalledOnce()
    expect(told).not.toHaveBeenCalled()
    expect(shop.step()).toMatchObject({ key: 'k1', position: 2, overlay: expect.any(String) })
    expect([steps.isOpen(), location.pathname]).toEqual([true, '/tc-fostay/combo'])
  })

  it('closes when the shopper goes back from it', () => {
    steps.open(onBack)
    stepBack()
    expect(onBack).toHaveBeenCalledOnce()
    expect(steps.isOpen()).toBe(false)
  })

  it('takes its step out of the history when it is closed another way', async () => {
    steps.open(onBack)()
    await Promise.resolve()
    expect(history.go).toHaveBeenCalledExactlyOnceWith(-1)
  })

  it('leaves the step of a page that was opened from it alone', async () => {
    const close = steps.open(onBack)
    shop.replace('/tc-fostay/goods/1')
    close()
    await Promise.resolve()
    expect(history.go).not.toHaveBeenCalled()
    expect(onBack).not.toHaveBeenCalled()
  })

  it('leaves its step to what opens in its place: both go by one step back', async () => {
    const push = vi.spyOn(history, 'pushState')
    steps.open(() => undefined)()
    steps.open(onBack)
    await Promise.resolve()
    expect([push.mock.calls.length, vi.mocked(history.go).mock.calls, steps.atRest()]).toEqual([1, [], undefined])
    stepBack()
    expect(onBack).toHaveBeenCalledOnce()
  })

  it('waits for the step back of what was closed before it: that would take out its step, and close it', async () => {
    const push = vi.spyOn(history, 'pushState')
    steps.open(() => undefined)()
    await Promise.resolve()
    expect(history.go).toHaveBeenCalledExactlyOnceWith(-1)
    steps.open(onBack)
    expect(push).toHaveBeenCalledOnce()
    stepBack()
    await Promise.resolve()
    await Promise.resolve()
    expect([push.mock.calls.length, onBack.mock.calls.length, steps.isOpen()]).toEqual([2, 0, true])
    stepBack()
    expect(onBack).toHaveBeenCalledOnce()
  })

  it('that is closed before its turn takes no step', async () => {
    const push = vi.spyOn(history, 'pushState')
    steps.open(() => undefined)()
    await Promise.resolve()
    steps.open(onBack)()
    stepBack()
    await Promise.resolve()
    await Promise.resolve()
    expect([push.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 0])
  })

  it('tells who goes on when its step is out of the history: a page opened before would be taken out instead', async () => {
    const close = steps.open(onBack)
    expect(steps.atRest()).toBeUndefined()
    close()
    await Promise.resolve()
    const rest = steps.atRest()
    expect(rest).toBeDefined()
    stepBack()
    await rest
    expect([steps.isOpen(), steps.atRest()]).toEqual([false, undefined])
  })

  it('holds nobody up for longer than half a second, where a browser does not tell of its step', async () => {
    const rested = vi.fn()
    steps.open(onBack)()
    await Promise.resolve()
    void steps.atRest()?.then(rested)
    await vi.advanceTimersByTimeAsync(499)
    expect(rested).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(rested).toHaveBeenCalledOnce()
  })

  it('was open when the document was left: its step goes', () => {
    dropOverlayStep(shop)
    expect(history.go).not.toHaveBeenCalled()
    shop.cover('sheet', 'replace')
    dropOverlayStep(shop)
    expect(history.go).toHaveBeenCalledExactlyOnceWith(-1)
  })
})
