import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BrokenReference } from '../../../schemas/studio/numbers.ts'
import type { Checker } from '../../../src/kit/checker.ts'
import { fileOf } from '../../pages/published.ts'
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

/** What all pages that serve name and the shop no longer has, with their parts; others are served between two pages. */
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
  const once = [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
  const errorsFirst = once.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
  return errorsFirst.slice(0, MOST)
}
