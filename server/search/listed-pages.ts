import type { Page } from '../../schemas/page/page.ts'
import type { Route } from '../../schemas/page/route.ts'
import { mayBeIndexed } from '../../src/domain/search-index.ts'

/** The operators' files as they serve. */
export interface ServedPages {
  readonly page: (name: string) => { readonly page: Page } | undefined
  readonly routes: () => readonly Route[]
}

/** A path with parameters stands for as many pages as there are things to show. */
const isOnePage = ({ path, query }: Route) => !path.includes(':') && query === undefined

/** The shop addresses of the pages that search engines may list and that show the same to whoever opens them, each once. */
export function listedPages(pages: ServedPages): string[] {
  const routes = pages.routes().filter((route) => isOnePage(route) && mayBeIndexed(route))
  return [...new Set(routes.flatMap((route) => canonicalOf(route, pages) ?? []))]
}

/** The one address of what a route shows; undefined when the page makes it of what was asked for, and shows nothing without. */
function canonicalOf({ name, path, page = name }: Route, pages: ServedPages): string | undefined {
  const canonical = pages.page(page)?.page.head?.canonical ?? path
  return typeof canonical === 'string' && !canonical.includes('{{') ? canonical : undefined
}

/** Whether the page of one thing at a path, /goods/ or /content/, may be listed. */
export const isListedPath = (path: string, pages: ServedPages): boolean =>
  pages.routes().some((route) => route.path.startsWith(`${path}:`) && mayBeIndexed(route))
