import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq } from 'drizzle-orm'
import type { Passenger, SavedTraveller } from '../../schemas/domain/traveller.ts'
import { advisoryLock } from '../db/advisory-lock.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { sealedDocuments, travellers } from '../db/schema.ts'
import { keepSealed } from '../documents/seal-stored.ts'
import { openPassenger, sealPassengers } from '../documents/sealed-numbers.ts'
import type { Seal } from '../session/sealed.ts'
import { newPartId } from './order-ids.ts'

/** How many travellers a member keeps. */
const MOST_TRAVELLERS = 30

/** A member's travellers, and the seal of their documents (documentSeal): only their member reads the numbers. */
export interface TravellerBook {
  readonly db: Orm
  readonly seal: Seal
}

/** Whom a member keeps to pick again, the last first. */
export async function readTravellers(
  { db, seal }: { readonly db: Queries; readonly seal: Seal },
  memberId: string,
): Promise<SavedTraveller[]> {
  const rows = await db
    .select({ id: travellers.id, body: travellers.body, sealed: sealedDocuments })
    .from(travellers)
    .leftJoin(sealedDocuments, and(eq(sealedDocuments.kind, 'traveller'), eq(sealedDocuments.id, travellers.id)))
    .where(eq(travellers.memberId, memberId))
    .orderBy(desc(travellers.createdAt), desc(travellers.id))
  return rows.map(({ id, body, sealed }) => ({ id, ...(sealed ? openPassenger(seal, memberId, body, sealed) : body) }))
}

/**
 * Those of one member who come at once wait for each other, so that nobody keeps more. Who is kept to the letter is that one: two taps make one.
 * @returns undefined when there are too many
 */
export const keepTraveller = (
  { db, seal }: TravellerBook,
  memberId: string,
  traveller: Passenger,
  now: number,
): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    await advisoryLock(tx, `travellers ${memberId}`)
    const known = await readTravellers({ db: tx, seal }, memberId)
    const same = known.find(({ id: _id, ...one }) => isDeepStrictEqual(one, traveller))
    if (same) return same.id
    if (known.length >= MOST_TRAVELLERS) return undefined
    const id = newPartId()
    const body = await sealed(tx, seal, { id, memberId }, traveller)
    await tx.insert(travellers).values({ id, memberId, createdAt: now, body })
    return id
  })

/** @returns false when the member has none of that id */
export const changeTraveller = (
  { db, seal }: TravellerBook,
  memberId: string,
  id: string,
  traveller: Passenger,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [found] = await tx.select({ id: travellers.id }).from(travellers).where(own(memberId, id)).for('update')
    if (!found) return false
    const body = await sealed(tx, seal, { id, memberId }, traveller)
    await tx.update(travellers).set({ body }).where(own(memberId, id))
    return true
  })

/** Of whom is forgotten already nothing more is to do: another tap, or another device, was first. */
export const forgetTraveller = (db: Orm, memberId: string, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const rows = await tx.delete(travellers).where(own(memberId, id)).returning({ id: travellers.id })
    if (rows.length > 0) await tx.delete(sealedDocuments).where(ofTraveller(id))
  })

/** Seals the numbers of a traveller. @returns what stands in their row: the masked rest */
async function sealed(
  tx: Queries,
  seal: Seal,
  { id, memberId }: { readonly id: string; readonly memberId: string },
  traveller: Passenger,
): Promise<Passenger> {
  const { passengers, documents } = sealPassengers(seal, { kind: 'traveller', memberId }, [traveller])
  if (documents) await keepSealed(tx, { kind: 'traveller', id, memberId, ...documents })
  else await tx.delete(sealedDocuments).where(ofTraveller(id))
  return passengers[0] ?? traveller
}

const ofTraveller = (id: string) => and(eq(sealedDocuments.kind, 'traveller'), eq(sealedDocuments.id, id))

const own = (memberId: string, id: string) => and(eq(travellers.id, id), eq(travellers.memberId, memberId))
