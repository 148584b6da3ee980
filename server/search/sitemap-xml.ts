/** One address of a sitemap. */
export interface SitemapEntry {
  /** Whole, with its origin. */
  readonly url: string
  /** When what is shown was last changed, as W3C writes times; absent when nobody knows. */
  readonly lastmod?: string
}

/** No sitemap may name more addresses than these (sitemaps.org); a larger shop has several and an index of them. */
export const MOST_URLS = 50_000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!)

const element = (name: string, { url, lastmod }: SitemapEntry) =>
  `<${name}><loc>${escapeXml(url)}</loc>${lastmod === undefined ? '' : `<lastmod>${escapeXml(lastmod)}</lastmod>`}</${name}>`

const documentOf = (root: string, name: string, entries: readonly SitemapEntry[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">${entries.map((entry) => element(name, entry)).join('')}</${root}>\n`

/** A sitemap of addresses, at most MOST_URLS of them. */
export const sitemapXml = (entries: readonly SitemapEntry[]): string => documentOf('urlset', 'url', entries)

/** A sitemap of sitemaps. */
export const sitemapIndexXml = (urls: readonly string[]): string =>
  documentOf(
    'sitemapindex',
    'sitemap',
    urls.map((url) => ({ url })),
  )
