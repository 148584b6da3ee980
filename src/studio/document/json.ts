/** A value as JSON holds it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonMap
export interface JsonMap {
  readonly [key: string]: Json
}

/** The steps from a value to one inside it. */
export type ValuePath = readonly (string | number)[]

export const isMap = (value: unknown): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The entries of a map; none of anything else. */
export const entriesOf = (value: Json | undefined): [string, Json][] => (isMap(value) ? Object.entries(value) : [])

/** Array.isArray takes the readonly away. */
export const isList = (value: unknown): value is readonly Json[] => Array.isArray(value)

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** What stands at a path; undefined where nothing does. */
export function valueAt(value: Json | undefined, path: ValuePath): Json | undefined {
  let now: Json | undefined = value
  for (const step of path) {
    if (isList(now) && typeof step === 'number') now = now[step]
    else if (isMap(now) && typeof step === 'string' && Object.hasOwn(now, step)) now = now[step]
    else return undefined
  }
  return now
}

/** Whether two values say the same. The order of a map's keys says nothing. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((value, at) => isSame(value, other[at]))
  if (!isMap(one) || !isMap(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  )
}

/** The map with another value at a path of maps; what is on the way there stays in its order. */
export function withValue(map: JsonMap, [key = '', ...more]: readonly string[], value: Json): JsonMap {
  const inner = map[key]
  return { ...map, [key]: more.length > 0 && isMap(inner) ? withValue(inner, more, value) : value }
}

/** Whether two values are written alike, the order of their keys included. */
export function isWrittenAlike(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((value, at) => isWrittenAlike(value, other[at]))
  if (!isMap(one) || !isMap(other)) return false
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  return (
    keys.length === others.length && keys.every((key, at) => key === others[at] && isWrittenAlike(one[key], other[key]))
  )
}
