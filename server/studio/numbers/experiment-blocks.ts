import { isMap, parsed } from '../../../src/kit/json.ts'

const idsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = isMap(value) && typeof value.id === 'string' && typeof value.widget === 'string' ? [value.id] : []
  return [...own, ...Object.values(value).flatMap(idsIn)]
}

function collect(value: unknown, found: Map<string, string[]>): void {
  if (typeof value !== 'object' || value === null) return
  const { experiment } = value as { readonly experiment?: unknown }
  const name = isMap(experiment) && typeof experiment.name === 'string' ? experiment.name : undefined
  if (name !== undefined) found.set(name, [...(found.get(name) ?? []), ...idsIn(value)])
  else for (const inside of Object.values(value)) collect(inside, found)
}

/** The blocks of each experiment of a page, with what stands inside them, by the experiment's name. */
export function experimentBlocks(text: string): Readonly<Record<string, readonly string[]>> {
  const page = parsed(text)
  const declared = isMap(page) && isMap(page.experiments) ? Object.keys(page.experiments) : []
  const found = new Map<string, string[]>(declared.map((name) => [name, []]))
  collect(page, found)
  return Object.fromEntries(found)
}

/** The arms of each experiment in the order in which the page has them: the first is what the others are compared with. */
export function declaredArms(text: string): Readonly<Record<string, readonly string[]>> {
  const page = parsed(text)
  const experiments = isMap(page) && isMap(page.experiments) ? page.experiments : {}
  return Object.fromEntries(
    Object.entries(experiments).map(([name, arms]) => [name, isMap(arms) ? Object.keys(arms) : []]),
  )
}
