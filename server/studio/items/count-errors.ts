import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Checked, Checker, FileSource } from '../../../src/kit/checker.ts'
import { keyOf, textHash } from '../../pages/published.ts'
import { readingPages } from '../components/reading-pages.ts'
import { partsIn, sourceOf, type CheckContext } from '../judging/check-context.ts'
import type { Route } from '../../../schemas/page/route.ts'

interface CountedText extends ItemId {
  readonly text: string
  /** Of a new page: its address, which the table does not have yet. */
  readonly route?: Route
}

/** How many mistakes forbid to publish a text; asked again while nothing around it changed, it is known. */
export type CountErrors = (checkContext: CheckContext, item: CountedText) => Promise<number>

const errorsIn = ({ placed, problems, value }: Checked<unknown>): number => {
  if (placed) return placed.filter(({ severity }) => severity === 'error').length
  return value === undefined ? Math.max(1, problems.length) : 0
}

/** A list of a hundred pages is counted without holding up who else is served. */
export function errorCounter(check: Checker): CountErrors {
  const known = new WeakMap<CheckContext, LRUCache<string, number>>()
  // All parts are judged at once, and the same list is judged once.
  const lists = new WeakMap<CheckContext, FileSource[]>()
  const partsOf = (checkContext: CheckContext) => {
    const list = lists.get(checkContext) ?? partsIn(checkContext.texts)
    lists.set(checkContext, list)
    return list
  }
  const count = (checkContext: CheckContext, { kind, name, text, route }: CountedText): number => {
    const source = sourceOf({ kind, name }, text)
    if (kind === 'theme') return errorsIn(check.theme(source))
    if (kind === 'component')
      return errorsIn(check.component(source, { ...checkContext, readers: readingPages(checkContext.texts, name) }))
    if (kind === 'route') return 0
    if (kind === 'page')
      return errorsIn(
        check.page(source, { ...checkContext, routes: route ? [...checkContext.routes, route] : checkContext.routes }),
      )
    const all = partsOf(checkContext)
    const isSame = all.find((part) => part.name === name)?.text === text
    const parts = isSame ? all : [...all.filter((part) => part.name !== name), source]
    return errorsIn(check.parts(parts)[source.file] ?? { problems: [] })
  }
  return async (checkContext, item) => {
    const counts = known.get(checkContext) ?? new LRUCache<string, number>({ max: 2_000 })
    known.set(checkContext, counts)
    const key = `${keyOf(item)} ${textHash(item.text)} ${item.route?.path ?? ''}`
    const found = counts.get(key)
    if (found !== undefined) return found
    await nextTurn()
    const counted = count(checkContext, item)
    counts.set(key, counted)
    return counted
  }
}
