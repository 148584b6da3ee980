import { and, asc, eq, inArray } from 'drizzle-orm'
import { isPlate, MAX_PLATES } from '../../src/domain/car-plate.ts'
import type { Orm } from '../db/open-database.ts'
import { carPlates, members } from '../db/schema.ts'
import type { Queries } from '../db/server-settings.ts'
import { findGuest, type Guest, isInHouse } from './guests.ts'

/** Who changes plates, and when (epoch ms). */
interface Change {
  readonly memberId: string
  readonly now: number
}

/** A member's plates, the oldest first. */
export async function findPlates(db: Queries, memberId: string): Promise<readonly string[]> {
  const mine = eq(carPlates.memberId, memberId)
  const rows = await db.select().from(carPlates).where(mine).orderBy(asc(carPlates.addedAt), asc(carPlates.place))
  return rows.map(({ plate }) => plate)
}

/**
 * Registers plates for a suite guest (B5, B6), all or none. One that is there already counts as registered.
 * @returns false for who may not, for what is no plate, and when there is no room for all (B9: 3)
 */
export const addPlates = (db: Orm, change: Change, plates: readonly string[]): Promise<boolean> =>
  asGuest(db, change, async (tx, guest) => {
    const { memberId, now } = change
    if (!guest.isSuite || plates.length === 0 || !plates.every(isPlate)) return false
    const rows = await tx.select().from(carPlates).where(eq(carPlates.memberId, memberId))
    const fresh = [...new Set(plates)].filter((plate) => !rows.some((row) => row.plate === plate))
    const free = allPlaces.filter((place) => !rows.some((row) => row.place === place))
    if (fresh.length > free.length) return false
    const added = fresh.map((plate, index) => ({ memberId, place: free[index]!, plate, addedAt: now }))
    if (added.length > 0) await tx.insert(carPlates).values(added)
    return true
  })

/** Puts a plate in the place of another; done already when the one is there and the other is not. */
export const replacePlate = (db: Orm, change: Change, from: string, to: string): Promise<boolean> =>
  asGuest(db, change, async (tx) => {
    if (!isPlate(to)) return false
    const plates = await findPlates(tx, change.memberId)
    if (plates.includes(to)) return from === to || !plates.includes(from)
    const changed = await tx
      .update(carPlates)
      .set({ plate: to })
      .where(plateOf(change.memberId, [from]))
      .returning()
    return changed.length === 1
  })

/** Those that are not there are gone already. */
export const deletePlates = (db: Orm, change: Change, plates: readonly string[]): Promise<boolean> =>
  asGuest(db, change, async (tx) => {
    if (plates.length === 0) return false
    await tx.delete(carPlates).where(plateOf(change.memberId, plates))
    return true
  })

const allPlaces = Array.from({ length: MAX_PLATES }, (_, index) => index + 1)

const plateOf = (memberId: string, plates: readonly string[]) =>
  and(eq(carPlates.memberId, memberId), inArray(carPlates.plate, [...plates]))

/** B6: one change of a guest at a time, and only while they are in the house. */
function asGuest(
  db: Orm,
  { memberId }: Change,
  change: (tx: Queries, guest: Guest) => Promise<boolean>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update')
    const guest = (await findGuest(tx, memberId))?.guest
    return isInHouse(guest) && change(tx, guest)
  })
}
