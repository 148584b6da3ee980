import type { ItemId } from '../../../schemas/studio/item.ts'
import { type Json, mapOf } from '../../../src/kit/json.ts'
import { readingPages } from '../components/reading-pages.ts'
import { pagesUsing, type CheckContext } from '../judging/check-context.ts'
import { pageOfComponent } from './component-stand-in.ts'
import { isForNobody, sampleOf, sampleOfReply } from './samples.ts'
import { openPages, readBy, rootOf, type StandIn, textOfPage } from './open-pages.ts'

interface Asked extends ItemId {
  readonly text: string
}

/**
 * Where a part or a page component is seen that is at no address of the pages that show it: on another page of the shop that has what it needs.
 * Undefined where no page has.
 */
export function standIn({ kind, name, text }: Asked, checkContext: CheckContext): StandIn | undefined {
  const others = openPages(checkContext, pagesShowing({ kind, name }, checkContext))
  if (kind === 'part') return pageOfPart({ name, text, pages: others }, checkContext)
  if (kind === 'component') return pageOfComponent({ code: name, text, pages: others }, checkContext)
  return undefined
}

/** The pages that show an item, by what they write. */
export function pagesShowing({ kind, name }: ItemId, { texts, routes }: CheckContext): readonly string[] {
  if (kind === 'part') return pagesUsing(texts, [name])
  if (kind === 'theme') return ['home']
  if (kind === 'component') return readingPages(texts, name)
  const own = kind === 'route' ? routes.find((route) => route.name === name) : undefined
  return [own?.page ?? name]
}

/** The part alone, on the first page that loads all data which its inputs are; where none does, with something like them. */
function pageOfPart(
  { name, text, pages }: { readonly name: string; readonly text: string; readonly pages: readonly string[] },
  checkContext: CheckContext,
): StandIn | undefined {
  const inputs = Object.entries(mapOf(rootOf(text).inputs)).map(
    ([input, declared]) => [input, mapOf(declared)] as const,
  )
  const named = (page: string, endpoint: unknown) =>
    isForNobody(endpoint)
      ? undefined
      : Object.entries(mapOf(rootOf(textOfPage(checkContext, page)).data)).find(
          ([, source]) => mapOf(source).from === endpoint,
        )?.[0]
  const has = (page: string, isNeeded: (declared: Json) => boolean) =>
    inputs.every(([, one]) => one.from === undefined || !isNeeded(one) || named(page, one.from) !== undefined)
  const page =
    pages.find((one) => has(one, () => true)) ??
    pages.find((one) => has(one, (declared) => !('default' in declared))) ??
    pages[0]
  if (page === undefined) return undefined
  const words = new Set(text.match(/\w+/g))
  const isRead = (property: string) => words.has(property)
  const given = inputs.map(([input, declared]) => {
    const { from } = declared
    const data = from === undefined ? undefined : named(page, from)
    if (data !== undefined) return [input, `{{ ${data} }}`] as const
    return [
      input,
      from === undefined || 'default' in declared ? sampleOf(declared) : sampleOfReply(from, isRead),
    ] as const
  })
  if (given.some(([, value]) => value === undefined)) return undefined
  const root = rootOf(textOfPage(checkContext, page))
  const { versions, title } = root
  const use = { part: name, with: Object.fromEntries(given) }
  return { page, text: JSON.stringify({ versions, title, ...readBy(JSON.stringify(use), root), blocks: [use] }) }
}
