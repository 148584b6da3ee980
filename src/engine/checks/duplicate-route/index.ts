import { routeAddress } from '../../core/route-address.ts'
import { at, entriesOf, isMap } from '../pointer.ts'
import type { RoutesRule } from '../rule.ts'
import type { RouteView } from '../routes-view.ts'

/** /goods/:id and /goods/:code are the same address; with another query it is another. */
function patternOf({ path, route: { query } }: RouteView): string | undefined {
  const pattern = path?.replaceAll(/\/:[^/]+/g, '/:').replace(/(?<=.)\/$/, '')
  return pattern === undefined
    ? undefined
    : `${pattern} ${JSON.stringify(entriesOf(query).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`
}

const textOf = ({ path = '', route: { query } }: RouteView) =>
  routeAddress({ path, query: isMap(query) ? (query as Readonly<Record<string, string>>) : undefined })

function repeated(routes: readonly RouteView[], keyOf: (route: RouteView) => string | undefined): RouteView[] {
  const seen = new Set<string>()
  return routes.filter((route) => {
    const key = keyOf(route)
    if (key === undefined || !seen.has(key)) return key !== undefined && void seen.add(key)
    return true
  })
}

export const duplicateRoute: RoutesRule = {
  meta: {
    name: 'duplicate-route',
    severity: 'error',
    title: { zh: '名字或地址重复', en: 'A name or an address twice' },
    docs: {
      why: {
        zh: '同一个地址只会打开前一个；同一个名字说不清是哪一个。',
        en: 'The same address opens the first only; the same name says not which.',
      },
      wrong: '{ "name": "goods", "path": "/goods/:id" }, { "name": "goods-detail", "path": "/goods/:code" }',
      right: '{ "name": "goods", "path": "/goods/:id" }',
    },
  },
  on: 'routes',
  check({ routes }) {
    const names = repeated(routes, ({ name }) => name)
    const paths = repeated(routes, patternOf)
    return [
      ...names.map(({ pointer, name }) => ({
        pointer: at(pointer, 'name'),
        message: { zh: `名字「${name}」已经用过了`, en: `The name "${name}" is taken` },
      })),
      ...paths
        .filter((route) => !names.includes(route))
        .map((route) => ({
          pointer: at(route.pointer, 'path'),
          message: { zh: `地址「${textOf(route)}」已经用过了`, en: `The address "${textOf(route)}" is taken` },
        })),
    ]
  },
}
