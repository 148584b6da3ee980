import { type Route, SHOP_BASE } from '../../../schemas/page/route.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { FolderTexts } from '../../pages/read-folder.ts'
import { fileOf } from '../../pages/published.ts'
import type { CheckContext } from '../judging/check-context.ts'
import type { Shows } from './create-canvas.ts'
import { routeInstead } from './route-instead.ts'
import { pagesShowing, standIn } from './stand-in.ts'

/** At most so many are told: they are for choosing one. */
export const MOST_SAMPLES = 40

interface Sampling {
  readonly checkContext: CheckContext
  /** Of the draft: with it, what no page shows yet is seen on one that stands in. */
  readonly text?: string
  /** Of a new page: its address, which no table has yet. */
  readonly route?: Route
  /** Addresses of things that have a page of their own: /goods/650101 */
  readonly things: readonly string[]
  /** Which page answers an address. */
  readonly pageAt: (address: string) => string | undefined
}

/** Addresses at which an item can be seen. */
interface Samples {
  /**
   * Of the pages that show it: those that name it, those without an id in them, those of things, and those that texts of the shop lead to, as to a
   * list or a store. A theme is seen on every page.
   */
  readonly own: readonly string[]
  /** Of the page that stands in for them. */
  readonly instead: readonly string[]
}

export function sampleAddresses(item: ItemId, { checkContext, text, route, things, pageAt }: Sampling): Samples {
  const table = route ? [...checkContext.routes, route] : checkContext.routes
  const routes = item.kind === 'page' ? [...table, ...routeInstead(item.name, table)] : table
  const links = linksIn(checkContext.texts)
  const routesOf = (pages: ReadonlySet<string>) =>
    routes.filter(({ open, name, page = name }) => open && pages.has(page))
  const addressesOf = (pages: ReadonlySet<string>): string[] => {
    const shown = routesOf(pages)
    const isOf = (one: string) => pages.has(pageAt(one) ?? '')
    const withId = shown.some(({ path }) => path.includes(':')) ? things.filter(isOf) : []
    return [...plainOf(shown), ...withId, ...links.filter(isOf)]
  }
  const pages = new Set(pagesShowing(item, checkContext))
  const ways = { links, shown: routesOf(pages) }
  const named = item.kind === 'component' ? addressesNaming(item.name, checkContext, ways) : []
  const reached = addressesOf(pages)
  const ahead = item.kind === 'part' ? asking(text ?? '', firstOfEach(reached, pageAt)) : []
  const found = text === undefined ? undefined : standIn({ ...item, text }, checkContext)
  const few = (addresses: readonly string[]) => [...new Set(addresses)].slice(0, MOST_SAMPLES)
  return {
    own: few([...named, ...ahead, ...reached]),
    instead: found ? few(addressesOf(new Set([found.page]))) : [],
  }
}

/** One of each page, as it comes: a part that one page has nothing to show in may have something in another. */
function firstOfEach(addresses: readonly string[], pageAt: Sampling['pageAt']): string[] {
  const seen = new Set<string | undefined>()
  return addresses.filter((one) => seen.size < seen.add(pageAt(one)).size)
}

/** The first two also with what a part asks of the query: its blocks may be shown to those alone who come by such a link. */
function asking(text: string, addresses: readonly string[]): string[] {
  const asked = [...text.matchAll(ASKED)].map(([, is = '', value = '', has = '']) => [is || has, value || '1'] as const)
  const withAsked = (one: string) => [one, ...asked.map(([name, value]) => withQuery(one, name, value))]
  return [...addresses.slice(0, 2).flatMap(withAsked), ...addresses.slice(2)]
}

/** In an expression: a value that the query has to have, or that it has to have one. */
const ASKED = /\bquery\.(\w+) == '([^']*)'|\bhas\(query\.(\w+)\)/g

const plainOf = (routes: readonly Route[]) => routes.filter(({ path }) => !path.includes(':')).map(addressOf)

interface Ways {
  readonly links: readonly string[]
  /** The routes of the pages that read the component. */
  readonly shown: readonly Route[]
}

/** A page that reads a code, or the end of one, in its address or its route names no component by itself. */
function addressesNaming(code: string, { routes, texts }: CheckContext, { links, shown }: Ways): string[] {
  const told = routes.filter((route) =>
    Object.values(route.with ?? {}).some((one) => typeof one === 'string' && one !== '' && code.startsWith(one)),
  )
  const asked = shown.flatMap((route) => {
    const page = texts.get(fileOf({ kind: 'page', name: route.page ?? route.name }))?.text ?? ''
    const ends = [...page.matchAll(BEGINNING)].flatMap(([, begin = '']) =>
      code.startsWith(begin) && code !== begin ? [code.slice(begin.length)] : [],
    )
    const queries = new Set([...page.matchAll(QUERY)].map(([, name = '']) => name))
    return plainOf([route]).flatMap((address) =>
      ends.flatMap((end) => [...queries].map((name) => withQuery(address, name, end))),
    )
  })
  return [...links.filter((one) => one.split(WORD).includes(code)), ...plainOf(told), ...asked]
}

/** In an expression: the beginning of a code, to which something is added. */
const BEGINNING = /'([A-Z][\w-]*_)' \+/g
const QUERY = /\bquery\.(\w+)/g

const withQuery = (address: string, name: string, value: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value })}`

/** At most so many are looked at for one that shows it. */
const MOST_LOOKS = 4

/**
 * The addresses with the first one ahead at which the item is shown: what a page is about may stand in its query, or be somebody's order. Where none
 * of its own shows it, the page that stands in for them does; else the first one with a page is ahead.
 * @param shows asked for one after the other; `busy`: nobody can say now
 */
export async function shownFirst(
  { own, instead }: Samples,
  shows: (address: string) => Promise<Shows | 'busy'>,
): Promise<string[]> {
  const all = own.length === 0 ? [...instead] : [...own]
  if (own.length + instead.length < 2) return all
  const ahead = (first: string) => [first, ...all.filter((other) => other !== first)]
  let there: string | undefined
  let maybe: string | undefined
  for (const one of [...own.slice(0, MOST_LOOKS), ...instead.slice(0, 1)]) {
    const shown = await shows(one)
    if (shown === 'it' || shown === 'busy') return ahead(one)
    if (shown === 'maybe') maybe ??= one
    if (shown === 'page' && own.includes(one)) there ??= one
  }
  const found = maybe ?? there
  return found === undefined ? all : ahead(found)
}

const LINK = /"(\/[^"{}\\\s]+)"/g
const WORD = /[^\w-]/

/** Links that are matched at most: a text of an operator may have a hundred thousand. */
const MOST_LINKS = 1_000

const known = new WeakMap<FolderTexts, readonly string[]>()

/** Addresses of the shop that its texts lead to. */
function linksIn(texts: FolderTexts): readonly string[] {
  const before = known.get(texts)
  if (before) return before
  const all = [...texts]
    .filter(([file]) => file !== 'routes.json')
    .flatMap(([, { text }]) => [...text.matchAll(LINK)].map(([, address = '']) => address))
  const found = [...new Set(all)].filter((one) => !one.startsWith(`${SHOP_BASE}/`)).slice(0, MOST_LINKS)
  known.set(texts, found)
  return found
}

const addressOf = ({ path, query }: Route): string => (query ? `${path}?${new URLSearchParams(query)}` : path)
