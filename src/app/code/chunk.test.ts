// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadChunk, LONGEST, moduleIn } from './chunk.ts'

const reload = vi.fn()
const head = vi.fn()
beforeEach(() => {
  head.mockImplementation(async () => new Response(null, { status: 200 }))
  sessionStorage.clear()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', head)
})
afterEach(() => {
  vi.clearAllMocks()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const broken = () =>
  vi.fn(() =>
    Promise.reject<{ default: string }>(
      new TypeError('Failed to fetch dynamically imported module: https://shop.example/assets/menu-1.js'),
    ),
  )

describe('a part of the app’s code', () => {
  const never = () => new Promise<never>(() => {})

  it('is told after 20 s to who taps for it; what comes later is there for the next tap', async () => {
    vi.useFakeTimers()
    let come: (module: { readonly default: string }) => void = () => undefined
    const coming = new Promise<{ readonly default: string }>((done) => {
      come = done
    })
    const load = () => coming
    const first = loadChunk(load).catch(String)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(await Promise.race([first, Promise.resolve('waiting')])).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(await first).toContain('20 s')
    const next = loadChunk(load)
    come({ default: 'late' })
    expect(await next).toEqual({ default: 'late' })
    expect(await loadChunk(load)).toEqual({ default: 'late' })
    expect(reload).not.toHaveBeenCalled()
  })

  it('fails when it does not come within 120 s (A8), and then only a reload brings it', async () => {
    vi.useFakeTimers()
    const outcome = loadChunk(never, LONGEST).catch(String)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(await Promise.race([outcome, Promise.resolve('waiting')])).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toContain('120 s')
    expect(reload).not.toHaveBeenCalled()
    void loadChunk(never, LONGEST).catch(() => undefined)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('that fails as it starts is asked for again like one that could not be had', async () => {
    const load = vi.fn(() => Promise.reject(new TypeError('undefined is not a function')))
    for (const reloads of [0, 0, 1]) {
      await expect(loadChunk(load)).rejects.toThrow('not a function')
      expect(reload).toHaveBeenCalledTimes(reloads)
    }
  })

  it('that is one of several in a file is what the loader would have given of it', () => {
    const inner = Object.defineProperty({ appCalls: 1 }, Symbol.toStringTag, { value: 'Module' })
    expect(moduleIn({ a: () => 1, c: inner })).toBe(inner)
    const whole = { default: 1 }
    expect(moduleIn(whole)).toBe(whole)
  })

  it('that could not be had is fetched by another address the next time: browsers remember the first', async () => {
    const load = broken()
    await expect(loadChunk(load)).rejects.toThrow('menu-1.js')
    await loadChunk(load).catch(() => undefined)
    expect(load).toHaveBeenCalledOnce()
    expect(reload).not.toHaveBeenCalled()
    await loadChunk(load).catch(() => undefined)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('that could not be had without an address is asked for once more, then the page is loaded again', async () => {
    const load = vi.fn(() => Promise.reject(new Error('Importing a module script failed.')))
    for (const reloads of [0, 0, 1]) {
      await loadChunk(load).catch(() => undefined)
      expect(reload).toHaveBeenCalledTimes(reloads)
    }
    expect(load.mock.calls.length).toBeGreaterThan(1)
    expect(head).not.toHaveBeenCalled()
  })

  it('that came is as new', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue({ default: 1 })
    await loadChunk(load).catch(() => undefined)
    for (let time = 0; time < 4; time += 1) expect(await loadChunk(load)).toEqual({ default: 1 })
    expect(reload).not.toHaveBeenCalled()
  })

  it('that a new build took away is met by one reload, and never by a second', async () => {
    head.mockImplementation(async () => new Response(null, { status: 404 }))
    await loadChunk(broken()).catch(() => undefined)
    expect(reload).toHaveBeenCalledOnce()
    await loadChunk(broken()).catch(() => undefined)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('that is there but did not come loads no page again by itself', async () => {
    await loadChunk(broken()).catch(() => undefined)
    head.mockRejectedValueOnce(new Error('offline'))
    await loadChunk(broken()).catch(() => undefined)
    expect(reload).not.toHaveBeenCalled()
  })
})
