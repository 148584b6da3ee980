const isSomething = (value: unknown) => value !== null && value !== undefined

/** The map without what is null or undefined; the map itself when there is none. */
export function omitNullish(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (Object.values(values).every(isSomething)) return values
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isSomething(value)))
}
