import type { Orm } from '../db/open-database.ts'
import { createTtlCache, type TtlCache } from '../cache/ttl-cache.ts'

/** ms that a shop may show its catalogue as it was: what another instance filled is seen within a second. */
const TTL = 1_000
/** For what is counted over the whole catalogue, which changes little within it. */
export const A_MINUTE = 60_000
/** Things kept at once; the largest is a hotel with its calendars. */
const MAX_ENTRIES = 500

const memories = new WeakMap<Orm, TtlCache<unknown>>()

function memoryOf(db: Orm): TtlCache<unknown> {
  const known =
    memories.get(db) ?? createTtlCache<unknown>({ max: MAX_ENTRIES, ttl: TTL, now: () => performance.now() })
  memories.set(db, known)
  return known
}

/**
 * What is read of the catalogue again and again, read once a second, and once for all who ask at the same time. For replies that show
 * something and nothing else: what is ordered is read anew, and so are stock, members and whatever else an order changes.
 * @param key names what is read, and so its type
 * @param ttl ms that it may be old: a second where nobody says otherwise, more for what is counted over the whole catalogue
 * @returns the same object for all who ask, which nobody can change
 */
export function cachedRead<Value>(db: Orm, key: string, read: () => Promise<Value>, ttl = TTL): Promise<Value> {
  const load = async () => frozen(await read())
  return memoryOf(db).get(key, load, ttl) as Promise<Value>
}

/** To be called after the catalogue was written: the next who asks reads it anew. */
export const forgetCatalogue = (db: Orm): void => memories.get(db)?.clear()

/** Freezes all of it: many replies are made of one object. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
