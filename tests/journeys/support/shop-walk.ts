import { readdirSync, readFileSync } from 'node:fs'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type Route, type RouteTable, SHOP_BASE } from '../../../schemas/page/route.ts'
import { matchRoute } from '../../../src/engine/core/match-route.ts'
import { open } from '../drivers/shop.ts'
import { quiet } from './quiet.ts'

const { routes } = JSON.parse(readFileSync('pages/routes.json', 'utf8')) as RouteTable

/** Pages that are whole only in a browser: a module's screen, and what the browser alone loads or knows. */
const inBrowser = new Set(
  readdirSync('pages')
    .filter(
      (file) => file.endsWith('.json') && /"load": "browser"|viewer\./.test(readFileSync(`pages/${file}`, 'utf8')),
    )
    .map((file) => file.replace('.json', '')),
)

/** A member's lists come page by page. Pages of products are left out: what the browser adds to them is no link. */
const needsBrowser = ({ name, path, page = name, login, module }: Route) =>
  module !== undefined || login === true || (inBrowser.has(page) && !path.includes(':'))

const MEDIA = `${SHOP_BASE}/media/`

/** The address behind the shop's base; undefined for what leads out of the shop, or to a picture or a document. */
function within(href: string): string | undefined {
  const [path = ''] = href.replaceAll('&amp;', '&').split('#')
  if (path.startsWith(MEDIA)) return undefined
  if (path === SHOP_BASE) return '/'
  return path.startsWith(`${SHOP_BASE}/`) ? path.slice(SHOP_BASE.length) : undefined
}

/** A walk through the shop by its links: which routes were reached, from where, and what was wrong on the way. */
export function shopWalk() {
  const reached = new Map<string, string>()
  /** Addresses by the name of their route, in the order in which they were found. */
  const found = new Map<string, Set<string>>()
  const wrong: string[] = []

  /** An address to which a page leads. */
  const note = (address: string, from: string): void => {
    const match = matchRoute(routes, address)
    if (!match) return void wrong.push(`${from} leads to ${address}, which the shop does not know`)
    const { name, open: isOpen } = match.route
    if (!isOpen) wrong.push(`${from} leads to ${address}, which is not open`)
    if (!reached.has(name)) reached.set(name, from)
    found.set(name, (found.get(name) ?? new Set()).add(address))
  }
  const noteAll = (hrefs: readonly string[], from: string): void => {
    for (const href of hrefs) {
      const address = within(href)
      if (address !== undefined) note(address, from)
    }
  }
  const isLeft = ({ name }: Route) => !reached.has(name)
  /** Whether a path of the browser is an address of a route. */
  const routeOf = (name: string) => (path: string) => {
    const address = within(path)
    return address !== undefined && matchRoute(routes, address)?.route.name === name
  }
  return { reached, found, wrong, note, noteAll, routeOf, left: () => routes.filter(isLeft) }
}

type ShopWalk = ReturnType<typeof shopWalk>

/** Reads what the server sends, page by page, and follows the links that it holds: as many addresses of a route as `most`. */
export async function readOn(walk: ShopWalk, request: APIRequestContext, who: string, most: number): Promise<void> {
  const read = new Set<string>()
  const next = () =>
    [...walk.found.values()].flatMap((addresses) => [...addresses].slice(0, most)).find((one) => !read.has(one))
  for (let address = next(); address !== undefined; address = next()) {
    read.add(address)
    const answer = await request.get(SHOP_BASE + address)
    if (answer.status() !== 200) walk.wrong.push(`${address} answers ${answer.status()} to ${who}`)
    const links = [...(await answer.text()).matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) => href)
    walk.noteAll(links, `${who}: ${address}`)
  }
}

/** Opens pages that are whole in a browser alone, and follows the links that stand there then. */
export async function lookOn(walk: ShopWalk, page: Page, who: string, most: number): Promise<void> {
  const seen = new Set<string>()
  const next = () =>
    routes
      .filter(needsBrowser)
      .flatMap(({ name }) => [...(walk.found.get(name) ?? [])].slice(0, most))
      .find((one) => !seen.has(one))
  for (let address = next(); address !== undefined && walk.left().length > 0; address = next()) {
    seen.add(address)
    await open(page, address)
    await quiet(page)
    // React holds back what came, so that skeletons do not flicker.
    await expect(page.locator('main .block-waiting')).toHaveCount(0)
    walk.noteAll(await linksOf(page), `${who}: ${address}`)
  }
}

const linksOf = (page: Page): Promise<string[]> =>
  page.locator('a[href]').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))

/** The path of the page now, with its query. */
export const pathNow = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
