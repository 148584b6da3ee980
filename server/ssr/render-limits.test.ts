import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createRenderLimits, RenderRefused } from './render-limits.ts'

let now = 0
let isOverrun = false
beforeEach(() => {
  now = 1_000
  isOverrun = false
})

const open = (more = {}) => createRenderLimits({ perMinute: 3, isOverrun: () => isOverrun, now: () => now, ...more })
const page = async () => 'page'
/** Work that ends when it is told to. */
function held() {
  const ends: (() => void)[] = []
  const make = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  return { make, end: () => ends.shift()?.() }
}

describe('making pages', () => {
  it('has a budget for each asker and minute, and says when it may come again', async () => {
    const { run } = open()
    for (let made = 0; made < 3; made++) expect(await run('a', page)).toBe('page')
    now += 20_000
    await expect(run('a', page)).rejects.toMatchObject({ name: 'RenderRefused', retryAfter: 40 })
    expect(await run('b', page)).toBe('page')
    now += 40_000
    expect(await run('a', page)).toBe('page')
  })

  it('is done for so many at once; others wait, in their order, and too many are refused', async () => {
    const { run } = open({ atOnce: 1, waiting: 1, perMinute: 9 })
    const { make, end } = held()
    const [first, second] = [run('a', make), run('b', make)]
    await expect(run('c', make)).rejects.toBeInstanceOf(RenderRefused)
    expect(make).toHaveBeenCalledTimes(1)
    end()
    await first
    expect(make).toHaveBeenCalledTimes(2)
    const third = run('c', make)
    expect(make).toHaveBeenCalledTimes(2)
    end()
    await second
    end()
    await third
    expect(make).toHaveBeenCalledTimes(3)
  })

  it('leaves room beside one asker who wants many at once', async () => {
    const { run } = open({ atOncePerAsker: 2, perMinute: 9 })
    const { make, end } = held()
    const two = [run('a', make), run('a', make)]
    await expect(run('a', make)).rejects.toMatchObject({ retryAfter: 5 })
    expect(await run('b', page)).toBe('page')
    end()
    end()
    await Promise.all(two)
    expect(await run('a', page)).toBe('page')
  })

  it('gives the place back when a page fails', async () => {
    const { run } = open({ atOnce: 1, waiting: 0, atOncePerAsker: 1 })
    await expect(run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await run('a', page)).toBe('page')
  })

  it('begins nothing while the process is overrun', async () => {
    const { run } = open()
    isOverrun = true
    await expect(run('a', page)).rejects.toMatchObject({ retryAfter: 10 })
    isOverrun = false
    expect(await run('a', page)).toBe('page')
  })
})
