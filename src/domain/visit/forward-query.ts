/** What the old address said of itself alone. */
const OWN = new Set(['productId'])

/**
 * Where a page leads, with what its own address said: who brought the shopper, the days and the brand go on. What the new address says
 * itself stands. Another site, and the page of what is not there, are told nothing.
 * @param to a shop address without the prefix, or a whole one
 */
export function forwardQuery(to: string, query: Readonly<Record<string, string>>): string {
  if (!to.startsWith('/') || to === '/404') return to
  const [, path = '', written = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(to) ?? []
  const own = new URLSearchParams(written)
  const more = new URLSearchParams(
    Object.entries(query).filter(([name]) => !own.has(name) && !OWN.has(name)),
  ).toString()
  const joined = [written, more].filter((part) => part !== '').join('&')
  return `${path}${joined && `?${joined}`}${hash}`
}
