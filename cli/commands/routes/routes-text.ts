import type { Route } from '../../../schemas/page/route.ts'
import { routeAddress } from '../../../src/engine/core/route-address.ts'
import type { Say } from '../../language.ts'
import { columns, type Paint } from '../../terminal.ts'

interface Count {
  readonly all: number
  readonly open: number
  readonly notOpen: number
}

export interface RouteCounts extends Count {
  /** By group; routes without one are under ''. */
  readonly groups: Readonly<Record<string, Count>>
}

export function countRoutes(routes: readonly Route[]): RouteCounts {
  const groups: Record<string, Count> = {}
  for (const [group, members] of byGroup(routes)) groups[group] = count(members)
  return { ...count(routes), groups }
}

function count(routes: readonly Route[]): Count {
  const open = routes.filter((route) => route.open).length
  return { all: routes.length, open, notOpen: routes.length - open }
}

function byGroup(routes: readonly Route[]): Map<string, Route[]> {
  const groups = new Map<string, Route[]>()
  for (const route of routes) {
    const group = route.group ?? ''
    groups.set(group, [...(groups.get(group) ?? []), route])
  }
  return groups
}

/** Two tables, the routes by group and the counts of the groups, and a line that sums up. */
export function routesText(routes: readonly Route[], counts: RouteCounts, say: Say, paint: Paint): string {
  const { all, open, notOpen } = counts
  const parts = [countTable(counts, say, paint), say('routes.total', { all, open, notOpen })]
  return (routes.length > 0 ? [routeTable(routes, say, paint), ...parts] : parts).join('\n\n')
}

function routeTable(routes: readonly Route[], say: Say, paint: Paint): string {
  const states = { open: say('routes.open'), notOpen: say('routes.notOpenState') }
  const head = [say('routes.group'), say('routes.path'), say('routes.name'), say('routes.title'), say('routes.state')]
  const rows = [...byGroup(routes)].flatMap(([group, members]) =>
    members.map(({ path, query, name, title, open }, at) => {
      const label = at === 0 ? group || say('routes.noGroup') : ''
      return [label, routeAddress({ path, query }), name, title, open ? states.open : states.notOpen]
    }),
  )
  return table(
    [head, ...rows],
    (cell, column) => {
      if (column !== 4) return cell
      return paint(cell.trim() === states.open ? 'green' : 'grey', cell)
    },
    paint,
  )
}

function countTable({ groups, all, open, notOpen }: RouteCounts, say: Say, paint: Paint): string {
  const head = [say('routes.group'), say('routes.open'), say('routes.notOpenState')]
  const rows = Object.entries(groups).map(([group, each]) => [
    group || say('routes.noGroup'),
    String(each.open),
    String(each.notOpen),
  ])
  const sum = [say('routes.all'), String(open), String(notOpen)]
  return all === 0 ? '' : table([head, ...rows, sum], (cell) => cell, paint)
}

function table(rows: string[][], paintCell: (cell: string, column: number) => string, paint: Paint): string {
  return columns(rows, (cell, column, row) => (row === 0 ? paint('bold', cell) : paintCell(cell, column))).join('\n')
}
