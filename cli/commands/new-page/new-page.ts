import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Route } from '../../../schemas/page/route.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { addressProblem } from '../../../src/domain/studio/address-form.ts'
import { pageOfTemplate } from '../../../src/domain/studio/page-of-template.ts'
import { Refusal } from '../../refusal.ts'
import type { SayMaking } from '../making-texts.ts'
import { checkPageName, isTitle } from '../../names.ts'
import { readText, routesOf, type Project } from '../../project.ts'
import { addRoute, openRoute } from './route-text.ts'
import { isMap, parsed } from '../../../src/kit/json.ts'

export interface NewPage {
  readonly name: string
  readonly path?: string
  readonly title?: string
  /** An address and a title that are not given are made of the name; else they are asked for. */
  readonly byName?: boolean
}

export interface MadePage {
  readonly file: string
  /** The addresses that lead to it now. */
  readonly paths: readonly string[]
  /** They waited in the route table; else one was added. */
  readonly opened: boolean
}

type Placed = Omit<MadePage, 'file'> & { readonly table: string; readonly title: string }

/**
 * Writes pages/<name>.json and its route, or opens the routes that wait for it. Refuses before it writes anything.
 * @param template text of what the page begins with
 */
export async function newPage(
  { pages }: Pick<Project, 'pages'>,
  asked: NewPage,
  template: string,
  say: SayMaking,
): Promise<MadePage> {
  checkPageName(asked.name, say)
  const file = `pages/${asked.name}.json`
  const path = join(pages, `${asked.name}.json`)
  if (existsSync(path)) throw new Refusal(say('name.exists', { file }))
  const tableFile = join(pages, 'routes.json')
  const { text: old, encoding } = existsSync(tableFile) ? await readText(tableFile) : { text: '' }
  if (encoding !== undefined) throw new Refusal(say('newPage.routesBroken'))
  const { table, title, paths, opened } = place(old, asked, say)
  const page = pageOfTemplate(template, title, shopClock(Date.now()))
  await writeFile(path, page)
  await writeFile(tableFile, table)
  return { file, paths, opened }
}

function place(table: string, asked: NewPage, say: SayMaking): Placed {
  const routes = routesOf(table)
  if (routes.length !== routeCount(table)) throw new Refusal(say('newPage.routesBroken'))
  if (asked.title !== undefined && !isTitle(asked.title)) throw new Refusal(say('title.shape'))
  const waiting = routes.filter((route) => (route.page ?? route.name) === asked.name)
  return waiting.length > 0 ? openWaiting(table, routes, waiting, asked, say) : addWanted(table, routes, asked, say)
}

function openWaiting(
  table: string,
  routes: readonly Route[],
  waiting: readonly Route[],
  { name, path, title = waiting[0]?.title ?? name }: NewPage,
  say: SayMaking,
): Placed {
  const paths = waiting.map((route) => route.path)
  if (path !== undefined && !paths.includes(path)) {
    throw new Refusal(say('newPage.otherPath', { name, path: paths.join(' ') }))
  }
  const opened = waiting.reduce((text, route) => openRoute(text, routes.indexOf(route)), table)
  return { table: opened, title, paths, opened: true }
}

function addWanted(table: string, routes: readonly Route[], asked: NewPage, say: SayMaking): Placed {
  const { name, byName } = asked
  const { path = byName ? `/${name}` : undefined, title = byName ? titleOf(name) : undefined } = asked
  if (path === undefined || title === undefined) throw new Refusal(say('newPage.needsPath', { name }))
  if (addressProblem(path) !== undefined) throw new Refusal(say('newPage.badPath', { path }))
  const owner = routes.find((route) => route.path === path)
  if (owner) throw new Refusal(say('newPage.pathTaken', { path, name: owner.page ?? owner.name }))
  const added = addRoute(table, { name, path, title, open: true })
  if (added === undefined) throw new Refusal(say('newPage.routesBroken'))
  return { table: added, title, paths: [path], opened: false }
}

/** summer-sale -> Summer sale */
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** How many routes the table has, right or wrong; NaN when it has no list of them. */
function routeCount(text: string): number {
  const table = parsed(text)
  return isMap(table) && Array.isArray(table.routes) ? table.routes.length : Number.NaN
}
