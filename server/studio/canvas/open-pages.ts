import { type Json, mapOf, parsed } from '../../../src/kit/json.ts'
import { namesIn } from '../../../src/studio/document/index.ts'
import { fileOf } from '../../pages/published.ts'
import { pageNamesIn, type CheckContext } from '../judging/check-context.ts'

/** A page of the shop, and what it shows in the canvas in place of its own blocks or contents. */
export interface StandIn {
  readonly page: string
  readonly text: string
}

export const rootOf = (text: string) => mapOf(parsed(text))

export const textOfPage = ({ texts }: CheckContext, name: string) =>
  texts.get(fileOf({ kind: 'page', name }))?.text ?? ''

/**
 * Open pages without a module's screen, home first, but for some. An address with an id in it is that of something that may not be there, or be
 * shown otherwise: those come last.
 */
export function openPages({ routes, texts }: CheckContext, except: readonly string[]): readonly string[] {
  const open = routes.filter((route) => route.open && !route.module)
  const pages = new Set(open.map(({ name, page = name }) => page))
  const plain = new Set(open.flatMap(({ name, path, page = name }) => (path.includes(':') ? [] : [page])))
  const rank = (name: string) => (name === 'home' ? 0 : plain.has(name) ? 1 : 2)
  return pageNamesIn(texts)
    .filter((name) => pages.has(name) && !except.includes(name))
    .toSorted((one, other) => rank(one) - rank(other))
}

/** What a text reads of a page: its data and values, and the state, through what these read themselves. */
export function readBy(text: string, { data, values, state }: Json) {
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
