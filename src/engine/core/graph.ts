import type { DataSource } from '../../../schemas/page/page.ts'
import { sourceParts } from './page-expressions.ts'
import { readsOf } from './reads.ts'
import type { Values } from './values.ts'

export type DataOrder = { readonly waves: string[][] } | { readonly cycle: string[] }

type Graph = ReadonlyMap<string, readonly string[]>

/** Which other data each entry reads. */
function graphOf(data: Readonly<Record<string, DataSource>>, values?: Values): Graph {
  const names = { data: new Set(Object.keys(data)), state: [], query: [] }
  return new Map(Object.entries(data).map(([name, source]) => [name, readsOf(sourceParts(source, values), names)]))
}

/** Every name of `left` reads another of `left`: following the first one comes round. */
function cycleIn(left: ReadonlySet<string>, graph: Graph): string[] {
  const path: string[] = []
  let [name] = left
  while (name !== undefined && !path.includes(name)) {
    path.push(name)
    name = graph.get(name)?.find((other) => left.has(other))
  }
  return path.slice(path.indexOf(name ?? ''))
}

/**
 * In which order the data of a page can be loaded: each wave reads only what stands in earlier waves. Or the names that wait for
 * each other, each reading the next and the last the first.
 */
export const dataOrder = (data: Readonly<Record<string, DataSource>>, values?: Values): DataOrder =>
  orderOf(graphOf(data, values))

/** The same of a graph: which other names each one waits for. */
export function orderOf(graph: Graph): DataOrder {
  const left = new Set(graph.keys())
  const waves: string[][] = []
  while (left.size) {
    const wave = [...left].filter((name) => !graph.get(name)?.some((other) => left.has(other)))
    if (!wave.length) return { cycle: cycleIn(left, graph) }
    for (const name of wave) left.delete(name)
    waves.push(wave)
  }
  return { waves }
}
