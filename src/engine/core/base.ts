/** Whether an address has the prefix already: /shop/about, /shop?q=1. */
const hasBase = (address: string, base: string): boolean =>
  base !== '' && address.startsWith(base) && /^(?:$|[/?#])/.test(address.slice(base.length))

/** An address of the site as browsers ask for it: /about -> /shop/about. What has the prefix already, or is no path of this site, stays as it is. */
export const withBase = (address: string, base = ''): string =>
  /^\/(?!\/)/.test(address) && !hasBase(address, base) ? base + address : address

/** An address without the prefix of the site, as the route table has it: /shop/about -> /about. */
export function withoutBase(address: string, base = ''): string {
  if (!hasBase(address, base)) return address
  const rest = address.slice(base.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
