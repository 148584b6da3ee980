import type { Page } from '../../../schemas/page/page.ts'
import type { Route } from '../../../schemas/page/route.ts'
import type { AnyScreen } from '../../kit/screen.ts'
import { getOwn } from '../core/get-own.ts'
import { screenCode, screenPage, withRoute } from '../core/screen-page.ts'
import type { Site } from '../site.ts'
import type { PageFiles } from './page-request.ts'

type StoredPage = NonNullable<ReturnType<PageFiles['page']>>

/**
 * The page that a route shows, as `name` stores it: that of its file, or a module's screen with what the file puts around it. A screen
 * needs no file.
 */
export type PageOf = (name: string, route: Route, pages: PageFiles) => StoredPage | undefined

/** One page object for a route and a file, so that what is known of it is worked out once. */
export function createPageOf({ screens = {} }: Site): PageOf {
  const made = new WeakMap<Route, { readonly of: Page | undefined; readonly stored: StoredPage }>()
  return (name, route, pages) => {
    const file = pages.page(name)
    const code = screenCode(route)
    if (!route.open || code === undefined) return file
    const screen = getOwn(screens, code)
    if (!screen) return undefined
    const known = made.get(route)
    if (known && known.of === file?.page) return known.stored
    const page = withRoute(file?.page ?? screenPage(screen), route)
    const stored = { page, revision: `${file?.revision ?? ''} ${JSON.stringify(route.with ?? {})}` }
    made.set(route, { of: file?.page, stored })
    return stored
  }
}

/** The screen that a page is. */
export const screenOf = ({ screens = {} }: Site, page: Page): AnyScreen | undefined =>
  page.screen && getOwn(screens, page.blocks[0]?.widget ?? '')
