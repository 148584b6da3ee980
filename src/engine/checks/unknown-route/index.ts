import type { Route } from '../../../../schemas/page/route.ts'
import { closest } from '../../core/expressions/closest.ts'
import { routeAddress } from '../../core/route-address.ts'
import { linksOf, openedPath } from '../links.ts'
import { routeOf } from '../routes-by-address.ts'
import type { PageRule } from '../rule.ts'
import { withoutBase } from '../without-base.ts'
import { didYouMean, replace } from '../words.ts'

const isKnown = (routes: readonly Route[], path: string) => routeOf(routes, path) !== undefined

/** Behind what ends in a slash, and behind the page of details of a list, the widget writes an id: /play/productDetail/ is the beginning of an address. */
const beginsOne = (pointer: string, path: string): boolean => path.endsWith('/') || pointer.endsWith('/detailTo')

export const unknownRoute: PageRule = {
  meta: {
    name: 'unknown-route',
    severity: 'error',
    title: { zh: '网站里没有这个地址', en: 'The site has no such address' },
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
    const { routes, routesInDoubt, site } = page.catalogues
    if (!routes.length || routesInDoubt) return []
    return linksOf(page).flatMap((link) => {
      const { pointer, url } = link
      const path = openedPath(link)
      if (path === undefined || site?.isElsewhere?.(path) || isKnown(routes, withoutBase(path, page.catalogues)))
        return []
      if (beginsOne(pointer, path) && isKnown(routes, `${withoutBase(path, page.catalogues).replace(/\/$/, '')}/1`))
        return []
      const suggestion = closest(path, routes.filter((route) => !route.path.includes(':')).map(routeAddress))
      const hint = suggestion === undefined ? { zh: '', en: '' } : didYouMean(suggestion)
      const message = { zh: `网站里没有地址「${url}」${hint.zh}`, en: `The site has no address "${url}"${hint.en}` }
      return [{ pointer, message, got: url, ...(suggestion && { suggestion, fix: replace(pointer, suggestion) }) }]
    })
  },
}
