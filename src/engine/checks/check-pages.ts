import { createRequire } from 'node:module'
import type { Page } from '../../../schemas/page/page.ts'
import type { Problem } from '../../kit/problem.ts'
import type { FileText } from '../../kit/file-text.ts'
import type { PageSource } from '../core/page-source.ts'
import { checkParts } from './check-parts.ts'
import { type CheckedSite, siteNames } from './checked-site.ts'
import { knownSite, siteOptions } from './known-site.ts'
import { type FileKind, kindOf, nameOf } from './file-kind.ts'
import { pageOptions } from './judge/ajv.ts'
import { type CompileShape, judgeOf } from './judge/judge.ts'
import { readableRoutes } from './readable-routes.ts'
import type { SiteCatalogues } from './site-checks.ts'
import { validatePage } from './validate-page.ts'
import { validateRoutes } from './validate-routes.ts'
import { validateTheme } from './validate-theme.ts'

export type { CheckedSite } from './checked-site.ts'

/** One of the operators' files. */
export interface SiteFile extends FileText {
  /** Its place says what it is, and its name is the page's: pages/home.json, pages/parts/hero.json, pages/themes/sea.json, pages/routes.json */
  readonly file: string
}

/** What files are judged beside. */
export interface Surroundings extends Pick<
  SiteCatalogues,
  'routes' | 'routesInDoubt' | 'pageText' | 'pictures' | 'content' | 'now'
> {
  /** Every part of the site, sound or not. */
  readonly parts: readonly SiteFile[]
  /** Pages that have a file: a route may name these. */
  readonly pageNames: readonly string[]
  /** Makes validators of schemas; without it Ajv makes them. */
  readonly compile?: CompileShape
}

/** What was found in a file. */
export interface CheckedFile {
  readonly file: string
  readonly kind: FileKind
  /** In the order of the file, each with its place, its words in two languages and, where there is one, a fix. */
  readonly problems: readonly Problem[]
  /** Of a page in which nothing is wrong but warnings: at today's versions, with the blocks of its parts. */
  readonly page?: Page
}

/** What a site's files say themselves of what is around each of them: the routes, the parts and the other pages. */
export function surroundingsOf(files: readonly SiteFile[]): Surroundings {
  const ofKind = (kind: FileKind) => files.filter(({ file }) => kindOf(file) === kind)
  const pages = new Map(ofKind('page').map(({ file, text }) => [nameOf(file), text]))
  const [table] = ofKind('routes')
  const routes: Pick<Surroundings, 'routes' | 'routesInDoubt'> = table ? readableRoutes(table.text) : { routes: [] }
  return { ...routes, parts: ofKind('part'), pageNames: [...pages.keys()], pageText: (name) => pages.get(name) }
}

/**
 * Judges files of a site, as the server judges them before it serves one.
 *
 * @param site what its files may name (widgets, endpoints, screens, actions), and its own rules
 * @param files those to be judged: pages, parts, themes and the table of routes
 * @param around what is there beside them; without it the files are the whole site. The same object is prepared once, so give the same for
 *   one batch after another.
 * @returns a report for each file, in the order of `files`
 * @throws when the site has an option that there is not, or the schema of a widget or an endpoint is beyond the checks; never for what a file holds
 */
export function checkPages(
  site: CheckedSite,
  files: readonly SiteFile[],
  around: Surroundings = surroundingsOf(files),
): readonly CheckedFile[] {
  const checks = checksOf(site, around)
  return files.map((file) => {
    const kind = kindOf(file.file)
    return { file: file.file, kind, ...checks[kind](sourceOf(file)) }
  })
}

type FileChecks = Readonly<Record<FileKind, (source: PageSource) => Pick<CheckedFile, 'problems' | 'page'>>>

const known = new WeakMap<Surroundings, { readonly site: CheckedSite; readonly checks: FileChecks }>()

function checksOf(site: CheckedSite, around: Surroundings): FileChecks {
  const found = known.get(around)
  if (found?.site === site) return found.checks
  const checks = prepared(site, around)
  known.set(around, { site, checks })
  return checks
}

function prepared(site: CheckedSite, around: Surroundings): FileChecks {
  knownSite('The site of checkPages', site, siteOptions)
  const { parts, pageNames, compile = compileByAjv(), pageText, ...rest } = around
  const names = siteNames(site)
  const alone: SiteCatalogues = { ...names, ...rest, judge: judgeOf(names, compile) }
  const sources = parts.map(sourceOf)
  const checkedParts = checkParts(sources, alone)
  const texts = new Map(parts.map(({ file, text }) => [file, text]))
  // A part that is what it was has been judged with the others; judging all of them anew for each is their number squared.
  const partsWith = (source: PageSource) =>
    texts.get(source.file) === source.text
      ? checkedParts
      : checkParts([...sources.filter(({ file }) => file !== source.file), source], alone)
  const catalogues: SiteCatalogues = { ...alone, ...checkedParts, ...(pageText && { pageText }) }
  return {
    page: (source) => validatePage(source, catalogues),
    part: (source) => ({ problems: partsWith(source).problems.get(source.file) ?? [] }),
    routes: (source) => ({ problems: validateRoutes(source, { ...catalogues, pageNames }).problems }),
    theme: (source) => ({ problems: validateTheme(source, names.site).problems }),
  }
}

const sourceOf = (file: SiteFile): PageSource => ({ ...file, name: nameOf(file.file) })

const require = createRequire(import.meta.url)

/** Ajv is loaded where nobody else makes the validators. */
function compileByAjv(): CompileShape {
  const { Ajv } = require('ajv') as typeof import('ajv')
  const ajv = new Ajv({ ...pageOptions, code: { optimize: false } })
  return (schema) => ajv.compile(schema)
}
