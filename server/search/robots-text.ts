/** What is no page of the shop. */
const OTHERS = ['/studio', '/docs', '/sandbox', '/metrics', '/jobs', '/tc-fostay/_page']

/**
 * What crawlers may open. A shop that is not to be listed asks all of them to stay away; one that is names its sitemap.
 * @param sitemap whole address; undefined when the shop doesn't know its own
 */
export function robotsText(isListed: boolean, sitemap: string | undefined): string {
  if (!isListed) return 'User-agent: *\nDisallow: /\n'
  const lines = ['User-agent: *', ...OTHERS.map((path) => `Disallow: ${path}`)]
  return [...lines, ...(sitemap === undefined ? [] : ['', `Sitemap: ${sitemap}`]), ''].join('\n')
}
