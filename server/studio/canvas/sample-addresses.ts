import { type Route, SHOP_BASE } from '../../../schemas/page/route.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { FolderTexts } from '../../pages/read-folder.ts'
import { readingPages } from '../components/reading-pages.ts'
import { pagesUsing, type CheckContext } from '../judging/check-context.ts'
import { standIn } from './stand-in.ts'

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

/**
 * Addresses at which an item can be seen: those that name it, those without an id in them, those of things, and those that texts of the shop lead
 * to, as to a list or a store. A theme is seen on every page.
 */
export function sampleAddresses(item: ItemId, { checkContext, text, route, things, pageAt }: Sampling): string[] {
  const instead = text === undefined ? undefined : standIn({ ...item, text }, checkContext)
  const pages = new Set(instead ? [instead.page] : pagesOf(item, checkContext))
  const routes = route ? [...checkContext.routes, route] : checkContext.routes
  const shown = routes.filter(({ open, name, page = name }) => open && pages.has(page))
  const plain = shown.filter(({ path }) => !path.includes(':')).map(addressOf)
  const withId = shown.some(({ path }) => path.includes(':'))
    ? things.filter((one) => pages.has(pageAt(one) ?? ''))
    : []
  const links = linksIn(checkContext.texts)
  const linked = links.filter((one) => pages.has(pageAt(one) ?? ''))
  // A page that reads the code in its address names no component.
  const named = item.kind === 'component' ? links.filter((one) => one.split(WORD).includes(item.name)) : []
  return [...new Set([...named, ...plain, ...withId, ...linked])].slice(0, MOST_SAMPLES)
}

/** At most so many are looked at for one whose page is about something that is there. */
const MOST_LOOKS = 4

/**
 * The addresses with the first one ahead at which there is something: what a page without an id in its address is about may stand in its query.
 * @param isThere asked for one after the other; `busy`: nobody can say now
 */
export async function thereFirst(
  addresses: readonly string[],
  isThere: (address: string) => Promise<boolean | 'busy'>,
): Promise<string[]> {
  if (addresses.length < 2) return [...addresses]
  for (const one of addresses.slice(0, MOST_LOOKS))
    if ((await isThere(one)) !== false) return [one, ...addresses.filter((other) => other !== one)]
  return [...addresses]
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

function pagesOf({ kind, name }: ItemId, { texts, routes }: CheckContext): readonly string[] {
  if (kind === 'part') return pagesUsing(texts, [name])
  if (kind === 'theme') return ['home']
  if (kind === 'component') return readingPages(texts, name)
  const own = kind === 'route' ? routes.find((route) => route.name === name) : undefined
  return [own?.page ?? name]
}

const addressOf = ({ path, query }: Route): string => (query ? `${path}?${new URLSearchParams(query)}` : path)
