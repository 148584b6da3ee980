import type { ItemId } from '../../../schemas/studio/item.ts'
import { type Json, mapOf, parsed } from '../../../src/kit/json.ts'
import { namesIn } from '../../../src/studio/document/index.ts'
import { fileOf } from '../../pages/published.ts'
import { readingPages } from '../components/reading-pages.ts'
import { pageNamesIn, pagesUsing, type World } from '../judging/world.ts'

/** A page of the shop, and what it shows in the canvas in place of its own blocks or contents. */
export interface StandIn {
  readonly page: string
  readonly text: string
}

interface Asked extends ItemId {
  readonly text: string
}

const rootOf = (text: string) => mapOf(parsed(text))

/**
 * Where a part that no page uses yet, or a page component that none reads, is seen while it is made: on a page of the shop that has what it needs.
 * Undefined where pages show it, and where no page has what it needs.
 */
export function standIn({ kind, name, text }: Asked, world: World): StandIn | undefined {
  if (kind === 'part' && pagesUsing(world.texts, [name]).length === 0) return pageOfPart(name, text, world)
  if (kind === 'component' && readingPages(world.texts, name).length === 0) return pageOfComponent(name, text, world)
  return undefined
}

const textOfPage = ({ texts }: World, name: string) => texts.get(fileOf({ kind: 'page', name }))?.text ?? ''

/** Open pages without a module's screen, home first. */
function openPages({ routes, texts }: World): readonly string[] {
  const open = new Set(routes.flatMap(({ open, module, name, page = name }) => (open && !module ? [page] : [])))
  const names = pageNamesIn(texts).filter((name) => open.has(name))
  return [...names.filter((name) => name === 'home'), ...names.filter((name) => name !== 'home')]
}

/** Something of its type for an input that pages give without reading data. */
const SAMPLES: Json = { string: '文字', number: 1, integer: 1, boolean: true, array: [], object: {} }

function sampleOf(declared: Json): unknown {
  if ('default' in declared) return declared.default
  const [first] = Array.isArray(declared.enum) ? (declared.enum as readonly unknown[]) : []
  return first ?? SAMPLES[String(declared.type)]
}

/** What a text reads of a page: its data and values, and the state, through what these read themselves. */
function readBy(text: string, { data, values, state }: Json) {
  const all = new Map([...entriesOf('data', data), ...entriesOf('values', values)])
  const kept = new Set<string>()
  const read = (from: string): void => {
    for (const name of namesIn(from)) {
      if (kept.has(name)) continue
      kept.add(name)
      read(JSON.stringify(all.get(name)?.said ?? ''))
    }
  }
  read(text)
  const keptOf = (of: string) =>
    Object.fromEntries([...all].flatMap(([name, one]) => (one.of === of && kept.has(name) ? [[name, one.said]] : [])))
  return { data: keptOf('data'), values: keptOf('values'), ...(kept.has('state') && { state }) }
}

/** Data and values of a page have names of their own. */
const entriesOf = (of: 'data' | 'values', said: unknown) =>
  Object.entries(mapOf(said)).map(([name, one]) => [name, { of, said: one }] as const)

/** The part alone, on the first page that loads all data which its inputs are. */
function pageOfPart(name: string, text: string, world: World): StandIn | undefined {
  const inputs = Object.entries(mapOf(rootOf(text).inputs)).map(
    ([input, declared]) => [input, mapOf(declared)] as const,
  )
  for (const page of openPages(world)) {
    const root = rootOf(textOfPage(world, page))
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

/** The first page that reads a component of the same kind, reading this one in its place. */
function pageOfComponent(code: string, text: string, world: World): StandIn | undefined {
  const { type } = rootOf(text)
  const open = openPages(world)
  for (const [file, { text: other }] of world.texts) {
    const like = /^components\/(.+)\.json$/.exec(file)?.[1]
    if (like === undefined || rootOf(other).type !== type) continue
    const readers = new Set(readingPages(world.texts, like))
    const word = new RegExp(`(?<![\\w-])${like}(?![\\w-])`, 'g')
    const page = open.find((one) => readers.has(one) && textOfPage(world, one).search(word) >= 0)
    if (page !== undefined) return { page, text: textOfPage(world, page).replaceAll(word, code) }
  }
  return undefined
}
