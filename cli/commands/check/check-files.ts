import type { Route } from '../../../schemas/page/route.ts'
import { writeFile } from 'node:fs/promises'
import { contracts } from '../../../schemas/api/contracts.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { applyFixes } from '../../../src/engine/checks/apply-fixes.ts'
import { checkParts, partsNamedIn } from '../../../src/engine/checks/check-parts.ts'
import type { SiteCatalogues } from '../../../src/engine/checks/site-checks.ts'
import { validatePage } from '../../../src/engine/checks/validate-page.ts'
import { validateRoutes } from '../../../src/engine/checks/validate-routes.ts'
import { validatorStore } from '../../../build/validator-store.ts'
import { pageOptions } from '../../../src/engine/checks/judge/ajv.ts'
import { judgeOf } from '../../../src/engine/checks/judge/judge.ts'
import { validateTheme } from '../../../src/engine/checks/validate-theme.ts'
import type { PageSource } from '../../../src/engine/core/page-source.ts'
import type { Problem } from '../../../src/kit/problem.ts'
import {
  loadRegistry,
  knownRoutes,
  loadModules,
  loadSiteChecks,
  pageFiles,
  pageName,
  type Project,
  readParts,
  readSources,
  shownPath,
} from '../../project.ts'
import { contentOf } from './content.ts'
import { kindOf, type Kind } from './files.ts'
import { picturesOf } from './pictures.ts'

export interface FileReport {
  readonly file: string
  /** The text that the problems stand in: after fixes, when there were any. */
  readonly text: string
  readonly problems: readonly Problem[]
  readonly fixed: readonly Problem[]
  /** Names of the parts that it uses. */
  readonly uses: readonly string[]
}

/** Some of many files, by full path, and where they stand among these. */
export interface Batch {
  readonly at: number
  readonly files: readonly string[]
}

export interface CheckedBatch {
  readonly at: number
  readonly reports: readonly FileReport[]
}

type Validate = (source: PageSource) => readonly Problem[]

/** Checks files of a project. With `fix`, mends what is safe and writes it back. Reports stand in the order of a batch's files. */
export async function checkBatches(project: Project, batches: Iterable<Batch>, fix: boolean): Promise<CheckedBatch[]> {
  const validate = await validators(project)
  const checked: CheckedBatch[] = []
  for (const { at, files } of batches) {
    const sources = readSources(project, files)
    const reports = sources.map((source, index) => checkSource(source, validate[kindOf(files[index] ?? '')], fix))
    checked.push({ at, reports })
    if (fix) await Promise.all(reports.map((report, index) => writeFixed(files[index] ?? '', report)))
  }
  return checked
}

/** Checks a text as if it stood in a file of the project, by full path. */
export async function checkText(project: Project, file: string, text: string): Promise<FileReport> {
  const validate = await validators(project)
  const source = { name: pageName(file), file: shownPath(project, file), text }
  return checkSource(source, validate[kindOf(file)], false)
}

async function validators(project: Project): Promise<Record<Kind, Validate>> {
  const [registry, modules, site, { ofStudio, ...routes }, pages, pictures, parts, content] = await Promise.all([
    loadRegistry(project),
    loadModules(project),
    loadSiteChecks(project),
    knownRoutes(project),
    pageFiles(project),
    picturesOf(project),
    readParts(project),
    contentOf(project),
  ])
  const known = { registry, ...modules, contracts, site }
  const whole: SiteCatalogues = {
    ...known,
    judge: judgeOf(known, validatorStore(pageOptions)),
    ...routes,
    pictures,
    content,
    now: shopClock(Date.now()).slice(0, 16),
  }
  const pageOf = new Map(pages.map((file) => [pageName(file), file]))
  const pageText = (name: string) =>
    readSources(
      project,
      [pageOf.get(name)].filter((file) => file !== undefined),
    )[0]?.text
  const checkedParts = checkParts(parts, whole)
  const catalogues: SiteCatalogues = { ...whole, ...checkedParts, pageText }
  const texts = new Map(parts.map(({ file, text }) => [file, text]))
  const others = (source: PageSource) => parts.map((part) => (part.file === source.file ? source : part))
  // A part that is what it was has been judged with the others; judging all of them anew for each is their number squared.
  const partsWith = (source: PageSource) =>
    texts.get(source.file) === source.text ? checkedParts : checkParts(others(source), whole)
  // The table need not hold the addresses of pages that the studio's own lead to.
  const inTable = pagesOf(routes.routes.filter((route) => !ofStudio.includes(route)))
  const isOfStudio = (name: string) => pagesOf(ofStudio).has(name) && !inTable.has(name)
  const pageNames = pages.map(pageName).filter((name) => !isOfStudio(name))
  return {
    page: (source) => validatePage(source, catalogues).problems,
    part: (source) => partsWith(source).problems.get(source.file) ?? [],
    routes: (source) => validateRoutes(source, { ...catalogues, pageNames }).problems,
    theme: (source) => validateTheme(source, site).problems,
  }
}

const pagesOf = (routes: readonly Route[]) => new Set(routes.map(({ name, page = name }) => page))

/** A fix may uncover another mistake, so checking and mending take turns; each turn mends at least one, or is the last. */
function checkSource(source: PageSource, validate: Validate, fix: boolean): FileReport {
  const fixed: Problem[] = []
  let { text } = source
  for (let turn = 0; ; turn++) {
    const problems = validate({ ...source, text })
    const mended = fix && turn < 5 ? applyFixes(text, problems) : undefined
    if (!mended || mended.applied.length === 0)
      return { file: source.file, text, problems, fixed, uses: partsNamedIn(text) }
    fixed.push(...mended.applied)
    text = mended.text
  }
}

async function writeFixed(file: string, { fixed, text }: FileReport): Promise<void> {
  if (fixed.length > 0) await writeFile(file, text)
}
