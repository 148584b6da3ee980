import { eq } from 'drizzle-orm'
import type { Member } from '../../schemas/domain/member.ts'
import type { Queries } from '../db/server-settings.ts'
import { guestActivations, members } from '../db/schema.ts'

/** The only merchant that has guests (A9, B9: merchant id 1). */
export const RESORT = '1'

export type Guest = NonNullable<Member['guest']> & {
  /** By themselves, in the shop. */
  readonly isActivatedHere?: true
}

/** A member's entry as a guest, with the activation that it made; undefined for no such member. */
export async function findGuest(
  db: Queries,
  memberId: string,
): Promise<{ readonly guest?: Guest; readonly levelNew: number } | undefined> {
  const [row] = await db
    .select()
    .from(members)
    .leftJoin(guestActivations, eq(guestActivations.memberId, members.id))
    .where(eq(members.id, memberId))
  if (!row) return undefined
  const { levelNew, body } = row.members
  if (!body.guest) return { levelNew }
  const activated = row.guest_activations !== null && body.guest.status === 2
  return { levelNew, guest: { ...body.guest, ...(activated && { status: 1, isActivatedHere: true }) } }
}

const CHECKED_OUT = 3

/** B5: whether they are in the house now, activated or not. */
export const isInHouse = (guest: Guest | undefined): guest is Guest =>
  guest !== undefined && guest.stayInStatus && guest.status !== CHECKED_OUT
