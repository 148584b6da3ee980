import { getOwn } from './get-own.ts'

/** Deeper than this everything counts as new: no reply can exhaust the stack. */
const DEPTH = 100

/**
 * The value that came, with every part that is equal to what stood in its place before being that same object: a reply of a thousand
 * items of which one changed is new in this one and in what holds it.
 */
export function keepEqual(before: unknown, after: unknown, depth = 0): unknown {
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return after
  if (before === after || depth > DEPTH) return after
  const part = (key: string, value: unknown) => keepEqual(getOwn(before, key), value, depth + 1)
  const entries = Object.entries(after).map(([key, value]) => [key, part(key, value)] as const)
  const isSame =
    entries.length === Object.keys(before).length &&
    entries.every(([key, value]) => Object.hasOwn(before, key) && Object.is(value, getOwn(before, key)))
  if (isSame) return before
  return Array.isArray(after) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
