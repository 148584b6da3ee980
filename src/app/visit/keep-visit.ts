/** The shop's own brand: its addresses need not say so. */
const OWN = 'lantu'

/** What every address of a visit says of it, by its key (A2, B6): the brand that the shopper came from, and who brought them. */
export type Visit = Readonly<Record<string, string | undefined>>

/** What the address of a product says of its purchase (A2, A6). */
const OF_PURCHASE = ['spellCode', 'brandResourceCode', 'product_detail_souce', 'code']

/** Where a purchase goes on, that is no form of an order for one product alone: a team, the cart, and what is ordered out of it. */
const GOES_ON = /^\/(spell|retail\/(shopCar|orderFill))$/

/**
 * The address with what the visit says of itself, so that the next page is the same shop, and an order knows who brought its buyer. Links
 * of page JSON know neither; an address that names one keeps its own.
 * @param purchase what the page on the screen says of a purchase, for where that goes on
 */
export function keepVisit(href: string, visit = visitNow(), purchase = purchaseNow): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(href) ?? []
  const query = new URLSearchParams(search)
  const more = missingIn(query, GOES_ON.test(path) ? { ...visit, ...purchase() } : visit)
  if (more.length === 0) return href
  for (const [key, value = ''] of more) query.set(key, value)
  return `${path}?${query.toString()}${hash}`
}

const missingIn = (query: URLSearchParams, said: Visit) =>
  Object.entries(said).filter(([key, value]) => value && !query.has(key))

/** The brand of the page on the screen. */
export const brandNow = (): string | undefined => document.documentElement.dataset.theme

const foreign = (brand: string | undefined) => (brand === OWN ? undefined : brand)

const named = (key: string) => new URLSearchParams(location.search).get(key) ?? undefined

/** What the page on the screen says of the visit. */
export const visitNow = (): Visit => ({ from: foreign(brandNow()), trackCode: named('trackCode') })

const purchaseNow = (): Visit => Object.fromEntries(OF_PURCHASE.map((key) => [key, named(key)]))

const BRAND = 'pagoda_from'
const TRACK = 'pagoda_track'
/** B9: whether the visit shows a brand's style, for the pages beside the shop that share its session. */
const STYLE = 'isShowStyle'

function beginVisit(brand: string): void {
  sessionStorage.setItem(BRAND, brand)
  sessionStorage.setItem(STYLE, brand === OWN ? '0' : '1')
}

/**
 * A link that was followed before the app ran has lost what the visit says: gives what is missing in this page's address then. A shop that is
 * opened from elsewhere without a brand, or without who brought the shopper, begins a visit of its own.
 */
export function lostVisit(): Visit | undefined {
  const now = brandNow()
  try {
    const [brand, trackCode] = [BRAND, TRACK].map((key) => sessionStorage.getItem(key) ?? undefined)
    const wasHere = document.referrer.startsWith(location.origin)
    if (now && (named('from') !== undefined || !wasHere)) beginVisit(now)
    const track = named('trackCode')
    if (track !== undefined || !wasHere) sessionStorage.setItem(TRACK, track ?? '')
    const visit = { from: brand === now ? undefined : foreign(brand), trackCode }
    const lost = missingIn(new URLSearchParams(location.search), visit)
    return wasHere && lost.length > 0 ? Object.fromEntries(lost) : undefined
  } catch {
    return undefined
  }
}
