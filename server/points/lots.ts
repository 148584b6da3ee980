import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Part } from '../../src/domain/points/spread.ts'
import type { Queries } from '../db/server-settings.ts'
import { pointLots, pointTakes } from '../db/schema.ts'
import { type Account, addEntry, ownedBy } from './account.ts'

/** An account in which what is gone is written down, and what is left of it, what is gone first at the front. */
interface OpenAccount {
  readonly account: Account
  readonly lots: readonly { readonly id: string; readonly left: number }[]
}

/** Takes parts of lots for the newest entry of an account. */
export async function takeParts(tx: Queries, account: Account, parts: readonly Part[]): Promise<void> {
  const { memberId, kind, companyId, entries: place } = account
  await tx.execute(sql`
    with p as (select * from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p(id text, amount int)),
    taken as (update ${pointLots} l set "left" = l."left" - p.amount from p where l.id = p.id)
    insert into ${pointTakes} (member_id, kind, company_id, place, lot_id, amount)
    select ${memberId}, ${kind}, ${companyId}, ${place}::int, p.id, p.amount from p`)
}

/** Brings lots by the newest entry of an account. */
export async function bringLots(
  tx: Queries,
  account: Account,
  lots: readonly { readonly amount: number; readonly expiresAt: number }[],
): Promise<void> {
  const { memberId, kind, companyId, entries: place } = account
  const idOf = (at: number) => [memberId, kind, companyId, place, at + 1].filter((part) => part !== '').join('-')
  await tx
    .insert(pointLots)
    .values(
      lots.map((lot, at) => ({ ...{ memberId, kind, companyId, place }, ...lot, id: idOf(at), left: lot.amount })),
    )
}

/** Writes down what of an account is gone by a moment; whoever has locked it sees what can be spent of it then. */
export async function openLots(tx: Queries, account: Account, now: number): Promise<OpenAccount> {
  const left = await tx
    .select({ id: pointLots.id, left: pointLots.left, expiresAt: pointLots.expiresAt })
    .from(pointLots)
    .where(and(ownedBy(pointLots, account), gt(pointLots.left, 0)))
    .orderBy(asc(pointLots.expiresAt), asc(pointLots.place), asc(pointLots.id))
  let after = account
  for (const { id, left: amount, expiresAt } of left.filter((lot) => lot.expiresAt <= now)) {
    after = await addEntry(tx, after, { amount: -amount, reason: 'expire', reference: id, at: expiresAt })
    await takeParts(tx, after, [{ id, amount }])
  }
  return { account: after, lots: left.filter(({ expiresAt }) => expiresAt > now) }
}

/** What an entry took and did not give back, what is gone last at the front. */
export const takesOf = (tx: Queries, account: Account, place: number) =>
  tx
    .select({
      id: pointTakes.lotId,
      left: sql<number>`${pointTakes.amount} - ${pointTakes.returned}`,
      expiresAt: pointLots.expiresAt,
    })
    .from(pointTakes)
    .innerJoin(pointLots, eq(pointLots.id, pointTakes.lotId))
    .where(and(ownedBy(pointTakes, account), eq(pointTakes.place, place)))
    .orderBy(sql`${pointLots.expiresAt} desc`, asc(pointTakes.lotId))

export async function untakeParts(tx: Queries, account: Account, place: number, parts: readonly Part[]): Promise<void> {
  for (const { id, amount } of parts)
    await tx
      .update(pointTakes)
      .set({ returned: sql`${pointTakes.returned} + ${amount}` })
      .where(and(ownedBy(pointTakes, account), eq(pointTakes.place, place), eq(pointTakes.lotId, id)))
}
