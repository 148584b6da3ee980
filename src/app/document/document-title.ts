/** The title of a page in the browser's bar, on the server and after moving on: page and site, but the site once. */
export const documentTitle = (page: string, site: string): string => (page === site ? page : `${page} - ${site}`)

/** The site's name as the first page's document tells it. */
export const siteName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? ''
