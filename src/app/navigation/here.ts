import { SHOP_BASE } from '../../../schemas/page/route.ts'

/** Address of the page on the screen without the shop's prefix: /goods/1?index=2 */
export function hereInShop(): string {
  const { pathname, search } = location
  const path = pathname.startsWith(SHOP_BASE) ? pathname.slice(SHOP_BASE.length) : pathname
  return (path || '/') + search
}
