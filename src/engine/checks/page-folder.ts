import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../../../schemas/page/page.ts'
import type { Route } from '../../../schemas/page/route.ts'
import type { Problem } from '../../kit/problem.ts'
import { fileText } from '../../kit/file-text.ts'
import { siteActionNames } from '../core/site-action-names.ts'
import { wordsOf } from '../words/words-of.ts'
import type { PageFiles } from '../server/page-request.ts'
import { type CheckedSite, checkPages, type SiteFile, surroundingsOf } from './check-pages.ts'

/** A problem, and the text of the file that it stands in. */
interface FoundProblem {
  readonly problem: Problem
  readonly source: string
}

/** The files of a folder that may serve, and what was found in all of them. */
export interface PageFolder {
  readonly pages: PageFiles
  /** Names of the pages that have a file, sound or not. */
  readonly names: ReadonlySet<string>
  readonly found: readonly FoundProblem[]
  /** Those that can be read, however broken the rest of the table is. */
  readonly readableRoutes: readonly Route[]
}

const bare = (title: string): Page => ({ versions: { page: 1 }, title, blocks: [] })

/** What the engine shows where a site has no page of these names. */
function standInsOf(site: CheckedSite): Readonly<Record<string, Page>> {
  const { notFound, notOpen } = wordsOf(site)
  return { 'not-found': bare(notFound), 'not-open': bare(notOpen) }
}

/**
 * Reads and judges the pages of a folder: routes.json, and beside it a file for each page; parts in parts/. Pages may name the actions that the
 * plain browser half has, and those of the site.
 * @param now the site's time: 2026-11-20T08:30:00
 * @throws when there is no such folder, or no routes.json in it
 */
export function readPages(folder: string, site: CheckedSite, now: string): PageFolder {
  const table = join(folder, 'routes.json')
  if (!existsSync(table))
    throw new Error(`There is no ${table}: pages are in one folder with the table of their addresses`)
  const files = [fileOf(folder, 'routes.json'), ...filesOf(folder), ...filesOf(folder, 'parts/')]
  const around = surroundingsOf(files)
  const checked = checkPages({ ...site, engineActions: siteActionNames }, files, { ...around, now: now.slice(0, 16) })
  const reports = checked.map((report, at) => ({ ...report, source: files[at]!.text }))
  const pages = new Map(
    reports.flatMap(({ file, page }) => (page ? [[nameOf(file), { page, revision: revisionOf(page) }] as const] : [])),
  )
  const areRoutesSound = !reports[0]?.problems.some(({ severity }) => severity === 'error')
  const standIns = standInsOf(site)
  const standIn = (name: string) =>
    Object.hasOwn(standIns, name) ? { page: standIns[name]!, revision: '' } : undefined
  return {
    pages: {
      page: (name) => pages.get(name) ?? standIn(name),
      routes: () => (areRoutesSound ? around.routes : []),
      theme: () => undefined,
    },
    readableRoutes: around.routes,
    names: new Set(around.pageNames),
    found: reports.flatMap(({ problems, source }) => problems.map((problem) => ({ problem, source }))),
  }
}

/** Of the whole page, with the blocks of its parts: it is another where one of them is. */
const revisionOf = (page: Page) => createHash('sha256').update(JSON.stringify(page)).digest('base64url')

const nameOf = (file: string) => file.replace(/^pages\/|\.json$/g, '')

const filesOf = (folder: string, within = ''): SiteFile[] =>
  existsSync(join(folder, within))
    ? readdirSync(join(folder, within))
        .filter((name) => name.endsWith('.json') && name !== 'routes.json')
        .toSorted()
        .map((name) => fileOf(folder, within + name))
    : []

const fileOf = (folder: string, path: string): SiteFile => ({
  file: `pages/${path}`,
  ...fileText(readFileSync(join(folder, path))),
})
