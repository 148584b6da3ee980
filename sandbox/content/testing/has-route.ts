import { readFileSync } from 'node:fs'
import type { RouteTable } from '../../../schemas/page/route.ts'

const table = new URL('../../../pages/routes.json', import.meta.url)
const { routes } = JSON.parse(readFileSync(table, 'utf8')) as RouteTable

/** Whether some route of the shop answers the address (its query left out). */
export function hasRoute(address: string): boolean {
  const path = address.split('?')[0] ?? ''
  return routes.some((route) => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(path))
}
