import { and, asc, eq, lte } from 'drizzle-orm'
import { PUT_OFF } from '../../src/domain/member/closure-state.ts'
import type { Orm } from '../db/open-database.ts'
import { accountClosures } from '../db/schema.ts'
import { closureObstacles, moveClosures } from './closures.ts'
import { eraseMember } from './erase-member.ts'

/** How many accounts one round erases. */
const ROUND = 20

/**
 * Erases the accounts whose seven days are over. Each is leased for a while before it is looked at, so that of several instances one does
 * it; one whose member has something open again waits for another day. @returns how many were erased
 */
export async function eraseDue(db: Orm, now: number): Promise<number> {
  const due = await db
    .select({ id: accountClosures.id, memberId: accountClosures.memberId, dueAt: accountClosures.dueAt })
    .from(accountClosures)
    .where(and(eq(accountClosures.state, 'waiting'), lte(accountClosures.dueAt, now)))
    .orderBy(asc(accountClosures.dueAt))
    .limit(ROUND)
  let count = 0
  for (const closure of due) if (await eraseOne(db, closure, now)) count += 1
  return count
}

type Due = Pick<typeof accountClosures.$inferSelect, 'id' | 'memberId' | 'dueAt'>

async function eraseOne(db: Orm, { id, memberId, dueAt }: Due, now: number): Promise<boolean> {
  const same = and(eq(accountClosures.id, id), eq(accountClosures.dueAt, dueAt), eq(accountClosures.state, 'waiting'))
  const leased = await db
    .update(accountClosures)
    .set({ dueAt: now + PUT_OFF })
    .where(same)
    .returning({ id: accountClosures.id })
  if (leased.length === 0 || (await closureObstacles(db, memberId)).length > 0) return false
  return db.transaction(async (tx) => {
    const [erased] = await moveClosures(tx, 'erase', [eq(accountClosures.id, id)], now)
    if (erased) await eraseMember(tx, memberId, now)
    return erased !== undefined
  })
}
