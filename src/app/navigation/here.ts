import { SHOP_BASE } from '../../../schemas/page/route.ts'

/** Address of the page at a place of the browser's, without the shop's prefix: /goods/1?index=2 */
export function pageAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const path = pathname.startsWith(SHOP_BASE) ? pathname.slice(SHOP_BASE.length) : pathname
  return (path || '/') + search
}

/** The same of the page on the screen. */
export const hereInShop = (): string => pageAt(location)
