import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Passenger } from '../../schemas/domain/traveller.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { orders, sealedDocuments, travellers } from '../db/schema.ts'
import type { DocumentKind } from '../db/tables/documents.ts'
import type { Seal } from '../session/sealed.ts'
import { plainOrders, plainTravellers } from './plain-documents.ts'
import { aboutDocuments, sealPassengers } from './sealed-numbers.ts'

/** Rows of a round: each is a transaction of its own, which keeps nobody from their order for long. */
const ROUND = 100

/**
 * Seals numbers of documents that stand in plain text, as every version before wrote them, and those that a key of before sealed anew.
 * Nothing happens the second time; several instances may be at it at once.
 * @param seal of documents (documentSeal)
 * @returns how many rows were changed
 */
export async function sealStoredDocuments(db: Orm, seal: Seal): Promise<number> {
  let count = 0
  for (const round of [sealOrders, sealTravellers, sealAnew]) {
    let changed = 0
    do {
      changed = await db.transaction((tx) => round(tx, seal))
      count += changed
    } while (changed > 0)
  }
  return count
}

interface PlainRow extends Record<string, unknown> {
  readonly id: string
  readonly memberId: string
  readonly passengers: Passenger[]
}

async function sealOrders(tx: Queries, seal: Seal): Promise<number> {
  const { rows } = await tx.execute<PlainRow>(sql`
    select id, member_id as "memberId", body -> 'passengers' as passengers from orders
    where ${plainOrders} limit ${ROUND} for update skip locked`)
  for (const row of rows) {
    const [passengers] = await sealRow(tx, seal, 'order', row)
    const body = sql`jsonb_set(${orders.body}, '{passengers}', ${passengers}::jsonb)`
    await tx.update(orders).set({ body }).where(eq(orders.id, row.id))
  }
  return rows.length
}

async function sealTravellers(tx: Queries, seal: Seal): Promise<number> {
  const { rows } = await tx.execute<PlainRow>(sql`
    select id, member_id as "memberId", jsonb_build_array(body) as passengers from travellers
    where ${plainTravellers} limit ${ROUND} for update skip locked`)
  for (const row of rows) {
    const [, traveller] = await sealRow(tx, seal, 'traveller', row)
    const body = sql`${traveller}::jsonb`
    await tx.update(travellers).set({ body }).where(eq(travellers.id, row.id))
  }
  return rows.length
}

/** @returns the masked travellers, and the first of them, as JSON */
async function sealRow(tx: Queries, seal: Seal, kind: DocumentKind, { id, memberId, passengers }: PlainRow) {
  const stored = sealPassengers(seal, { kind, memberId }, passengers)
  if (stored.documents) await keepSealed(tx, { kind, id, memberId, ...stored.documents })
  return [JSON.stringify(stored.passengers), JSON.stringify(stored.passengers[0])] as const
}

/** Keeps what was sealed, in the place of what was sealed before. */
export const keepSealed = (tx: Queries, row: typeof sealedDocuments.$inferInsert): Promise<unknown> =>
  tx
    .insert(sealedDocuments)
    .values(row)
    .onConflictDoUpdate({
      target: [sealedDocuments.kind, sealedDocuments.id],
      set: { keyId: row.keyId, sealed: row.sealed },
    })

/** What another key sealed is sealed by that of now, while both are known; what is of a forgotten key stays as it is. */
async function sealAnew(tx: Queries, seal: Seal): Promise<number> {
  if (seal.oldKeyIds.length === 0) return 0
  const old = await tx
    .select()
    .from(sealedDocuments)
    .where(inArray(sealedDocuments.keyId, [...seal.oldKeyIds]))
    .limit(ROUND)
    .for('update', { skipLocked: true })
  let count = 0
  for (const { kind, id, memberId, ...sealed } of old) {
    const about = aboutDocuments(kind, memberId)
    const text = seal.open(sealed, about)
    if (text === undefined) continue
    const mine = and(eq(sealedDocuments.kind, kind), eq(sealedDocuments.id, id))
    await tx.update(sealedDocuments).set(seal.close(text, about)).where(mine)
    count += 1
  }
  return count
}
