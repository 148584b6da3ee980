import type { Import } from '../../architecture/import-graph.ts'

/** A route of pages/routes.json, as far as it is needed here. */
export interface ShopRoute {
  readonly name: string
  readonly path: string
  /** The page's file; the route's name when absent. */
  readonly page?: string
}

/** A page of the shop: its name and its text. */
export interface ShopPage {
  readonly name: string
  readonly text: string
}

/** Every journey has it, so that it says nothing of any. */
const COMMON = 'tests/journeys/fixtures.ts'

/** Pages that show a widget. */
export const pagesWith = (widget: string, pages: readonly ShopPage[]) =>
  pages.filter(({ text }) => text.includes(`"widget": "${widget}"`)).map(({ name }) => name)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Finds a route in the text of a journey: its fixed part, as "/ticket/" of /ticket/:id or "/combo" and no longer word. */
export function namePattern(path: string): RegExp {
  if (path === '/') return /['"`]\/(?=[?'"`])/
  const fixed = path.split(/:\w+/).sort((a, b) => b.length - a.length)[0]!
  return new RegExp(fixed.endsWith('/') ? escaped(fixed) : String.raw`${escaped(fixed)}(?![\w-])`)
}

/** What of a journey's text tells of a page: an address, or the file that the journey changes in a copy. */
export function patternsOf(page: string, routes: readonly ShopRoute[]): RegExp[] {
  const paths = routes.filter((route) => (route.page ?? route.name) === page).map(({ path }) => path)
  if (paths.length === 0) return []
  const files = [new RegExp(String.raw`['"\`]${escaped(page)}\.json`), ...(page === 'home' ? [/\beditHome\b/] : [])]
  return [...paths.map(namePattern), ...files]
}

/** The text of a journey with that of its drivers and its support, where most addresses are. */
export function textOf(spec: string, imports: readonly Import[], read: (file: string) => string): string {
  const seen = new Set([spec])
  for (const file of seen)
    for (const { from, to } of imports)
      if (from === file && to.startsWith('tests/journeys/') && to !== COMMON) seen.add(to)
  // A regular expression writes /order as \/order.
  return [...seen]
    .map(read)
    .join('\n')
    .replaceAll(String.raw`\/`, '/')
}
