import { LRUCache } from 'lru-cache'

/** Answers that hold for a while: loaded once, also for all who ask while one is being loaded. A failed load is not kept. */
export interface TtlCache<Value> {
  /** @param ttl how long this one is good, in whole ms; else as long as all */
  readonly get: (key: string, load: () => Promise<Value>, ttl?: number) => Promise<Value>
  readonly delete: (key: string) => void
  readonly clear: () => void
}

interface TtlCacheOptions {
  /** How many are kept; the least recently used goes first. */
  readonly max: number
  /** How long one is good, in whole ms. */
  readonly ttl: number
  /** Epoch ms. */
  readonly now: () => number
}

export function createTtlCache<Value>({ max, ttl, now }: TtlCacheOptions): TtlCache<Value> {
  // The library still gives an entry at the very end of its ttl, and would look at the clock only once a millisecond.
  const cache = new LRUCache<string, Promise<Value>>({ max, ttl: ttl - 1, ttlResolution: 0, perf: { now } })
  return {
    get(key, load, own = ttl) {
      const cached = cache.get(key)
      if (cached) return cached
      const loading = load()
      cache.set(key, loading, { ttl: own - 1 })
      loading.catch(() => cache.peek(key, { allowStale: true }) === loading && cache.delete(key))
      return loading
    },
    delete: (key) => void cache.delete(key),
    clear: () => cache.clear(),
  }
}
