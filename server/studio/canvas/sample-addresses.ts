import type { Route } from '../../../schemas/page/route.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
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

/** Addresses at which an item can be seen, those without an id in them first. A theme is seen on every page */
export function sampleAddresses(item: ItemId, { checkContext, text, route, things, pageAt }: Sampling): string[] {
  const instead = text === undefined ? undefined : standIn({ ...item, text }, checkContext)
  const pages = new Set(instead ? [instead.page] : pagesOf(item, checkContext))
  const routes = route ? [...checkContext.routes, route] : checkContext.routes
  const shown = routes.filter(({ open, name, page = name }) => open && pages.has(page))
  const plain = shown.filter(({ path }) => !path.includes(':')).map(addressOf)
  const withId = shown.some(({ path }) => path.includes(':'))
    ? things.filter((one) => pages.has(pageAt(one) ?? ''))
    : []
  return [...new Set([...plain, ...withId])].slice(0, MOST_SAMPLES)
}

function pagesOf({ kind, name }: ItemId, { texts, routes }: CheckContext): readonly string[] {
  if (kind === 'part') return pagesUsing(texts, [name])
  if (kind === 'theme') return ['home']
  if (kind === 'component') return readingPages(texts, name)
  const own = kind === 'route' ? routes.find((route) => route.name === name) : undefined
  return [own?.page ?? name]
}

const addressOf = ({ path, query }: Route): string => (query ? `${path}?${new URLSearchParams(query)}` : path)
