import { SHOP_BASE } from '../../../schemas/page/route.ts'

/** An address without the prefix of the shop, as the route table has it: /tc-fostay/combo -> /combo. */
export const withoutBase = (url: string): string =>
  url === SHOP_BASE || url.startsWith(`${SHOP_BASE}/`) ? url.slice(SHOP_BASE.length) || '/' : url
