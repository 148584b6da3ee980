import type { PageContext } from '../../../schemas/page/context.ts'
import type { Page } from '../../../schemas/page/page.ts'
import type { Route } from '../../../schemas/page/route.ts'
import { assignArms } from '../core/assign-arms.ts'
import { browserData } from '../core/browser-data.ts'
import { contextReads } from '../core/context-reads.ts'
import { matchRoute } from '../core/match-route.ts'
import { getOwn } from '../core/get-own.ts'
import type { Site } from '../site.ts'
import { wordsOf } from '../words/words-of.ts'
import { isOpened } from './opening.ts'
import { type PageOf, screenOf } from './page-of.ts'
import type { PageMatch, PageFiles, PageRequest } from './page-request.ts'
import { memoByIdentity } from '../../kit/memo-by-identity.ts'

/** The page of an address that leads nowhere (A2: /404), and of a route whose screen is still to come. */
const NOT_FOUND = 'not-found'
const NOT_OPEN = 'not-open'

export type MatchPage = (request: PageRequest, pages: PageFiles) => PageMatch | undefined

/** Finds the page of a request and cuts the context down to what the page reads: the rest neither travels nor splits the cache. */
export function pageMatcher(site: Site, pageOf: PageOf): MatchPage {
  const isPersonal = personalPages(site)
  const nowhere: Route = { name: NOT_FOUND, path: '/404', title: wordsOf(site).notFound, open: true }
  return (request, pages) => {
    const match = matchRoute(pages.routes(), request.path, request.query)
    const route = match?.route ?? nowhere
    const name = route.open ? (route.page ?? route.name) : NOT_OPEN
    const found = pageOf(name, route, pages)
    if (!found) return undefined
    const said = contextReads(found.page)
    // Whose a personal page is travels with it, also where nothing on it says so: the browser would take it for a visitor's, and ask again.
    const screen = screenOf(site, found.page)
    const isMembers = isPersonal(found.page) || (screen !== undefined && isOpened(screen))
    const reads = { ...said, user: said.user || isMembers }
    const context = {
      ...contextOf(request, match?.params ?? {}, found.page, reads, site),
      ...(route.with && { route: route.with }),
    }
    const theme = themeOf(request, pages)
    const parts = [
      name,
      found.revision,
      route.name,
      theme,
      context.params,
      context.query,
      context.channel,
      context.flags,
    ]
    return {
      name,
      status: name === NOT_FOUND ? 404 : 200,
      route,
      context,
      theme,
      key: reads.user ? undefined : JSON.stringify(parts),
      variesBy: reads.channel ? ['channel'] : [],
      hasExperiments: found.page.experiments !== undefined,
    }
  }
}

/** A `from` that is no brand is the shop's own (A2), also where it has a theme of its own: then it looks otherwise, and is the same shop. */
const themeOf = ({ from, word }: PageRequest, pages: PageFiles): string =>
  word !== undefined && pages.theme(word) ? word : (from ?? '')

/** Tells whether an endpoint whose reply the server puts into the page answers each person differently. */
function personalPages({ endpoints }: Site): (page: Page) => boolean {
  return memoByIdentity(({ data = {}, values }: Page): boolean => {
    const inBrowser = browserData(data, values)
    return Object.entries(data).some(([name, { from }]) => getOwn(endpoints, from)?.personal && !inBrowser.has(name))
  })
}

type Reads = ReturnType<typeof contextReads>

function contextOf(
  request: PageRequest,
  params: Readonly<Record<string, string>>,
  page: Page,
  reads: Reads,
  { channels }: Site,
): Omit<PageContext, 'now'> {
  return {
    user: reads.user ? request.user : { loggedIn: false, level: 0 },
    channel: reads.channel ? request.channel : channels?.[0],
    from: request.from,
    params,
    query: only(request.query, reads.query),
    flags: page.experiments ? assignArms(page.experiments, request.visitor) : {},
  }
}

const only = (query: Readonly<Record<string, string>>, names: readonly string[] | 'all'): Record<string, string> =>
  names === 'all'
    ? { ...query }
    : Object.fromEntries(names.flatMap((name) => (Object.hasOwn(query, name) ? [[name, query[name]!]] : [])))
