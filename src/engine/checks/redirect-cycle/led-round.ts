import { brandOf } from '../../../../schemas/page/context.ts'
import type { Route } from '../../../../schemas/page/route.ts'
import { assignArms } from '../../core/assign-arms.ts'
import { hasExpression, LIMITS, metered } from '../../core/expressions/index.ts'
import { matchRoute } from '../../core/match-route.ts'
import { readyValue } from '../../core/ready-value.ts'
import { safeUrl } from '../../core/safe-url.ts'
import type { Catalogues } from '../catalogues.ts'
import type { PageView } from '../page-view.ts'
import { isMap, listOf, type Json } from '../pointer.ts'
import { routesOfPage } from '../routes-by-page.ts'
import { withoutBase } from '../without-base.ts'
import { arrivalsOf, literalsOf, type Arrival } from './arrivals.ts'
import { isOfVisit, redirectingPage, type RedirectingPage, type Way } from './redirecting-page.ts'
import { memoByIdentity } from '../../../kit/memo-by-identity.ts'

/** A circle that leads back to a page, and for whom. */
export interface Circle {
  readonly steps: readonly Step[]
  readonly arrival: Arrival
}

interface Step {
  readonly address: string
  readonly page: string
  readonly way: Way
  readonly to: string
}

type PageOf = (name: string) => RedirectingPage

/** Twice what browsers follow: who is led on longer comes nowhere. */
const MOST_STEPS = 20
/** What all expressions of a search may spend; one that comes to the end of it says nothing. */
const STEPS = 4 * LIMITS.pageSteps
/** Without a clock every moment is to come. */
const BEGINNING = '2020-01-01T00:00'

/** The pages of a shop as their texts are or will be. */
function pagesOf({ pageText }: Catalogues, own: Json, ownName: string): PageOf {
  const known = new Map([[ownName, redirectingPage(own, ownName)]])
  return (name) => {
    const found = known.get(name) ?? redirectingPage(readPage(pageText?.(name)), name)
    known.set(name, found)
    return found
  }
}

function readPage(text: string | undefined): Json {
  if (text === undefined || !text.includes('"redirects"')) return {}
  try {
    const page = JSON.parse(text) as unknown
    return isMap(page) ? page : {}
  } catch {
    return {}
  }
}

const EXPRESSION = /\{\{.*?\}\}/gs

/** Addresses of a redirect, as far as its file and its routes tell: an expression stands for what is written in it, or for any word. */
function likely({ to }: Way, routes: readonly Route[]): string[] {
  const given = routes.flatMap((route) => Object.values(route.with ?? {}).map(String))
  const written = hasExpression(to) ? ['x', ...literalsOf(to), ...given] : ['']
  // As browsers read them: without spaces around them.
  return written.flatMap((word) => safeUrl(to.replaceAll(EXPRESSION, () => word)) ?? [])
}

/** The pages to which a page may lead over others; itself is among them only where something leads back. */
function reachableFrom(name: string, shop: Shop): Set<string> {
  const { routes, pageOf } = shop
  const found = new Set<string>()
  const open = [name]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const own = routesOfPage(one, routes)
    for (const address of pageOf(one).ways.flatMap((way) => likely(way, own))) {
      const route = matchRoute(routes, withoutBase(address, shop))?.route
      const next = route?.open ? (route.page ?? route.name) : undefined
      if (next !== undefined && !found.has(next)) open.push(next)
      if (next !== undefined) found.add(next)
    }
  }
  return found
}

/** Addresses at which a page is come to: those that redirects name, and its routes'. */
function startsOf(name: string, among: readonly string[], shop: Shop): string[] {
  const { routes, pageOf } = shop
  const own = routesOfPage(name, routes)
  const named = among.flatMap((page) =>
    pageOf(page).ways.flatMap((way) =>
      likely(way, routesOfPage(page, routes)).map((to) => pathOf(withoutBase(to, shop))),
    ),
  )
  const led = named.filter((path) => own.includes(matchRoute(routes, path)?.route as Route))
  return [...new Set([...own.filter(({ open }) => open).map(({ path }) => path.replaceAll(/:[^/]+/g, 'x')), ...led])]
}

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? ''
const searchOf = (address: string): string => /\?([^#]*)/.exec(address)?.[1] ?? ''

interface Shop extends Pick<Catalogues, 'site'> {
  readonly routes: readonly Route[]
  readonly pageOf: PageOf
}

interface Walk extends Shop {
  readonly readsQuery: boolean
  readonly arrival: Omit<Arrival, 'query'>
  /** The condition by data that is taken to hold; the others are taken not to. */
  readonly assumed?: string
}

/** A shop address without the prefix, with what the address before it said. */
const ledTo = (to: string, query: Arrival['query'], shop: Shop): string => {
  const path = withoutBase(to, shop)
  return shop.site?.forwardQuery?.(path, query) ?? path
}

/** A redirect whose address data write: known where that is a part of the query, which nothing reads. */
function byPath(step: Step, query: Arrival['query'], shop: Shop): Step | undefined {
  const path = pathOf(step.to)
  return hasExpression(path) || path.includes('{{') ? undefined : { ...step, to: ledTo(path, query, shop) }
}

/** Where somebody is led from an address; undefined: a page is shown, or nobody can tell. */
function stepFrom(address: string, walk: Walk): Step | undefined {
  const { routes, pageOf, readsQuery, arrival, assumed } = walk
  const query = Object.fromEntries(new URLSearchParams(searchOf(address)))
  const { route, params } = matchRoute(routes, pathOf(address), query) ?? {}
  const { now, user, channel, visitor } = arrival
  if (!route?.open || !params || (route.login && !user.loggedIn)) return undefined
  const page = route.page ?? route.name
  const { values, experiments, ways } = pageOf(page)
  const flags = assignArms(experiments, visitor)
  const context = {
    now,
    user,
    channel,
    from: brandOf(query.from, walk.site),
    params,
    query,
    flags,
    ...(route.with && { route: route.with }),
  }
  const known = { context, values, sources: {} }
  for (const way of ways) {
    const holds =
      way.decidedBy === 'data'
        ? way.condition === assumed
        : way.decidedBy === 'nothing' || readyValue(way.when ?? '', known) === true
    if (!holds) continue
    if (!isOfVisit(way.to, values))
      return readsQuery ? undefined : byPath({ address, page, way, to: way.to }, query, walk)
    const to = readyValue(way.to, known)
    const safe = typeof to === 'string' && to !== '' ? safeUrl(to) : undefined
    if (safe !== undefined) return { address, page, way, to: ledTo(safe, query, walk) }
  }
  return undefined
}

/** The steps that go round and round, from the first through the page on; undefined where a page is shown, or the circle is another's. */
function circleFrom(start: string, name: string, walk: Walk): readonly Step[] | undefined {
  const steps: Step[] = []
  let address = start
  while (steps.length < MOST_STEPS) {
    const seen = steps.findIndex((step) => step.address === address)
    if (seen >= 0) return turned(steps.slice(seen), name)
    const step = stepFrom(address, walk)
    if (!step) return undefined
    steps.push(step)
    address = step.to
  }
  // The address is another at each turn.
  const [first = -1, second = -1] = steps.flatMap(({ page }, index) => (page === name ? [index] : []))
  return second < 0 ? undefined : steps.slice(first, second)
}

function turned(circle: readonly Step[], name: string): readonly Step[] | undefined {
  const first = circle.findIndex(({ page }) => page === name)
  return first < 0 ? undefined : [...circle.slice(first), ...circle.slice(0, first)]
}

/** Whether what decides it is known of all its steps, or the same for all of them. */
const isSure = (steps: readonly Step[], assumed: string | undefined): boolean =>
  assumed === undefined || steps.every(({ way }) => way.decidedBy === 'nothing' || way.condition === assumed)

/** What was found of circles through a page. */
interface Search {
  /** One for each of its redirects that leads somebody through it again and again. */
  readonly circles: readonly Circle[]
  /** No: there are more conditions than can be tried, and nobody knows of its other redirects. */
  readonly isSure: boolean
}

const NONE: Search = { circles: [], isSure: true }
/** Two rules ask for it: it is looked for once. */
export const circlesOf = memoByIdentity((page: PageView): Search => searched(page))

function searched({ raw, source: { name }, catalogues }: PageView): Search {
  if (catalogues.routes.length === 0 || catalogues.routesInDoubt || listOf(raw.redirects).length === 0) return NONE
  const shop = { site: catalogues.site, routes: catalogues.routes, pageOf: pagesOf(catalogues, raw, name) }
  const among = [...reachableFrom(name, shop)].filter((one) => reachableFrom(one, shop).has(name))
  if (among.length === 0) return NONE
  const pages = among.map(shop.pageOf)
  const readsQuery = pages.some(({ paths }) => paths.some(([root]) => root === 'query'))
  const byData = pages.flatMap(({ ways }) => ways.flatMap((way) => (way.decidedBy === 'data' ? [way.condition] : [])))
  const starts = startsOf(name, among, shop)
  const found = new Map<Way, Circle>()
  const meter = { left: STEPS }
  const look = (arrival: Arrival, assumed?: string) => {
    const search = new URLSearchParams(arrival.query).toString()
    for (const start of starts) {
      const walk = { ...shop, readsQuery, arrival, ...(assumed !== undefined && { assumed }) }
      const steps = circleFrom(search ? `${start}?${search}` : start, name, walk)
      const [first] = steps ?? []
      if (steps && first && isSure(steps, assumed) && !found.has(first.way) && meter.left > 0)
        found.set(first.way, { steps, arrival })
    }
  }
  const { ways } = shop.pageOf(name)
  const { arrivals, isAll } = arrivalsOf(pages, catalogues.now ?? BEGINNING, catalogues.site)
  const areAllFound = () => ways.every((way) => found.has(way))
  metered(meter, () => {
    let isFirst = true
    for (const arrival of arrivals) {
      look(arrival)
      if (isFirst) for (const assumed of byData) look(arrival, assumed)
      isFirst = false
      if (meter.left <= 0 || areAllFound()) return
    }
  })
  return { circles: [...found.values()], isSure: areAllFound() || (isAll && meter.left > 0) }
}
