import { linksOf, openedPath } from '../links.ts'
import { routeOf } from '../routes-by-address.ts'
import type { PageRule } from '../rule.ts'
import { withoutBase } from '../without-base.ts'

export const closedAddress: PageRule = {
  meta: {
    name: 'closed-address',
    severity: 'warning',
    title: { zh: '链接的页面还没有开放', en: 'A link to an address that is not open' },
    docs: {
      why: {
        zh: '顾客点了会看到“该服务暂未开放”。开放了再放链接，或者先开放那个地址。',
        en: 'Shoppers read that the service is not open yet. Open the address first, or leave the link out.',
      },
      wrong: '"to": "/gift-card"（路由表里 "open": false）',
      right: '"to": "/combo"',
    },
  },
  on: 'page',
  check(page) {
    const { routes, routesInDoubt } = page.catalogues
    if (!routes.length || routesInDoubt) return []
    return linksOf(page).flatMap((link) => {
      const { pointer, url } = link
      const path = openedPath(link)
      const route = path !== undefined ? routeOf(routes, withoutBase(path, page.catalogues)) : undefined
      if (!route || route.open) return []
      const { title } = route
      const message = {
        zh: `「${url}」（${title}）还没有开放，顾客点了会看到“该服务暂未开放”`,
        en: `"${url}" (${title}) is not open: shoppers read that the service is not open yet`,
      }
      return [{ pointer, message, got: url }]
    })
  },
}
