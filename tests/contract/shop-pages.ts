import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '../../schemas/page/page.ts'
import type { Route, RouteTable } from '../../schemas/page/route.ts'
import type { Problem } from '../../src/kit/problem.ts'
import { compileJudge } from '../../src/engine/checks/judge/compile-judge.ts'
import { checkParts } from '../../src/engine/checks/check-parts.ts'
import type { SiteCatalogues } from '../../src/engine/checks/site-checks.ts'
import { validatePage } from '../../src/engine/checks/validate-page.ts'
import type { PageSource } from '../../src/engine/core/page-source.ts'
import { picturesOf } from '../../cli/commands/check/pictures.ts'
import { shopCatalogues } from '../../src/app/shop-site.ts'

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

const known = shopCatalogues

const whole: SiteCatalogues = {
  ...known,
  judge: compileJudge(known),
  routes,
  pictures: await picturesOf({ media: 'sandbox/media' }),
}

/** The operators' own parts. */
export const partSources = sourcesIn('pages/parts')

/** Each checked by itself. */
const checkedParts = checkParts(partSources, whole)

/** Everything that the shop has. */
export const catalogues: SiteCatalogues = { ...whole, ...checkedParts }

/** What the checks say of a page with everything that the shop has. */
export const judge = (source: PageSource): { page?: Page; problems: Problem[] } => validatePage(source, catalogues)

export const say = (problems: readonly Problem[]): string[] =>
  problems.map(({ rule, file, start, message }) => `${file}:${start.line} ${rule}: ${message.zh}`)
