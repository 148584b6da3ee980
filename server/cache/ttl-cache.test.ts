import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTtlCache, type TtlCache } from './ttl-cache.ts'

let now = 0
let cache: TtlCache<string>
beforeEach(() => {
  now = 1000
  cache = createTtlCache({ max: 2, ttl: 500, now: () => now })
})

describe('what a TTL cache holds', () => {
  it('is asked for once while it is good, also by those who ask at the same time', async () => {
    const find = vi.fn(async () => 'found')
    expect(await Promise.all([cache.get('a', find), cache.get('a', find)])).toEqual(['found', 'found'])
    now += 499
    expect(await cache.get('a', find)).toBe('found')
    expect(find).toHaveBeenCalledOnce()
    now += 1
    await cache.get('a', find)
    expect(find).toHaveBeenCalledTimes(2)
  })

  it('does not live longer because it is asked for', async () => {
    await cache.get('a', async () => 'old')
    now += 400
    await cache.get('a', async () => 'new')
    now += 100
    expect(await cache.get('a', async () => 'new')).toBe('new')
  })

  it('is asked for again after a failure, and once it is forgotten', async () => {
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await cache.get('a', async () => 'one')).toBe('one')
    cache.delete('a')
    expect(await cache.get('a', async () => 'two')).toBe('two')
    cache.clear()
    expect(await cache.get('a', async () => 'three')).toBe('three')
  })

  it('goes when there is more than the limit, the one unused longest first', async () => {
    await cache.get('a', async () => 'a')
    await cache.get('b', async () => 'b')
    await cache.get('a', async () => 'lost')
    await cache.get('c', async () => 'c')
    expect(await cache.get('a', async () => 'lost')).toBe('a')
    expect(await cache.get('b', async () => 'again')).toBe('again')
  })
})
