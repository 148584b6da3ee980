// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHistory, FIRST } from './history.ts'

const open = (state: unknown = null) => {
  history.replaceState(state, '', '/tc-fostay/combo?from=spice')
  return createHistory(window)
}
const here = () => location.pathname + location.search
let told = vi.fn<(...heard: unknown[]) => void>()

beforeEach(() => {
  told = vi.fn<(...heard: unknown[]) => void>()
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the history', () => {
  it('begins with what a document came with: a first step, or the one that is there after a reload', () => {
    expect(open().step()).toEqual({ key: FIRST, position: 0 })
    const step = { key: 'k7', position: 3, from: '/', top: 640 }
    expect(open(step).here()).toMatchObject({ location: { key: 'k7', state: step, search: '?from=spice' }, how: 'POP' })
  })

  it('gives a new step a key of its own, its position, and what it has to know of the one before it', () => {
    const shop = open()
    const stop = shop.listen((how) => told(how, here()))
    const before = { from: '/combo', top: 640, anchor: { id: 'offers', top: -20 } }
    shop.push('/tc-fostay/goods/1', before)
    expect(shop.step()).toMatchObject({ position: 1, ...before })
    const { key } = shop.step()
    shop.replace('/tc-fostay/goods/2')
    expect(shop.step()).toEqual({ key: expect.any(String), position: 1 })
    stop()
    expect(new Set([FIRST, key, shop.step().key]).size).toBe(3)
    expect(told.mock.calls).toEqual([
      ['PUSH', '/tc-fostay/goods/1'],
      ['REPLACE', '/tc-fostay/goods/2'],
    ])
  })

  it('changes the address of a page, which is the same step and the same view', () => {
    const shop = open({ key: 'k1', position: 2, from: '/' })
    const steps = history.length
    shop.listen(told)
    shop.changeAddress('/tc-fostay/combo?items=1')
    expect([history.length, here()]).toEqual([steps, '/tc-fostay/combo?items=1'])
    expect(shop.here().location).toMatchObject({ key: 'k1', search: '?items=1' })
    expect(shop.step()).toEqual({ key: 'k1', position: 2, from: '/' })
    expect(told).toHaveBeenCalledOnce()
  })

  it('goes on by the address bar where the browser takes no more steps', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    vi.spyOn(history, 'pushState').mockImplementation(() => {
      throw new DOMException('more than 100 times', 'SecurityError')
    })
    const shop = open()
    shop.listen(told)
    shop.push('/tc-fostay/goods/1')
    expect(assign).toHaveBeenCalledExactlyOnceWith('/tc-fostay/goods/1')
    expect(told).not.toHaveBeenCalled()
  })

  it('tells of a step that the browser takes, until nobody listens', () => {
    const shop = open()
    const stop = shop.listen(told)
    dispatchEvent(new PopStateEvent('popstate'))
    stop()
    dispatchEvent(new PopStateEvent('popstate'))
    expect(told).toHaveBeenCalledExactlyOnceWith('POP')
  })
})
