import { isList, isMap, isSame, isWrittenAlike, type Json, type JsonMap, type ValuePath } from './json.ts'

/** Told where both sides changed one value in two ways. What stays is mine. */
export type OnConflict = (path: ValuePath, mine: Json | undefined, theirs: Json | undefined) => void

/** The keys of both, in my order; their new ones stand behind what they stand behind there. */
function keysOf(mine: JsonMap, theirs: JsonMap): string[] {
  const keys = Object.keys(mine)
  for (const [at, key] of Object.keys(theirs).entries()) {
    if (keys.includes(key)) continue
    const before = Object.keys(theirs)
      .slice(0, at)
      .findLast((one) => keys.includes(one))
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key)
  }
  return keys
}

const own = (map: Json | undefined, key: string) => (isMap(map) && Object.hasOwn(map, key) ? map[key] : undefined)

/** Whether entries of a list stand elsewhere than they did: what stands at one place is another thing then. */
function isMoved(base: readonly Json[], side: readonly Json[]): boolean {
  const were = new Set(base.map((value) => JSON.stringify(value)))
  return side.some((value, at) => !isWrittenAlike(base[at], value) && were.has(JSON.stringify(value)))
}

/** Three-way, as deep as the values are maps, or lists whose entries stand where they did. undefined: there is no such value. */
export function mergeValues(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  onConflict: OnConflict,
  path: ValuePath = [],
): Json | undefined {
  if (isWrittenAlike(base, theirs)) return mine
  if (isWrittenAlike(base, mine) || isWrittenAlike(mine, theirs)) return theirs
  if (isMap(mine) && isMap(theirs)) {
    const merged = keysOf(mine, theirs).map((key) => {
      const value = mergeValues(own(base, key), own(mine, key), own(theirs, key), onConflict, [...path, key])
      return [key, value] as const
    })
    return Object.fromEntries(merged.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))
  }
  const isAsLong = isList(mine) && isList(theirs) && isList(base) && mine.length === theirs.length
  if (isAsLong && base.length === mine.length && !isMoved(base, mine) && !isMoved(base, theirs))
    return mine.map((value, at) => mergeValues(base[at], value, theirs[at], onConflict, [...path, at]) ?? null)
  if (!isSame(mine, theirs)) onConflict(path, mine, theirs)
  return mine
}
