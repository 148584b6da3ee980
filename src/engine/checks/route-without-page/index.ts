import { closest } from '../../core/expressions/closest.ts'
import { at } from '../pointer.ts'
import type { RoutesRule } from '../rule.ts'
import { instead, replace } from '../words.ts'

export const routeWithoutPage: RoutesRule = {
  meta: {
    name: 'route-without-page',
    severity: 'error',
    title: { zh: '开放的地址没有页面', en: 'An open address without a page' },
    docs: {
      why: {
        zh: '顾客打开它会看到“页面不存在”。还没有做好的地址请写 "open": false。',
        en: 'Shoppers would find nothing. For an address to come write "open": false.',
      },
      wrong: '{ "name": "combo", "path": "/combo", "title": "套餐", "open": true }',
      right: '{ "name": "combo", "path": "/combo", "title": "套餐", "open": false }',
    },
  },
  on: 'routes',
  check: ({ routes, pageNames }) =>
    routes.flatMap(({ pointer, route, name }) => {
      const page = typeof route.page === 'string' ? route.page : name
      // A module's screen is code: a file of its name only fills its slots.
      if (route.open !== true || route.module !== undefined || page === undefined || pageNames.includes(page)) return []
      const suggestion = closest(page, pageNames)
      const where = at(pointer, typeof route.page === 'string' ? 'page' : 'name')
      const hint = instead(suggestion, [])
      const message = {
        zh: `没有页面 pages/${page}.json${hint.zh}`,
        en: `There is no page pages/${page}.json${hint.en}`,
      }
      return [{ pointer: where, message, ...(suggestion && { suggestion, fix: replace(where, suggestion) }) }]
    }),
}
