/** The map without what is null or undefined; the map itself when there is none. */
export function withoutNothing(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const entries = Object.entries(values)
  const something = entries.filter(([, value]) => value !== null && value !== undefined)
  return something.length === entries.length ? values : Object.fromEntries(something)
}
