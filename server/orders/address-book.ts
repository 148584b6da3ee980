import { and, desc, eq } from 'drizzle-orm'
import type { Address, Delivery } from '../../schemas/domain/address.ts'
import { advisoryLock } from '../db/advisory-lock.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { memberAddresses } from '../db/schema.ts'
import { newPartId } from './order-ids.ts'

/** How many addresses a member has. */
export const MOST_ADDRESSES = 20

type Row = typeof memberAddresses.$inferSelect

/** The default one first, then the newest. */
export async function readAddresses(db: Queries, memberId: string): Promise<Address[]> {
  const rows = await db
    .select()
    .from(memberAddresses)
    .where(eq(memberAddresses.memberId, memberId))
    .orderBy(desc(memberAddresses.isDefault), desc(memberAddresses.createdAt), desc(memberAddresses.id))
  return rows.map(({ memberId: _owner, createdAt: _created, ...address }) => address)
}

/** An address of a member's, as an order keeps it; undefined when they have none of that id. */
export async function readDelivery(db: Orm, memberId: string, id: string): Promise<Delivery | undefined> {
  const [row] = await db.select().from(memberAddresses).where(own(memberId, id))
  return row && deliveryOf(row)
}

const deliveryOf = ({ name, phone, province, city, district, detail }: Row): Delivery => ({
  ...{ name, phone, province, city, district, detail },
})

const own = (memberId: string, id: string) => and(eq(memberAddresses.memberId, memberId), eq(memberAddresses.id, id))

interface Saving extends Delivery {
  /** Undefined: a new one. */
  readonly id: string | undefined
  readonly isDefault: boolean
}

const isSame = (one: Delivery, other: Delivery): boolean =>
  (Object.keys(other) as (keyof Delivery)[]).every((part) => one[part] === other[part])

/**
 * Keeps an address, new or changed. A new one that is in the book to the letter is that one: two taps make one. A member's first is the default one; there is one at most.
 * @returns its id; 'not-found' when the member has none of that id, 'full' when they have all that they may
 */
export const keepAddress = (
  db: Orm,
  memberId: string,
  { id, isDefault, ...address }: Saving,
  now: number,
): Promise<{ id: string } | 'not-found' | 'full'> =>
  inBook(db, memberId, async (tx) => {
    const known = await readAddresses(tx, memberId)
    if (id !== undefined && !known.some((one) => one.id === id)) return 'not-found'
    const there = id ?? known.find((one) => isSame(one, address))?.id
    if (there === undefined && known.length >= MOST_ADDRESSES) return 'full'
    const kept = there ?? newPartId()
    if (there === undefined) {
      await tx.insert(memberAddresses).values({ ...address, id: kept, memberId, isDefault: false, createdAt: now })
    } else await tx.update(memberAddresses).set(address).where(own(memberId, there))
    if (isDefault || known.length === 0) await makeDefault(tx, memberId, kept)
    return { id: kept }
  })

/** @returns false when the member has none of that id */
export const chooseDefault = (db: Orm, memberId: string, id: string): Promise<boolean> =>
  inBook(db, memberId, async (tx) => {
    const [found] = await tx.select({ id: memberAddresses.id }).from(memberAddresses).where(own(memberId, id))
    if (found) await makeDefault(tx, memberId, id)
    return found !== undefined
  })

/** Of what is gone already nothing more is to do: another tap, or another device, was first. */
export async function removeAddress(db: Orm, memberId: string, id: string): Promise<void> {
  await db.delete(memberAddresses).where(own(memberId, id))
}

async function makeDefault(tx: Queries, memberId: string, id: string): Promise<void> {
  await tx.update(memberAddresses).set({ isDefault: false }).where(eq(memberAddresses.memberId, memberId))
  await tx.update(memberAddresses).set({ isDefault: true }).where(own(memberId, id))
}

/** Those who change the same book wait for each other: it has one default, and no more than it may. */
const inBook = <Result>(db: Orm, memberId: string, change: (tx: Queries) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await advisoryLock(tx, `addresses ${memberId}`)
    return change(tx)
  })
