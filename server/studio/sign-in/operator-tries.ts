import { eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../db/server-settings.ts'
import { operatorTries } from '../../db/schema.ts'
import { hashOf } from '../../session/hash.ts'

/** So many wrong passwords lock a name, for so many ms [S3]. */
const MOST_TRIES = 5
const LOCKED_FOR = 15 * 60_000

const keyOf = (name: string) => hashOf(name)

/**
 * Counts a try before its password is looked at, so that many at once are not more than one after another. Names that nobody has are
 * counted alike: a lock tells nothing.
 * @returns whether the password may be looked at
 */
export async function mayTry(db: Queries, name: string, at: number): Promise<boolean> {
  await db.delete(operatorTries).where(lt(operatorTries.lastAt, at - LOCKED_FOR))
  const { failed, lastAt, lockedUntil } = operatorTries
  const isFree = sql`(${lockedUntil} is null or ${lockedUntil} <= ${at})`
  const next = sql`case when ${lockedUntil} is null then ${failed} + 1 else 1 end`
  const counted = await db
    .insert(operatorTries)
    .values({ nameHash: keyOf(name), failed: 1, lastAt: at })
    .onConflictDoUpdate({
      target: operatorTries.nameHash,
      set: {
        failed: next,
        lastAt: sql`greatest(${lastAt}, ${at}::bigint)`,
        lockedUntil: sql`case when ${next} >= ${MOST_TRIES} then ${at + LOCKED_FOR}::bigint end`,
      },
      setWhere: isFree,
    })
    .returning()
  return counted.length > 0
}

/** The right password, or an admin, takes the count away. */
export const forgetTries = async (db: Queries, name: string): Promise<void> => {
  await db.delete(operatorTries).where(eq(operatorTries.nameHash, keyOf(name)))
}

/** Which of these names are locked at a moment. */
export async function lockedNames(db: Queries, names: readonly string[], at: number): Promise<ReadonlySet<string>> {
  const rows = await db.select().from(operatorTries)
  const locked = new Set(rows.filter(({ lockedUntil }) => (lockedUntil ?? 0) > at).map(({ nameHash }) => nameHash))
  return new Set(names.filter((name) => locked.has(keyOf(name))))
}
