/**
 * The browser's stores in memory, as far as the worker uses them.
 * @param full what leaves no room for more: the pictures while they are there, or everything
 */
export function fakeStores(full: { readonly of?: 'pictures' | 'everything' } = {}): CacheStorage {
  const stores = new Map<string, Map<string, Response>>()
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), SITE).href
  const open = async (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, entries)
    return {
      match: async (request: RequestInfo) => entries.get(urlOf(request))?.clone(),
      async put(request: RequestInfo, answer: Response) {
        const isFull = full.of === 'everything' || (full.of === 'pictures' && stores.has('pagoda-pictures'))
        if (isFull) throw new DOMException('no room', 'QuotaExceededError')
        entries.set(urlOf(request), answer)
      },
      delete: async (request: RequestInfo) => entries.delete(urlOf(request)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    } as unknown as Cache
  }
  return {
    open,
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
    match: async (request: RequestInfo, { cacheName = '' }: MultiCacheQueryOptions = {}) =>
      stores.get(cacheName)?.get(urlOf(request))?.clone(),
  }
}

export const SITE = 'https://shop.example'
