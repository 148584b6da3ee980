import { readdirSync, readFileSync } from 'node:fs'
import type { Route, RouteTable } from '../../schemas/page/route.ts'
import type { Problem } from '../../src/kit/problem.ts'
import { checkPages, type CheckedFile, type SiteFile, type Surroundings } from '../../src/engine/checks/check-pages.ts'
import type { PageSource } from '../../src/engine/core/page-source.ts'
import { picturesOf } from '../../cli/commands/check/pictures.ts'
import { shopSite } from '../../src/app/shop-site.ts'

const sourcesIn = (folder: string): PageSource[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== 'routes.json')
    .map((file) => ({
      name: file.replace('.json', ''),
      file: `${folder}/${file}`,
      text: readFileSync(`${folder}/${file}`, 'utf8'),
    }))

const files = sourcesIn('pages')

export const routes: readonly Route[] = (JSON.parse(readFileSync('pages/routes.json', 'utf8')) as RouteTable).routes

/** Names of the pages that are a module's screen: their files hold slots. */
const screenNames = new Set(routes.flatMap(({ name, page = name, module }) => (module === undefined ? [] : [page])))

/** A screen around which nothing stands has no file. */
const bareScreens = [...screenNames]
  .filter((name) => files.every((file) => file.name !== name))
  .map((name) => ({ name, file: `pages/${name}.json`, text: '{ "versions": { "page": 1 }, "slots": {} }' }))

/** The operators' own pages, as they stand in pages/, and the screens of modules. */
export const pageSources: readonly PageSource[] = [...files, ...bareScreens]

/** The operators' own parts. */
export const partSources = sourcesIn('pages/parts')

/** Everything that the shop has. */
export const around: Surroundings = {
  routes,
  parts: partSources,
  pageNames: pageSources.map(({ name }) => name),
  pictures: await picturesOf({ media: 'sandbox/media' }),
}

/** What the checks say of a file with everything that the shop has. */
export const judge = (file: SiteFile): CheckedFile => checkPages(shopSite, [file], around)[0]!

export const say = (problems: readonly Problem[]): string[] =>
  problems.map(({ rule, file, start, message }) => `${file}:${start.line} ${rule}: ${message.zh}`)
