import { at } from '../pointer.ts'
import type { RoutesRule } from '../rule.ts'

export const closedRouteWithPage: RoutesRule = {
  meta: {
    name: 'closed-route-with-page',
    severity: 'warning',
    title: { zh: '页面已有，地址没有开放', en: 'The page is there, its address is closed' },
    docs: {
      why: {
        zh: '页面做好了，顾客看到的还是“敬请期待”。',
        en: 'The page is made, and shoppers still read that it is to come.',
      },
      wrong: '{ "name": "home", "path": "/", "title": "首页", "open": false }',
      right: '{ "name": "home", "path": "/", "title": "首页", "open": true }',
    },
  },
  on: 'routes',
  check: ({ routes, pageNames }) =>
    routes.flatMap(({ pointer, route, name }) => {
      const page = typeof route.page === 'string' ? route.page : name
      if (route.open !== false || page === undefined || !pageNames.includes(page)) return []
      const message = {
        zh: `pages/${page}.json 已经有了，这个地址还没有开放`,
        en: `pages/${page}.json exists, and this address is not open`,
      }
      return [{ pointer: at(pointer, 'open'), message }]
    }),
}
