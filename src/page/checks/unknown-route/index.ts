import type { Route } from '../../../../schemas/page/route.ts'
import { isKnownMiniPage } from '../../../domain/visit/mini-pages.ts'
import { closest } from '../../core/expressions/closest.ts'
import { matchRoute } from '../../core/match-route.ts'
import { routeAddress } from '../../core/route-address.ts'
import { safeUrl } from '../../core/safe-url.ts'
import { linksOf } from '../links.ts'
import type { PageRule } from '../rule.ts'
import { withoutBase } from '../without-base.ts'
import { didYouMean, replace } from '../words.ts'

const looked = new WeakMap<readonly Route[], Map<string, boolean>>()

/** Pages of one shop lead to the same few addresses: each is looked up once. */
function isKnown(routes: readonly Route[], path: string): boolean {
  const known = looked.get(routes) ?? new Map<string, boolean>()
  looked.set(routes, known)
  const found = known.get(path) ?? matchRoute(routes, path) !== undefined
  if (known.size < 1000) known.set(path, found)
  return found
}

export const unknownRoute: PageRule = {
  meta: {
    name: 'unknown-route',
    severity: 'error',
    title: { zh: '商城里没有这个地址', en: 'The shop has no such address' },
    docs: {
      why: {
        zh: '顾客会看到“页面不存在”。',
        en: 'Shoppers would read that the page does not exist.',
      },
      wrong: '"to": "/comb"',
      right: '"to": "/combo"',
    },
  },
  on: 'page',
  check(page) {
    const { routes, routesInDoubt } = page.catalogues
    if (!routes.length || routesInDoubt) return []
    return linksOf(page).flatMap(({ pointer, url, kind, isPart }) => {
      const path = kind === 'link' && !isPart && url.startsWith('/') && safeUrl(url)
      if (!path || isKnownMiniPage(path) || isKnown(routes, withoutBase(path))) return []
      const suggestion = closest(path, routes.filter((route) => !route.path.includes(':')).map(routeAddress))
      const hint = suggestion === undefined ? { zh: '', en: '' } : didYouMean(suggestion)
      const message = { zh: `商城里没有地址「${url}」${hint.zh}`, en: `The shop has no address "${url}"${hint.en}` }
      return [{ pointer, message, got: url, ...(suggestion && { suggestion, fix: replace(pointer, suggestion) }) }]
    })
  },
}
