import type { CallShape } from '../../schemas/page/plan.ts'

type Args = Readonly<Record<string, unknown>>

const pick = (args: Args, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => args[name] !== undefined).map((name) => [name, args[name]]))

/** The path with its parameters filled in: /online/thing/:id -> /online/thing/100101 */
function fillPath(shape: CallShape, args: Args): string {
  return shape.path.replace(/:([A-Za-z0-9_]+)/g, (_, name: string) => encodeURIComponent(String(args[name] ?? '')))
}

/** The parts of a call that travel apart: the address, the query, headers of its own, and the body of a POST. */
export function callParts(shape: CallShape, args: Args) {
  const headers = Object.entries(pick(args, shape.headers ?? [])).map(([name, value]) => [name, String(value)] as const)
  return {
    url: fillPath(shape, args),
    ...{ query: pick(args, shape.query), body: pick(args, shape.body) },
    headers: Object.fromEntries(headers),
  }
}

/** The query as it stands in an address; a list repeats its name. */
export function queryText(query: Args): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]),
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}
