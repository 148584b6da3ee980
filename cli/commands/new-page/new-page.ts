import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Route } from '../../../schemas/page/route.ts'
import { Refusal } from '../../command.ts'
import type { Say } from '../../language.ts'
import { checkPageName, isTitle } from '../../names.ts'
import { isObject, parseJson, routesOf } from '../../project.ts'
import { addRoute, openRoute } from './route-text.ts'

export interface NewPage {
  readonly name: string
  readonly path?: string
  readonly title?: string
}

export interface MadePage {
  readonly file: string
  readonly route: Route
  readonly opened: boolean
}

const template = new URL('../../templates/page/page.json', import.meta.url)

/** Writes pages/<name>.json and its route, or opens the route that waits for it. Refuses before it writes anything. */
export async function newPage(root: string, asked: NewPage, say: Say): Promise<MadePage> {
  checkPageName(asked.name, say)
  const file = `pages/${asked.name}.json`
  if (existsSync(join(root, file))) throw new Refusal(say('name.exists', { file }))
  const tableFile = join(root, 'pages', 'routes.json')
  const { text, route, opened } = await place(tableFile, asked, say)
  const page = (await readFile(template, 'utf8')).replaceAll('"示例页面"', JSON.stringify(asked.title ?? route.title))
  await writeFile(join(root, file), page)
  await writeFile(tableFile, text)
  return { file, route, opened }
}

async function place(
  tableFile: string,
  asked: NewPage,
  say: Say,
): Promise<{ text: string; route: Route; opened: boolean }> {
  const table = existsSync(tableFile) ? await readFile(tableFile, 'utf8') : ''
  const routes = routesOf(table)
  if (routes.length !== routeCount(table)) throw new Refusal(say('newPage.routesBroken'))
  const at = routes.findIndex((route) => (route.page ?? route.name) === asked.name)
  const waiting = routes[at]
  if (waiting) return { text: openRoute(table, at), route: opened(waiting, asked, say), opened: true }
  const route = wanted(asked, routes, say)
  const text = addRoute(table, route)
  if (text === undefined) throw new Refusal(say('newPage.routesBroken'))
  return { text, route, opened: false }
}

/** How many routes the table has, right or wrong; NaN when it has no list of them. */
function routeCount(text: string): number {
  const table = parseJson(text)
  return isObject(table) && Array.isArray(table.routes) ? table.routes.length : Number.NaN
}

function opened(waiting: Route, { name: asked, path, title }: NewPage, say: Say): Route {
  if (path !== undefined && path !== waiting.path)
    throw new Refusal(say('newPage.otherPath', { name: asked, path: waiting.path }))
  if (title !== undefined && !isTitle(title)) throw new Refusal(say('newPage.badTitle'))
  return { ...waiting, open: true }
}

function wanted({ name, path, title }: NewPage, routes: readonly Route[], say: Say): Route {
  if (path === undefined || title === undefined) throw new Refusal(say('newPage.needsPath', { name }))
  if (!/^\/[^?#\s]*$/.test(path)) throw new Refusal(say('newPage.badPath', { path }))
  if (!isTitle(title)) throw new Refusal(say('newPage.badTitle'))
  const owner = routes.find((route) => route.path === path)
  if (owner) throw new Refusal(say('newPage.pathTaken', { path, name: owner.page ?? owner.name }))
  return { name, path, title, open: true }
}
