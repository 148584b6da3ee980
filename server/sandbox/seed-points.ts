import { addDays, shopDay, startOfShopDay } from '../../src/domain/dates.ts'
import type { PointGrantRecord } from '../../sandbox/content/sandbox-content.ts'
import type { Queries } from '../db/server-settings.ts'
import { pointAccounts, pointEntries, pointLots } from '../db/schema.ts'

const DAY = 86_400_000

/** What members had before the shop opened. Who has an account has theirs already, and what became of it. */
export async function seedPoints(tx: Queries, grants: readonly PointGrantRecord[], now: number): Promise<void> {
  if (grants.length === 0) return
  const accounts = new Map<string, Account>()
  for (const grant of grants) {
    const before = accounts.get(keyOf(grant)) ?? emptyAccount(grant)
    accounts.set(keyOf(grant), { ...before, rows: [...before.rows, rowOf(grant, before.rows, now)] })
  }
  const made = await tx
    .insert(pointAccounts)
    .values(
      [...accounts.values()].map(({ rows, ...owner }) => ({ ...owner, balance: sum(rows), entries: rows.length })),
    )
    .onConflictDoNothing()
    .returning()
  const rows = made.flatMap((account) => accounts.get(keyOf(account))?.rows ?? [])
  if (rows.length === 0) return
  await tx.insert(pointEntries).values(rows)
  await tx
    .insert(pointLots)
    .values(rows.map(({ reference, amount, ...row }) => ({ ...row, id: reference, amount, left: amount })))
}

type EntryRow = ReturnType<typeof rowOf>

interface Owner {
  readonly memberId: string
  readonly kind: PointGrantRecord['kind']
  readonly companyId: string
}

interface Account extends Owner {
  readonly rows: readonly EntryRow[]
}

type Owned = Pick<PointGrantRecord, 'memberId' | 'kind' | 'companyId'>

const ownerOf = ({ memberId, kind, companyId = '' }: Owned): Owner => ({ memberId, kind, companyId })
const keyOf = (owned: Owned): string => Object.values(ownerOf(owned)).join(' ')
const emptyAccount = (owned: Owned): Account => ({ ...ownerOf(owned), rows: [] })
const sum = (rows: readonly EntryRow[]) => rows.reduce((total, { amount }) => total + amount, 0)

function rowOf(grant: PointGrantRecord, before: readonly { readonly amount: number }[], now: number) {
  const { amount, reason, note, daysAgo, goodDays } = grant
  const place = before.length + 1
  return {
    ...{ ...ownerOf(grant), place, amount, reason, note, at: now - daysAgo * DAY },
    balance: before.reduce((total, row) => total + row.amount, amount),
    reference: `sandbox-${grant.memberId}-${grant.kind}-${place}`,
    expiresAt: startOfShopDay(addDays(shopDay(now), goodDays + 1)),
  }
}
