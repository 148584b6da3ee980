import { inArray, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../db/server-settings.ts'
import { operatorTries } from '../../db/schema.ts'
import { hashOf } from '../../session/hash.ts'

/** So many wrong passwords of a name lock it for whoever tries from one place, for so many ms [S3]. */
const MOST_TRIES = 5
const LOCKED_FOR = 15 * 60_000
/** Of all strangers together, wherever they are: more addresses are not more guesses. */
const MOST_OF_STRANGERS = 50

/** From where a password is tried: a device or session on which the operator is known, or the address of a stranger. */
export type TriedFrom = { readonly known: string } | { readonly address: string }

const keyOf = (name: string, from: string) => `${hashOf(name)}.${hashOf(from)}`
const strangersOf = (name: string) => keyOf(name, 'strangers')
const placeOf = (name: string, from: TriedFrom) =>
  keyOf(name, 'known' in from ? `known ${from.known}` : `address ${from.address}`)
/** The rows of a name, wherever it is tried from. */
const isOf = (name: string) => sql`left(${operatorTries.nameHash}, ${hashOf(name).length}::int) = ${hashOf(name)}`

/**
 * Counts a try before its password is looked at, so that many at once are not more than one after another. Names that nobody has are
 * counted alike: a lock tells nothing. What strangers try locks strangers alone.
 * @returns whether the password may be looked at
 */
export async function mayTry(db: Queries, name: string, from: TriedFrom, at: number): Promise<boolean> {
  await db.delete(operatorTries).where(lt(operatorTries.lastAt, at - LOCKED_FOR))
  if (!(await count(db, placeOf(name, from), MOST_TRIES, at))) return false
  return 'known' in from || count(db, strangersOf(name), MOST_OF_STRANGERS, at)
}

async function count(db: Queries, nameHash: string, most: number, at: number): Promise<boolean> {
  const { failed, lastAt, lockedUntil } = operatorTries
  const isFree = sql`(${lockedUntil} is null or ${lockedUntil} <= ${at})`
  const next = sql`case when ${lockedUntil} is null then ${failed} + 1 else 1 end`
  const counted = await db
    .insert(operatorTries)
    .values({ nameHash, failed: 1, lastAt: at })
    .onConflictDoUpdate({
      target: operatorTries.nameHash,
      set: {
        failed: next,
        lastAt: sql`greatest(${lastAt}, ${at}::bigint)`,
        lockedUntil: sql`case when ${next} >= ${most} then ${at + LOCKED_FOR}::bigint end`,
      },
      setWhere: isFree,
    })
    .returning()
  return counted.length > 0
}

/** The right password takes the counts away that it was under: those of strangers elsewhere stay. */
export const forgetTriesFrom = async (db: Queries, name: string, from: TriedFrom): Promise<void> => {
  const own = 'known' in from ? [placeOf(name, from)] : [placeOf(name, from), strangersOf(name)]
  await db.delete(operatorTries).where(inArray(operatorTries.nameHash, own))
}

/** Another password, or an admin, takes all counts of a name away. */
export const forgetTries = async (db: Queries, name: string): Promise<void> => {
  await db.delete(operatorTries).where(isOf(name))
}

/** Which of these names are locked at a moment, for whomever. */
export async function lockedNames(db: Queries, names: readonly string[], at: number): Promise<ReadonlySet<string>> {
  const rows = await db.select().from(operatorTries)
  const locked = rows.filter(({ lockedUntil }) => (lockedUntil ?? 0) > at).map(({ nameHash }) => nameHash.split('.')[0])
  return new Set(names.filter((name) => locked.includes(hashOf(name))))
}
