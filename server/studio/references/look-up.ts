import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BuiltCatalogue } from '../../../schemas/studio/catalogue.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { BrokenReference } from '../../../schemas/studio/numbers.ts'
import type { Checker } from '../../../src/kit/checker.ts'
import { shopTitles } from '../../../src/studio/document/shop-titles.ts'
import { fileOf } from '../../pages/published.ts'
import { readingPages } from '../components/reading-pages.ts'
import { namesOf } from '../items/text-names.ts'
import type { TellProblems } from '../judging/problem-speaker.ts'
import { pageNamesIn, sourceOf, type CheckContext } from '../judging/check-context.ts'

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

export interface LookUpDeps {
  readonly check: Checker
  readonly checkContext: CheckContext
  readonly tell: TellProblems
  readonly catalogue: BuiltCatalogue
}

/** What all pages and page components that serve name and the shop no longer has; others are served between two of them [N9]. */
export async function lookUpReferences({
  check,
  checkContext,
  tell,
  catalogue,
}: LookUpDeps): Promise<BrokenReference[]> {
  const { texts } = checkContext
  const rows = [...texts].flatMap(([file, { text }]) => {
    const name = /^parts\/(.+)\.json$/.exec(file)?.[1]
    return name === undefined ? [] : [{ kind: 'part' as const, name, title: namesOf(text).title ?? name }]
  })
  const titlesFor = shopTitles(catalogue, rows)
  const found: BrokenReference[] = []
  const judge = (item: ItemId & { readonly kind: 'page' | 'component' }, readers?: readonly string[]) => {
    const { kind, name } = item
    const source = sourceOf(item, texts.get(fileOf(item))?.text ?? '')
    const { placed = [] } = readers
      ? check.component(source, { ...checkContext, readers })
      : check.page(source, checkContext)
    const broken = placed.filter(({ rule }) => RULES.has(rule))
    if (broken.length === 0) return
    const told = tell(item, source.text, titlesFor)
    const { title } = namesOf(source.text)
    for (const { rule, severity, ...problem } of broken)
      found.push({ kind, name, ...(title !== undefined && { title }), rule, severity, ...told({ rule, ...problem }) })
  }
  for (const name of pageNamesIn(texts)) {
    await nextTurn()
    judge({ kind: 'page', name })
  }
  for (const name of componentNamesIn(texts)) {
    const readers = readingPages(texts, name)
    // What no page shows breaks for nobody.
    if (readers.length === 0) continue
    await nextTurn()
    judge({ kind: 'component', name }, readers)
  }
  const once = [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
  const errorsFirst = once.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
  return errorsFirst.slice(0, MOST)
}

const componentNamesIn = (texts: CheckContext['texts']): string[] =>
  [...texts.keys()].flatMap((file) => /^components\/(.+)\.json$/.exec(file)?.[1] ?? [])
