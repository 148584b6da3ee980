import type { ItemId } from '../../../schemas/studio/item.ts'
import { type Json, mapOf } from '../../../src/kit/json.ts'
import { readingPages } from '../components/reading-pages.ts'
import { pagesUsing, type CheckContext } from '../judging/check-context.ts'
import { pageOfComponent } from './component-stand-in.ts'
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

/** Something of its type for an input that pages give without reading data. */
const SAMPLES: Json = { string: '文字', number: 1, integer: 1, boolean: true, array: [], object: {} }

function sampleOf(declared: Json): unknown {
  if ('default' in declared) return declared.default
  const [first] = Array.isArray(declared.enum) ? (declared.enum as readonly unknown[]) : []
  return first ?? SAMPLES[String(declared.type)]
}

/** The part alone, on the first page that loads all data which its inputs are. */
function pageOfPart(
  { name, text, pages }: { readonly name: string; readonly text: string; readonly pages: readonly string[] },
  checkContext: CheckContext,
): StandIn | undefined {
  const inputs = Object.entries(mapOf(rootOf(text).inputs)).map(
    ([input, declared]) => [input, mapOf(declared)] as const,
  )
  for (const page of pages) {
    const root = rootOf(textOfPage(checkContext, page))
    const { versions, title, data } = root
    const named = (endpoint: unknown) =>
      Object.entries(mapOf(data)).find(([, source]) => mapOf(source).from === endpoint)?.[0]
    const given = inputs.map(([input, declared]) => {
      const from = named(declared.from)
      return [input, from === undefined ? sampleOf(declared) : `{{ ${from} }}`] as const
    })
    const isWhole = inputs.every(([, { from }]) => from === undefined || named(from) !== undefined)
    const use = { part: name, with: Object.fromEntries(given) }
    if (isWhole)
      return { page, text: JSON.stringify({ versions, title, ...readBy(JSON.stringify(use), root), blocks: [use] }) }
  }
  return undefined
}
