import { SHOP_BASE } from '../../schemas/page/route.ts'

/** A shop address without the prefix, or a whole one, as a `location` header can hold it. */
export function locationOf(to: string): string {
  if (!to.startsWith('/')) return new URL(to).href
  const { pathname, search, hash } = new URL(SHOP_BASE + to, 'http://shop')
  return pathname + search + hash
}
