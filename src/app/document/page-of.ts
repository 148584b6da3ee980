import type { Page } from '../../../schemas/page/page.ts'
import type { Route } from '../../../schemas/page/route.ts'
import { screens } from '../../modules/index.ts'
import { getOwn } from '../../engine/core/get-own.ts'
import { screenCode, screenPage, withRoute } from '../../engine/core/screen-page.ts'
import type { ShopPages } from './shop-request.ts'

type StoredPage = NonNullable<ReturnType<ShopPages['page']>>

/** One page object for a route and a file, so that what is known of it is worked out once. */
const made = new WeakMap<Route, { readonly of: Page | undefined; readonly stored: StoredPage }>()

/**
 * The page that a route shows, as `name` stores it: that of its file, or a module's screen with what the file puts around it. A screen
 * needs no file.
 */
export function pageOf(name: string, route: Route, pages: ShopPages): StoredPage | undefined {
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
