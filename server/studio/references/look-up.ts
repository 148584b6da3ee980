import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BrokenReference } from '../../../schemas/studio/numbers.ts'
import type { Checker } from '../../../src/kit/checker.ts'
import { componentOfText } from '../../components/component-text.ts'
import { fileOf } from '../../pages/published.ts'
import { readingPages } from '../components/reading-pages.ts'
import { pageNamesIn, sourceOf, type World } from '../judging/world.ts'

/** The rules that speak of what a page names outside of itself. */
const RULES: ReadonlySet<string> = new Set([
  'product-not-sold',
  'product-sold-shorter',
  'unknown-content',
  'unknown-forward',
  'unknown-picture',
  'unknown-popup',
  'unknown-product',
  'unknown-route',
  'closed-address',
])

/** Most that is told: somebody who took the whole catalogue away reads no further. */
const MOST = 500

/** What all pages and page components that serve name and the shop no longer has; others are served between two of them [N9]. */
export async function lookUpReferences(check: Checker, world: World): Promise<BrokenReference[]> {
  const found: BrokenReference[] = []
  for (const name of pageNamesIn(world.texts)) {
    await nextTurn()
    const text = world.texts.get(fileOf({ kind: 'page', name }))?.text ?? ''
    const { placed = [] } = check.page(sourceOf({ kind: 'page', name }, text), world)
    for (const { rule, severity, message, block } of placed)
      if (RULES.has(rule))
        found.push({ kind: 'page', name, rule, severity, message: message.zh, ...(block && { block: block.id }) })
  }
  for (const name of componentNamesIn(world.texts)) {
    const readers = readingPages(world.texts, name)
    // What no page shows breaks for nobody.
    if (readers.length === 0) continue
    await nextTurn()
    found.push(...brokenEntries(check, world, name, readers))
  }
  const once = [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
  const errorsFirst = once.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
  return errorsFirst.slice(0, MOST)
}

const componentNamesIn = (texts: World['texts']): string[] =>
  [...texts.keys()].flatMap((file) => /^components\/(.+)\.json$/.exec(file)?.[1] ?? [])

/** What entries of a component lead to or show and is gone, with the entry. */
function brokenEntries(check: Checker, world: World, name: string, readers: readonly string[]): BrokenReference[] {
  const source = sourceOf({ kind: 'component', name }, world.texts.get(fileOf({ kind: 'component', name }))?.text ?? '')
  const { placed = [] } = check.component(source, { ...world, readers })
  const told = placed.filter(({ rule }) => RULES.has(rule))
  if (told.length === 0) return []
  const { entries } = componentOfText(name, source.text)
  return told.map(({ rule, severity, message, pointer }) => {
    const entry = entries[Number(/^\/entries\/(\d+)/.exec(pointer)?.[1])]
    return {
      ...({ kind: 'component', name, rule, severity, message: message.zh } as const),
      ...(entry && { block: entry.id, entry: entry.title }),
    }
  })
}
