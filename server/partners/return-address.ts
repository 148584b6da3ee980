/** What a partner is told beside its own query: a code, or that it was refused; and its own mark. */
type Told = Readonly<Record<string, string | undefined>>

/** Any origin: what is registered may be an address of this site. */
const BASE = 'https://shop.invalid'

/**
 * The address to return to with what the partner is told. The address is one that operators registered, and keeps its own query.
 * @param address https, or a path of this site
 */
export function returnAddress(address: string, told: Told): string {
  const url = new URL(address, BASE)
  for (const [name, value] of Object.entries(told)) if (value !== undefined) url.searchParams.set(name, value)
  return url.origin === BASE ? `${url.pathname}${url.search}${url.hash}` : url.href
}
