import { existsSync, readFileSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { Contract } from '../schemas/api/contract.ts'
import type { Route } from '../schemas/page/route.ts'
import { fileText, type FileText } from '../src/kit/file-text.ts'
import type { ModuleAction, Screen } from '../src/kit/module.ts'
import type { Registry } from '../src/kit/widget.ts'
import type { CheckedSite } from '../src/engine/checks/checked-site.ts'
import { nameOf } from '../src/engine/checks/file-kind.ts'
import { isRoute, readableRoutes } from '../src/engine/checks/readable-routes.ts'
import type { SiteChecks } from '../src/engine/checks/site-checks.ts'
import type { PageSource } from '../src/engine/core/page-source.ts'
import type { Context } from './command.ts'
import { Refusal } from './refusal.ts'
import type { CommandHost } from './terminal.ts'
import { parsed } from '../src/kit/json.ts'

/** Where a project's files are: full paths. */
export interface Project {
  readonly root: string
  /** The operators' files, as the server has them (PAGES_DIR). */
  readonly pages: string
  /** The pictures (MEDIA_DIR). */
  readonly media: string
  /** The shop sells what the sandbox holds: it is not live, and has no backend of somebody else. */
  readonly isSandbox: boolean
  readonly importFile: CommandHost['importFile']
}

type Source = Pick<Project, 'root' | 'importFile'>

/** The project whose folder holds pages/ and widgets/: the nearest from `cwd` upwards, with the settings of the server. */
export function findProject({
  cwd,
  env,
  say,
  importFile,
}: Pick<Context, 'cwd' | 'env' | 'say' | 'importFile'>): Project {
  const root = rootOf(cwd, say)
  const pages = resolve(root, env.PAGES_DIR || 'pages')
  if (!existsSync(pages)) throw new Refusal(say('project.noPages', { folder: pages }))
  const media = resolve(root, env.MEDIA_DIR || join('sandbox', 'media'))
  return { root, pages, media, isSandbox: env.PAGODA_MODE !== 'live' && !env.API_BASE, importFile }
}

function rootOf(cwd: string, say: Context['say']): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'widgets', 'registry.ts')) && existsSync(join(folder, 'pages'))) return folder
    if (dirname(folder) === folder) throw new Refusal(say('project.none'))
  }
}

/** A module of a project; undefined when there is no such file. */
export async function loadModule({ root, importFile }: Source, name: string): Promise<unknown> {
  const file = join(root, name)
  return existsSync(file) ? importFile(file) : undefined
}

/** The widgets of a project, by code. */
export async function loadRegistry(project: Source): Promise<Registry> {
  const { registry } = (await loadModule(project, 'widgets/registry.ts')) as { readonly registry: Registry }
  return registry
}

/** What a project's modules offer to its pages. */
interface ProjectModules {
  /** By module/screen. */
  readonly screens: Readonly<Record<string, Screen>>
  /** Beside the engine's own, by name. */
  readonly moduleActions: Readonly<Record<string, ModuleAction>>
}

/** What the pages of a project may name; a project without endpoints, modules or rules of its own has those of the engine alone. */
export async function loadSite(project: Source): Promise<CheckedSite> {
  const [widgets, api, modules, own] = await Promise.all([
    loadRegistry(project),
    loadModule(project, 'schemas/api/contracts.ts') as Promise<
      { contracts: Readonly<Record<string, Contract>> } | undefined
    >,
    loadModule(project, 'src/modules/index.ts') as Promise<ProjectModules | undefined>,
    loadModule(project, 'src/app/checks/site-checks.ts') as Promise<{ siteChecks: SiteChecks } | undefined>,
  ])
  return {
    widgets,
    endpoints: api?.contracts ?? {},
    ...(modules && { screens: modules.screens, moduleActions: modules.moduleActions }),
    ...(own && { checks: own.siteChecks }),
  }
}

/** The path of a file as people and the server know it, on every system: pages/home.json */
export function shownPath({ root, pages }: Project, file: string): string {
  const inside = relative(pages, file)
  const path = inside.startsWith('..') || isAbsolute(inside) ? relative(root, file) : join('pages', inside)
  return path.split(sep).join('/')
}

/** The .json files of a folder, by full path and in order; none when there is no such folder. */
export async function jsonFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const names = await readdir(folder)
  return names
    .filter((name) => /^[^.].*\.json$/.test(name))
    .toSorted()
    .map((name) => join(folder, name))
}

/** Every page file of a project; the route table stands among them but is no page. */
export async function pageFiles({ pages }: Project): Promise<string[]> {
  const files = await jsonFiles(pages)
  return files.filter((file) => !file.endsWith(`${sep}routes.json`))
}

/** Every file of a part of pages. */
export async function partFiles({ pages }: Project): Promise<string[]> {
  return jsonFiles(join(pages, 'parts'))
}

/** Every part of pages. */
export async function readParts(project: Project): Promise<PageSource[]> {
  return readSources(project, await partFiles(project))
}

export const pageName = nameOf

/** Reads files as the server reads them. One after the other: that takes a third of the time that hundreds take side by side. */
export function readSources(project: Project, files: readonly string[]): PageSource[] {
  return files.map((file) => ({
    name: pageName(file),
    file: shownPath(project, file),
    ...fileText(readFileSync(file)),
  }))
}

/** The text of one of the operators' files, read as the server reads it. */
export async function readText(file: string): Promise<FileText> {
  return fileText(await readFile(file))
}

/** The well-formed routes of pages/routes.json, however broken the rest of it is: saying what is wrong is the check's part. */
export async function readRoutes({ pages }: Project): Promise<readonly Route[]> {
  const file = join(pages, 'routes.json')
  return existsSync(file) ? routesOf((await readText(file)).text) : []
}

export const routesOf = (text: string): readonly Route[] => readableRoutes(text).routes

/** What can be known of the routes of a project while somebody may be writing its table. */
export interface KnownRoutes {
  readonly routes: readonly Route[]
  /** Some of them may be lacking. */
  readonly routesInDoubt: boolean
  /** Those of the routes that the studio added, and that stand in no table. */
  readonly ofStudio: readonly Route[]
}

/** The routes for a check of pages: of a table that is no JSON those that can still be read; and those of the studio that were pulled. */
export async function knownRoutes({ pages }: Project): Promise<KnownRoutes> {
  const file = join(pages, 'routes.json')
  const pulled = await pulledRoutes(pages)
  if (!existsSync(file)) return { routes: pulled, routesInDoubt: false, ofStudio: pulled }
  const { text } = await readText(file)
  const { routes, routesInDoubt } = readableRoutes(text)
  return { routes: [...routes, ...pulled], routesInDoubt, ofStudio: pulled }
}

/** The studio's own addresses, each a file as `pagoda pull` writes it. */
async function pulledRoutes(pages: string): Promise<Route[]> {
  const files = await jsonFiles(join(pages, 'routes'))
  const texts = await Promise.all(files.map(readText))
  return texts.map(({ text }) => parsed(text)).filter(isRoute)
}
