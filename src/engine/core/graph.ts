type DataOrder = { readonly waves: string[][] } | { readonly cycle: string[] }

type Graph = ReadonlyMap<string, readonly string[]>

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
 * In which order names can be had that wait for others, by which ones each waits for: each wave waits only for what stands in earlier waves.
 * Or the names that wait for each other, each for the next and the last for the first.
 */
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
