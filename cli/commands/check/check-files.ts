import type { Route } from '../../../schemas/page/route.ts'
import { writeFile } from 'node:fs/promises'
import { validatorStore } from '../../../build/validator-store.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { applyFixes } from '../../../src/engine/checks/apply-fixes.ts'
import { checkPages, type SiteFile, type Surroundings } from '../../../src/engine/checks/check-pages.ts'
import { partsNamedIn } from '../../../src/engine/checks/check-parts.ts'
import { pageOptions } from '../../../src/engine/checks/judge/ajv.ts'
import type { Problem } from '../../../src/kit/problem.ts'
import {
  knownRoutes,
  loadSite,
  pageFiles,
  pageName,
  type Project,
  readParts,
  readSources,
  shownPath,
} from '../../project.ts'
import { contentOf } from './content.ts'
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

type Validate = (source: SiteFile) => readonly Problem[]

/** Checks files of a project. With `fix`, mends what is safe and writes it back. Reports stand in the order of a batch's files. */
export async function checkBatches(project: Project, batches: Iterable<Batch>, fix: boolean): Promise<CheckedBatch[]> {
  const validate = await validator(project)
  const checked: CheckedBatch[] = []
  for (const { at, files } of batches) {
    const sources = readSources(project, files)
    const reports = sources.map((source) => checkSource(source, validate, fix))
    checked.push({ at, reports })
    if (fix) await Promise.all(reports.map((report, index) => writeFixed(files[index] ?? '', report)))
  }
  return checked
}

/** Checks a text as if it stood in a file of the project, by full path. */
export async function checkText(project: Project, file: string, text: string): Promise<FileReport> {
  return checkSource({ file: shownPath(project, file), text }, await validator(project), false)
}

/** Judges a file of a project beside all others. */
async function validator(project: Project): Promise<Validate> {
  const [site, around] = await Promise.all([loadSite(project), surroundings(project)])
  return (file) => checkPages(site, [file], around).flatMap(({ problems }) => problems)
}

async function surroundings(project: Project): Promise<Surroundings> {
  const [{ ofStudio, ...routes }, pages, pictures, parts, content] = await Promise.all([
    knownRoutes(project),
    pageFiles(project),
    picturesOf(project),
    readParts(project),
    contentOf(project),
  ])
  const pageOf = new Map(pages.map((file) => [pageName(file), file]))
  // The table need not hold the addresses of pages that the studio's own lead to.
  const inTable = pagesOf(routes.routes.filter((route) => !ofStudio.includes(route)))
  const isOfStudio = (name: string) => pagesOf(ofStudio).has(name) && !inTable.has(name)
  return {
    ...routes,
    ...(pictures && { pictures }),
    ...(content && { content }),
    parts,
    pageNames: pages.map(pageName).filter((name) => !isOfStudio(name)),
    pageText(name) {
      const file = pageOf.get(name)
      return file === undefined ? undefined : readSources(project, [file])[0]?.text
    },
    now: shopClock(Date.now()).slice(0, 16),
    compile: validatorStore(pageOptions),
  }
}

const pagesOf = (routes: readonly Route[]) => new Set(routes.map(({ name, page = name }) => page))

/** A fix may uncover another mistake, so checking and mending take turns; each turn mends at least one, or is the last. */
function checkSource(source: SiteFile, validate: Validate, fix: boolean): FileReport {
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
