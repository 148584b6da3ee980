import { useState } from 'react'
import { isSame, type Json } from '../document/index.ts'

/** The things of a list, each with a key that it keeps wherever it goes in the list. */
export interface KeyedList {
  readonly list: readonly Json[]
  readonly keys: readonly number[]
  /** The key of the next thing that comes. */
  readonly next: number
}

const nothing: KeyedList = { list: [], keys: [], next: 0 }

/**
 * Keys for a list that was another before: a thing that is still there keeps its own, the nearest first where several are alike; what stands where
 * a thing was and is like none is that thing, changed.
 */
export function keyedAfter(before: KeyedList, list: readonly Json[]): KeyedList {
  const left = new Map(before.keys.map((key, at) => [at, key]))
  const take = (at: number) => {
    const key = left.get(at)
    left.delete(at)
    return key
  }
  const isLike = (at: number, one: Json) => left.has(at) && isSame(before.list[at] ?? null, one)
  const stayed = list.map((one, at) => (isLike(at, one) ? take(at) : undefined))
  const found = list.map((one, at) => stayed[at] ?? take([...left.keys()].find((other) => isLike(other, one)) ?? -1))
  let { next } = before
  const keys = found.map((key, at) => key ?? take(at) ?? next++)
  return { list, keys, next }
}

/** @param list the same while nothing in it is another */
export function useListKeys(list: readonly Json[]): KeyedList {
  const [kept, setKept] = useState(() => keyedAfter(nothing, list))
  if (kept.list === list) return kept
  const now = keyedAfter(kept, list)
  setKept(now)
  return now
}
