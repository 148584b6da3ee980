import { isFileName } from '../../../kit/file-text.ts'
import type { RoutesRule } from '../rule.ts'

/** The page that every address that is not open shows. */
const NOT_OPEN = 'not-open'

export const pageWithoutRoute: RoutesRule = {
  meta: {
    name: 'page-without-route',
    severity: 'warning',
    title: { zh: '页面没有地址', en: 'A page without an address' },
    docs: {
      why: {
        zh: '没有地址指向它，谁也打不开这个页面。',
        en: 'No address leads to it: nobody can open the page.',
      },
      wrong: 'pages/summer.json，路由表里没有 summer',
      right: '{ "name": "summer", "path": "/summer", "title": "夏日", "open": true }',
    },
  },
  on: 'routes',
  check({ routes, pageNames }) {
    const used = new Set<unknown>([NOT_OPEN, ...routes.flatMap(({ route, name }) => [name, route.page])])
    const unused = pageNames.filter((name) => isFileName(name) && !used.has(name))
    return unused.map((name) => ({
      pointer: '/routes',
      target: 'key',
      message: { zh: `页面 pages/${name}.json 没有地址`, en: `The page pages/${name}.json has no address` },
    }))
  },
}
