import { and, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { PointKind, PointReason } from '../../schemas/domain/points.ts'
import type { Queries } from '../db/server-settings.ts'
import { pointAccounts, pointEntries, type pointLots, type pointTakes } from '../db/schema.ts'

/** Whose points, and which: coins name the business whose they are, points name none. */
export interface PointsOwner {
  readonly memberId: string
  readonly kind: PointKind
  readonly companyId?: string | undefined
}

type Owned = Pick<
  typeof pointAccounts | typeof pointEntries | typeof pointLots | typeof pointTakes,
  'memberId' | 'kind' | 'companyId'
>

/** Rows of an owner. */
export const ownedBy = (table: Owned, { memberId, kind, companyId = '' }: PointsOwner): SQL =>
  sql`(${table.memberId} = ${memberId} and ${table.kind} = ${kind} and ${table.companyId} = ${companyId})`

/** The mall's points of a member, to join. */
export const pointsOf = (memberId: SQLWrapper): SQL =>
  sql`(${pointAccounts.memberId} = ${memberId} and ${pointAccounts.kind} = 'points' and ${pointAccounts.companyId} = '')`

export type Account = typeof pointAccounts.$inferSelect

/**
 * Locks what a member has until the transaction ends. It comes after everything that an order locks (orders/lock-order.ts), and of several
 * accounts in the order of their keys: so that no two transactions wait for each other (a deadlock).
 */
export async function lockAccount(tx: Queries, owner: PointsOwner): Promise<Account> {
  const { memberId, kind, companyId = '' } = owner
  const lock = () => tx.select().from(pointAccounts).where(ownedBy(pointAccounts, owner)).for('update')
  const [known] = await lock()
  if (known) return known
  await tx.insert(pointAccounts).values({ memberId, kind, companyId }).onConflictDoNothing()
  const [account] = await lock()
  if (!account) throw new Error(`The account ${kind} of ${memberId} is gone while it is locked`)
  return account
}

/** What an entry is about: of one owner each counts once for its reason. */
export interface EntryMark {
  readonly reason: PointReason
  readonly reference: string
}

export async function findEntry(tx: Queries, owner: PointsOwner, { reason, reference }: EntryMark) {
  const named = and(eq(pointEntries.reason, reason), eq(pointEntries.reference, reference))
  const [found] = await tx
    .select()
    .from(pointEntries)
    .where(and(ownedBy(pointEntries, owner), named))
  return found
}

interface NewEntry extends EntryMark {
  readonly amount: number
  readonly at: number
  readonly note?: string | undefined
  readonly expiresAt?: number | undefined
}

/** Adds an entry to an account that is locked. @returns the account after it */
export async function addEntry(tx: Queries, account: Account, entry: NewEntry): Promise<Account> {
  const after = { ...account, balance: account.balance + entry.amount, entries: account.entries + 1 }
  const { balance, entries, ...owner } = after
  await tx.update(pointAccounts).set({ balance, entries }).where(ownedBy(pointAccounts, account))
  await tx.insert(pointEntries).values({ ...owner, ...entry, place: entries, balance })
  return after
}
