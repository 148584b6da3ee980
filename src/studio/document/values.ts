import type { BlockKey } from './document.ts'
import { isList, isMap, type Json, type JsonMap, type ValuePath } from './json.ts'
import type { Editable } from './step.ts'

/** In which order a block's properties are written. */
const BLOCK_ORDER = [
  'id',
  'widget',
  'part',
  'with',
  'variant',
  'hidden',
  'side',
  'across',
  'live',
  'audience',
  'experiment',
  'when',
  'props',
  'onEmpty',
  'onError',
  'notFound',
  'on',
  'slots',
]

/** In which order a page's, a part's or a theme's properties are written. */
const PAGE_ORDER = [
  '$schema',
  'versions',
  'title',
  'description',
  'head',
  'layout',
  'inputs',
  'state',
  'data',
  'values',
  'redirects',
  'experiments',
  'tokens',
  'dark',
  'type',
  'blocks',
  'entries',
  'slots',
  'popups',
]

/** A map with one more property, before the first of those that are written after it. */
function inserted(map: JsonMap, key: string, value: Json, order: readonly string[]): JsonMap {
  const rank = order.indexOf(key)
  const entries = Object.entries(map)
  const next = rank === -1 ? -1 : entries.findIndex(([name]) => order.indexOf(name) > rank)
  const at = next === -1 ? entries.length : next
  return Object.fromEntries([...entries.slice(0, at), [key, value], ...entries.slice(at)])
}

const without = (map: JsonMap, key: string): JsonMap =>
  Object.fromEntries(Object.entries(map).filter(([name]) => name !== key))

/** The value with another one at a path; undefined removes. Maps that are missing on the way are made. */
function changed(
  value: Json | undefined,
  [step, ...more]: ValuePath,
  next: Json | undefined,
  order: readonly string[] = [],
): Json | undefined {
  if (step === undefined) return next
  if (isList(value) && typeof step === 'number') {
    const inner = changed(value[step], more, next)
    if (inner === undefined) return value.filter((_, at) => at !== step)
    return step < value.length ? value.with(step, inner) : [...value, inner]
  }
  const map = isMap(value) ? value : {}
  const key = String(step)
  const has = Object.hasOwn(map, key)
  const inner = changed(has ? map[key] : undefined, more, next)
  if (inner === undefined) return has ? without(map, key) : value
  return has ? { ...map, [key]: inner } : inserted(map, key, inner, order)
}

/** The longest beginning of a path whose value stays a value when what is below it changes: there the patch is made. */
function anchorOf(value: Json, path: ValuePath, next: Json | undefined): number {
  let now: Json | undefined = value
  for (const [at, step] of path.entries()) {
    const isThere = isMap(now) ? Object.hasOwn(now, String(step)) : isList(now) && Number(step) < now.length
    if (!isThere) return at
    if (at === path.length - 1) return next === undefined ? at : path.length
    now = isMap(now) ? now[String(step)] : isList(now) ? now[Number(step)] : undefined
  }
  return path.length
}

/**
 * Sets a value in the draft, or removes it, by one patch as deep as can be. Where a property comes or goes, the map around it is
 * replaced: taken back it stands in its old order, and the text is the same to the sign.
 */
function assign(
  owner: Record<string, Json>,
  name: string,
  path: ValuePath,
  next: Json | undefined,
  order: readonly string[],
): void {
  const whole = owner[name] ?? {}
  const anchor = anchorOf(whole, path, next)
  const last = path[anchor - 1]
  if (last === undefined) {
    owner[name] = changed(whole, path, next, order) ?? {}
    return
  }
  // A draft: what Json calls read-only may be changed in it.
  let holder = whole as Record<string | number, Json>
  for (const step of path.slice(0, anchor - 1)) holder = holder[step] as Record<string | number, Json>
  holder[last] = changed(holder[last], path.slice(anchor), next) ?? null
}

export const assignBlock = (draft: Editable, key: BlockKey, path: ValuePath, next: Json | undefined): void =>
  assign(draft.byId, key, path, next, BLOCK_ORDER)

export function assignRest(draft: Editable, path: ValuePath, next: Json | undefined): void {
  const owner: Record<string, Json> = { rest: draft.rest }
  assign(owner, 'rest', path, next, PAGE_ORDER)
  const rest = owner.rest
  if (rest !== draft.rest && isMap(rest)) draft.rest = rest
}
