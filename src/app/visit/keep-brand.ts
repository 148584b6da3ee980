/** The shop's own brand: its addresses need not say so. */
const OWN = 'lantu'

/**
 * The address with the brand that the shopper came from (B6: `from`), so that the next page is the same shop. Links of page JSON don't
 * know the brand; an address that names one keeps its own.
 */
export function keepBrand(href: string, brand: string | undefined): string {
  if (brand === undefined || brand === OWN) return href
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(href) ?? []
  const query = new URLSearchParams(search)
  if (query.has('from')) return href
  query.set('from', brand)
  return `${path}?${query.toString()}${hash}`
}

/** The brand of the page on the screen. */
export const brandNow = (): string | undefined => document.documentElement.dataset.theme

const VISIT = 'pagoda_from'
/** B9: whether the visit shows a brand's style, for the pages beside the shop that share its session. */
const STYLE = 'isShowStyle'

function beginVisit(brand: string): void {
  sessionStorage.setItem(VISIT, brand)
  sessionStorage.setItem(STYLE, brand === OWN ? '0' : '1')
}

/**
 * A link that was followed before the app ran has lost the brand: gives the address of this page with the brand of the visit then.
 * A shop that is opened from elsewhere without a brand begins a visit of its own.
 */
export function restoreBrand(href: string): string | undefined {
  const now = brandNow()
  try {
    const before = sessionStorage.getItem(VISIT) ?? undefined
    const isNamed = new URLSearchParams(location.search).has('from')
    const wasHere = document.referrer.startsWith(location.origin)
    if (now && (isNamed || !wasHere)) beginVisit(now)
    const kept = keepBrand(href, before)
    return isNamed || !wasHere || before === now || kept === href ? undefined : kept
  } catch {
    return undefined
  }
}
