import { readdirSync, readFileSync } from 'node:fs'
import { contracts } from '../../schemas/api/contracts.ts'
import { actionSchemas } from '../../schemas/page/action.ts'
import type { Page } from '../../schemas/page/page.ts'
import type { Route, RouteTable } from '../../schemas/page/route.ts'
import type { Problem } from '../../src/kit/problem.ts'
import { type Catalogues, validatePage } from '../../src/page/checks/validate-page.ts'
import type { PageSource } from '../../src/page/core/page-source.ts'
import { knownPictures } from '../../cli/commands/check/pictures.ts'
import { registry } from '../../widgets/registry.ts'

/** The operators' own pages, as they stand in pages/. */
export const pageSources: readonly PageSource[] = readdirSync('pages')
  .filter((file) => file.endsWith('.json') && file !== 'routes.json')
  .map((file) => ({
    name: file.replace('.json', ''),
    file: `pages/${file}`,
    text: readFileSync(`pages/${file}`, 'utf8'),
  }))

export const routes: readonly Route[] = (JSON.parse(readFileSync('pages/routes.json', 'utf8')) as RouteTable).routes

const catalogues: Catalogues = {
  registry,
  contracts,
  actions: actionSchemas,
  routes,
  pictures: await knownPictures('.'),
}

/** What the checks say of a page with everything that the shop has. */
export const judge = (source: PageSource): { page?: Page; problems: Problem[] } => validatePage(source, catalogues)

export const say = (problems: readonly Problem[]): string[] =>
  problems.map(({ rule, file, start, message }) => `${file}:${start.line} ${rule}: ${message.zh}`)
