import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { actionSchemas } from '../../../schemas/page/action.ts'
import type { Checked, Checker, FileSource } from '../../kit/checker.ts'
import { fileText } from '../../kit/file-text.ts'
import { createChecker } from './create-checker.ts'
import { compileShape } from './judge/compile-judge.ts'
import { siteActionNames } from '../core/site-action-names.ts'
import type { Site } from '../site.ts'
import type { PageFiles } from '../server/page-request.ts'

/** A file of pages with what the checks say of it. */
export interface CheckedFile extends Pick<Checked<unknown>, 'problems' | 'placed'> {
  readonly source: FileSource
}

/** The files of a folder that may serve, and what was found in all of them. */
interface PageFolder {
  readonly pages: PageFiles
  readonly files: readonly CheckedFile[]
}

/**
 * The checks of a site that has the plain browser half: its pages may name the actions that this has, and those of the site.
 * @param now the site's time: 2026-11-20T08:30:00
 */
export function siteChecker(
  { widgets, endpoints, screens = {}, moduleActions = {} }: Site,
  now: () => string,
): Checker {
  const engines = siteActionNames.map((name) => [name, actionSchemas[name]] as const)
  const actions = {
    ...Object.fromEntries(engines),
    ...Object.fromEntries(Object.entries(moduleActions).map(([name, { args }]) => [name, args])),
  }
  return createChecker({ registry: widgets, contracts: endpoints, screens, actions }, compileShape(), now)
}

/**
 * Reads and judges the pages of a folder: routes.json, and beside it a file for each page; parts in parts/.
 * @throws when there is no such folder, or no routes.json in it
 */
export function readPages(folder: string, checker: Checker): PageFolder {
  const parts = existsSync(join(folder, 'parts')) ? sourcesOf(folder, 'parts/') : []
  const sources = sourcesOf(folder).filter(({ name }) => name !== 'routes')
  const table = sourceOf(folder, 'routes.json')
  const routes = checker.routes(
    table,
    sources.map(({ name }) => name),
  )
  const texts = new Map(sources.map(({ name, text }) => [name, text]))
  const known = { routes: routes.value ?? [], parts, pageText: (name: string) => texts.get(name) }
  const judged = sources.map((source) => ({ source, ...checker.page(source, known) }))
  const ofParts = checker.parts(parts)
  const pages = new Map(
    judged.flatMap(({ source, value }) => (value ? [[source.name, { page: value, revision: source.text }]] : [])),
  )
  return {
    pages: { page: (name) => pages.get(name), routes: () => known.routes, theme: () => undefined },
    files: [
      { source: table, ...routes },
      ...judged,
      ...parts.map((source) => ({ source, problems: [], ...ofParts[source.file] })),
    ],
  }
}

const sourcesOf = (folder: string, within = ''): FileSource[] =>
  readdirSync(join(folder, within))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => sourceOf(folder, within + name))

const sourceOf = (folder: string, path: string): FileSource => ({
  name: path.replace(/^parts\/|\.json$/g, ''),
  file: `pages/${path}`,
  ...fileText(readFileSync(join(folder, path))),
})
