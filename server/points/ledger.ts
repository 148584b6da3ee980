import { and, asc, gt, lte, sql } from 'drizzle-orm'
import { pointsExpiry, refundedExpiry } from '../../src/domain/points/expiry.ts'
import { spread } from '../../src/domain/points/spread.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { pointAccounts, pointLots } from '../db/schema.ts'
import { addEntry, type EntryMark, findEntry, lockAccount, ownedBy, type PointsOwner } from './account.ts'
import { bringLots, openLots, takeParts, takesOf, untakeParts } from './lots.ts'

/**
 * Points and coins. Whatever changes them is one transaction with what it is for (an order, a task), and counts once for its owner, its
 * reason and its reference, however often it is told. `amount` is above 0, and a whole number.
 */
export interface PointsEntry extends PointsOwner, EntryMark {
  readonly amount: number
  /** Epoch ms of the shop's clock. */
  readonly now: number
  /** What it was for, for the member to read. */
  readonly note?: string | undefined
}

interface Earning extends PointsEntry {
  /** Epoch ms from which they are gone; without it a year on. */
  readonly expiresAt?: number | undefined
}

/** @returns whether they were credited now; not when they were before */
export async function earnPoints(tx: Queries, entry: Earning): Promise<boolean> {
  checkAmount(entry)
  const account = await lockAccount(tx, entry)
  if (await findEntry(tx, entry, entry)) return false
  const { amount, reason, reference, note, now, expiresAt = pointsExpiry(now) } = entry
  const after = await addEntry(tx, account, { amount, reason, reference, note, at: now, expiresAt })
  await bringLots(tx, after, [{ amount, expiresAt }])
  return true
}

/**
 * Takes points, those that are gone soonest first.
 * @returns 'short' when the member has less: then nothing is taken
 */
export async function spendPoints(tx: Queries, entry: PointsEntry): Promise<'spent' | 'short'> {
  checkAmount(entry)
  const locked = await lockAccount(tx, entry)
  if (await findEntry(tx, entry, entry)) return 'spent'
  const { amount, reason, reference, note, now } = entry
  const { account, lots } = await openLots(tx, locked, now)
  const parts = spread(lots, amount)
  if (!parts) return 'short'
  const after = await addEntry(tx, account, { amount: -amount, reason, reference, note, at: now })
  await takeParts(tx, after, parts)
  return 'spent'
}

/** Takes back what was credited and should not have been, as far as the member still has it. @returns how many */
export async function revokePoints(tx: Queries, entry: PointsEntry): Promise<number> {
  const { account } = await openLots(tx, await lockAccount(tx, entry), entry.now)
  const known = await findEntry(tx, entry, entry)
  if (known) return -known.amount
  const amount = Math.min(account.balance, entry.amount)
  if (amount > 0) await spendPoints(tx, { ...entry, amount })
  return amount
}

interface Returning extends PointsEntry {
  /** The entry by which they were spent. */
  readonly spent: EntryMark
  /** They can be spent for some time even if their own ran out meanwhile. */
  readonly hasGrace: boolean
}

/**
 * Gives back points that were spent, those that are good longest first, with the time that they had.
 * @throws when more would come back than was spent @returns whether they came back now; not when they did before
 */
export async function returnPoints(tx: Queries, entry: Returning): Promise<boolean> {
  checkAmount(entry)
  const account = await lockAccount(tx, entry)
  if (await findEntry(tx, entry, entry)) return false
  const spent = await findEntry(tx, entry, entry.spent)
  const takes = spent ? await takesOf(tx, account, spent.place) : []
  const parts = spread(takes, entry.amount)
  const { amount, reason, reference, note, now } = entry
  if (!spent || !parts)
    throw new Error(`${amount} ${entry.kind} of ${entry.spent.reference} can't come back: ${reference}`)
  const expiries = new Map(takes.map(({ id, expiresAt }) => [id, expiresAt]))
  const lots = parts.map((part) => {
    const before = expiries.get(part.id) ?? now
    return { amount: part.amount, expiresAt: entry.hasGrace ? refundedExpiry(before, now) : before }
  })
  await untakeParts(tx, account, spent.place, parts)
  const expiresAt = Math.min(...lots.map((lot) => lot.expiresAt))
  const after = await addEntry(tx, account, { amount, reason, reference, note, at: now, expiresAt })
  await bringLots(tx, after, lots)
  return true
}

/** What a member can spend at a moment, and what of it is gone by a later one. */
export async function balanceOf(
  db: Queries,
  owner: PointsOwner,
  now: number,
  until = now,
): Promise<{ readonly balance: number; readonly soon: number }> {
  const soon = sql<number>`coalesce(sum(${pointLots.left}) filter (where ${pointLots.expiresAt} <= ${until}), 0)::int`
  const [found] = await db
    .select({ balance: sql<number>`coalesce(sum(${pointLots.left}), 0)::int`, soon })
    .from(pointLots)
    .where(and(ownedBy(pointLots, owner), gt(pointLots.left, 0), gt(pointLots.expiresAt, now)))
  return found ?? { balance: 0, soon: 0 }
}

/** How many accounts one round of expiry looks after: none of them is held for long. */
export const EXPIRY_ROUND = 50

/**
 * Writes down what is gone. Several instances may do it at once: each takes the accounts that nobody else has.
 * @returns how many accounts there were
 */
export const expirePoints = (db: Pick<Orm, 'transaction'>, now: number): Promise<number> =>
  db.transaction(async (tx) => {
    const gone = tx
      .select({ one: sql`1` })
      .from(pointLots)
      .where(
        sql`${pointLots.memberId} = ${pointAccounts.memberId} and ${pointLots.kind} = ${pointAccounts.kind}
          and ${pointLots.companyId} = ${pointAccounts.companyId} and ${pointLots.left} > 0 and ${lte(pointLots.expiresAt, now)}`,
      )
    const accounts = await tx
      .select()
      .from(pointAccounts)
      .where(sql`exists (${gone})`)
      .orderBy(asc(pointAccounts.memberId), asc(pointAccounts.kind), asc(pointAccounts.companyId))
      .limit(EXPIRY_ROUND)
      .for('update', { skipLocked: true })
    for (const account of accounts) await openLots(tx, account, now)
    return accounts.length
  })

/** Writes down all that is gone. Nobody can spend it before either: this is for those who only read their history. */
export async function expireAllPoints(db: Pick<Orm, 'transaction'>, now: number): Promise<void> {
  while ((await expirePoints(db, now)) === EXPIRY_ROUND);
}

function checkAmount({ amount, kind, reason, reference }: PointsEntry): void {
  if (Number.isSafeInteger(amount) && amount > 0) return
  throw new RangeError(`${amount} ${kind} is no amount: ${reason} ${reference}`)
}
