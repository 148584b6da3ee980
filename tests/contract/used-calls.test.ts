import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { moduleActions, screens } from '../../src/modules/index.ts'
import { pageSources } from './shop-pages.ts'

/** Calls that no page, screen or action of the shop makes, and why. */
const unused: Readonly<Record<string, string>> = {
  partnerMember: 'a partner’s own server makes it',
  travellerTemplate: 'shoppingInfo brings the template with the order (B5)',
}

const parts = readdirSync('pages/parts').map((file) => readFileSync(`pages/parts/${file}`, 'utf8'))
const pages = [...pageSources.map(({ text }) => text), ...parts]

/** What a page says in `from` and `endpoint`. */
const ofPages = pages.flatMap((text) => [...text.matchAll(/"(?:from|endpoint)": "(\w+)"/g)].map(([, name]) => name))
const ofModules = [...Object.values(screens), ...Object.values(moduleActions)].flatMap(
  ({ calls }) => calls as readonly string[],
)
/** What the browser's own client makes: logins, tokens, carts, events. */
const client = [
  ...readdirSync('src/api'),
  ...readdirSync('src/app', { recursive: true }).map((file) => `../app/${String(file)}`),
]
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/api/${file}`, 'utf8'))
  .join('\n')
/** What the server makes for the pages: a look for where a product was moved to (B2). */
const server = readFileSync('server/ssr/side-call.ts', 'utf8')

const isMade = (name: string) =>
  ofPages.includes(name) || ofModules.includes(name) || new RegExp(`\\b${name}\\b`).test(client + server)

it('[A7, B7] every call is made by somebody in the shop, or says why not', () => {
  const idle = Object.keys(contracts).filter((name) => !isMade(name))
  expect(idle.toSorted()).toEqual(Object.keys(unused).toSorted())
})
