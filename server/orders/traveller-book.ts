import { and, desc, eq } from 'drizzle-orm'
import type { Passenger, SavedTraveller } from '../../schemas/domain/traveller.ts'
import { advisoryLock } from '../db/advisory-lock.ts'
import type { Orm } from '../db/open-database.ts'
import { travellers } from '../db/schema.ts'
import { newPartId } from './order-ids.ts'

/** How many travellers a member keeps. */
const MOST_TRAVELLERS = 30

/** Whom a member keeps to pick again, the last first. */
export async function readTravellers(db: Orm, memberId: string): Promise<SavedTraveller[]> {
  const rows = await db
    .select({ id: travellers.id, body: travellers.body })
    .from(travellers)
    .where(eq(travellers.memberId, memberId))
    .orderBy(desc(travellers.createdAt), desc(travellers.id))
  return rows.map(({ id, body }) => ({ id, ...body }))
}

/** Those of one member who come at once wait for each other, so that nobody keeps more. @returns undefined when there are too many */
export const keepTraveller = (db: Orm, memberId: string, body: Passenger, now: number): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    await advisoryLock(tx, `travellers ${memberId}`)
    if ((await tx.$count(travellers, eq(travellers.memberId, memberId))) >= MOST_TRAVELLERS) return undefined
    const id = newPartId()
    await tx.insert(travellers).values({ id, memberId, createdAt: now, body })
    return id
  })

/** @returns false when the member has none of that id */
export async function changeTraveller(db: Orm, memberId: string, id: string, body: Passenger): Promise<boolean> {
  const rows = await db.update(travellers).set({ body }).where(own(memberId, id)).returning({ id: travellers.id })
  return rows.length > 0
}

/** @returns false when the member has none of that id */
export async function forgetTraveller(db: Orm, memberId: string, id: string): Promise<boolean> {
  const rows = await db.delete(travellers).where(own(memberId, id)).returning({ id: travellers.id })
  return rows.length > 0
}

const own = (memberId: string, id: string) => and(eq(travellers.id, id), eq(travellers.memberId, memberId))
