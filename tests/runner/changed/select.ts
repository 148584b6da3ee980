import { follow, type Project } from './follow.ts'
import { pagesWith, patternsOf, type ShopPage, type ShopRoute, textOf } from './journeys-of.ts'
import { reads } from './reads.ts'
import { everyJourney, everyUnitTest, sharedShop, unseenByJourneys, widgetDoors } from './shop-parts.ts'

/** Test files with the changed file because of which each runs; or all, and because of what. */
export type Selection = ReadonlyMap<string, string> | { readonly all: string }

export interface Shop extends Project {
  readonly pages: readonly ShopPage[]
  readonly routes: readonly ShopRoute[]
  readonly read: (file: string) => string
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isSpec = (file: string) => /^tests\/journeys\/.+\.spec\.ts$/.test(file)
const ofJourneys = (file: string) => file.startsWith('tests/journeys/')

/** Unit, architecture and contract tests that a change touches. */
export function unitTestsOf(changed: readonly string[], shop: Shop): Selection {
  const root = changed.find((file) => everyUnitTest.test(file))
  if (root !== undefined) return { all: root }
  const reached = follow(changed, shop, { reads })
  return only(reached, (file) => isTest(file) && shop.files.includes(file))
}

const only = (reached: ReadonlyMap<string, string>, wanted: (file: string) => boolean): Selection =>
  new Map([...reached].filter(([file]) => wanted(file)))

/** Journeys that a change touches: by imports, and by the addresses of the pages that show what changed. */
export function journeysOf(changed: readonly string[], shop: Shop): Selection {
  const code = new Set([...shop.files, ...shop.imports.map(({ to }) => to)])
  const reached = follow(changed, shop, { reads, readers: ofJourneys, stops: widgetDoors })
  for (const [file, cause] of reached) if (isForAll(file, code, cause === file)) return { all: cause }

  const selected = new Map([...reached].filter(([file]) => isSpec(file) && shop.files.includes(file)))
  const specs = shop.files.filter(isSpec).map((spec) => ({ spec, text: textOf(spec, shop.imports, shop.read) }))
  for (const [page, cause] of pagesReached(reached, shop)) {
    const patterns = patternsOf(page, shop.routes)
    if (patterns.length === 0) return { all: `${cause} (no route leads to the page ${page})` }
    for (const { spec, text } of specs)
      if (!selected.has(spec) && patterns.some((pattern) => pattern.test(text))) selected.set(spec, cause)
  }
  return selected
}

const pageName = (file: string) => /^pages\/([^/]+)\.json$/.exec(file)?.[1]

/** What reaches the shop as a whole, and what nobody knows the reach of. */
function isForAll(file: string, code: ReadonlySet<string>, hasChanged: boolean): boolean {
  if (ofJourneys(file) || isTest(file)) return false
  if (widgetDoors.includes(file)) return hasChanged
  if (everyJourney.test(file) || sharedShop.test(file)) return true
  return !code.has(file) && pageName(file) === undefined && !unseenByJourneys.test(file)
}

/** Pages on which something shows that was reached: page -> the changed file. */
function pagesReached(reached: ReadonlyMap<string, string>, { pages }: Shop): Map<string, string> {
  const found = new Map<string, string>()
  const add = (page: string, cause: string) => found.has(page) || found.set(page, cause)
  for (const [file, cause] of reached) {
    const page = pageName(file)
    if (page !== undefined) add(page, cause)
    const widget = isTest(file) ? undefined : /^widgets\/([^/]+)\//.exec(file)?.[1]
    if (widget !== undefined) for (const shown of pagesWith(widget, pages)) add(shown, cause)
  }
  return found
}
