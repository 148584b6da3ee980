import { randomUUID } from 'node:crypto'
import { and, eq, gte, ne } from 'drizzle-orm'
import type { RealName } from '../../schemas/domain/real-name.ts'
import { shopClock, shopDay, startOfShopDay } from '../../src/domain/dates.ts'
import { maskedDocument } from '../../src/domain/order/documents.ts'
import { maskedName } from './masks.ts'
import { isIdentityNumber } from '../../src/domain/order/identity-number.ts'
import { advisoryLock } from '../db/advisory-lock.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { realNames, realNameTries } from '../db/schema.ts'
import { keepTraveller } from '../orders/traveller-book.ts'
import type { IdentityPort } from '../ports/identity.ts'
import type { Seal } from '../session/sealed.ts'

/** Checks that a member may ask for in a day: enough for slips, too few to try people out. */
const TRIES_A_DAY = 5

export type IdentityProblem =
  | 'identity-wrong'
  | 'identity-mismatch'
  | 'identity-unknown'
  | 'identity-known'
  | 'identity-tries'

interface Deps {
  readonly db: Orm
  readonly identity: IdentityPort
  readonly seal: Seal
  /** Seals the documents of travellers. */
  readonly documents: Seal
}

/** Who somebody says to be. */
export interface SaidIdentity {
  readonly memberId: string
  readonly name: string
  readonly number: string
  /** Whether it is kept among the travellers as well, to be picked when ordering. */
  readonly keepTraveller: boolean
}

/** How a member's real name stands, masked. */
export async function readRealName(db: Orm, memberId: string, now: number): Promise<RealName> {
  const [found] = await db.select().from(realNames).where(eq(realNames.memberId, memberId))
  const triesLeft = Math.max(0, TRIES_A_DAY - (await triesToday(db, memberId, now)))
  if (!found) return { isVerified: false, triesLeft }
  const { maskedName: name, maskedNumber: number, checkedAt } = found
  return { isVerified: true, name, number, checkedTime: minuteOf(checkedAt), triesLeft }
}

async function triesToday(db: Queries, memberId: string, now: number): Promise<number> {
  const today = and(eq(realNameTries.memberId, memberId), gte(realNameTries.triedAt, startOfShopDay(shopDay(now))))
  return (await db.select({ id: realNameTries.id }).from(realNameTries).where(today)).length
}

/**
 * Has a name checked, and keeps it sealed once it is right. A try is counted before anybody is asked, so that many at once are no more than
 * were allowed; when nobody answers it is given back.
 * @throws PortUnavailable
 */
export async function checkRealName(
  { db, identity, seal, documents }: Deps,
  said: SaidIdentity,
  now: number,
): Promise<{ isTravellerKept: boolean } | { problem: IdentityProblem }> {
  const { memberId } = said
  const [name, number] = [said.name.trim(), said.number.trim().toUpperCase()]
  if (name === '' || !isIdentityNumber(number)) return { problem: 'identity-wrong' }
  const tried = await countTry(db, memberId, now)
  if ('problem' in tried) return tried
  const verdict = await identity.check(name, number).catch(async (error: unknown) => {
    await db.delete(realNameTries).where(eq(realNameTries.id, tried.id))
    throw error
  })
  if (verdict !== 'match') return { problem: `identity-${verdict}` }
  const closed = seal.close(JSON.stringify({ name, number }), memberId)
  const masked = { maskedName: maskedName(name), maskedNumber: maskedDocument(number) }
  const written = await db
    .insert(realNames)
    .values({ memberId, ...closed, ...masked, checkedAt: now })
    .onConflictDoNothing()
    .returning({ memberId: realNames.memberId })
  if (written.length === 0) return { problem: 'identity-known' }
  const document = { documentType: 1, documentNo: number }
  const kept =
    said.keepTraveller &&
    (await keepTraveller({ db, seal: documents }, memberId, { name, ...document }, now)) !== undefined
  return { isTravellerKept: kept }
}

const countTry = (db: Orm, memberId: string, now: number): Promise<{ id: string } | { problem: IdentityProblem }> =>
  db.transaction(async (tx) => {
    await advisoryLock(tx, `real name ${memberId}`)
    const [known] = await tx.select().from(realNames).where(eq(realNames.memberId, memberId))
    if (known) return { problem: 'identity-known' }
    if ((await triesToday(tx, memberId, now)) >= TRIES_A_DAY) return { problem: 'identity-tries' }
    const id = randomUUID()
    await tx.insert(realNameTries).values({ id, memberId, triedAt: now })
    return { id }
  })

/** How many a round seals anew. */
const ROUND = 100

/** What the secret before sealed is sealed by the one of now, while both are known. @returns how many were */
export async function sealAnew({ db, seal }: Pick<Deps, 'db' | 'seal'>): Promise<number> {
  const old = await db.select().from(realNames).where(ne(realNames.keyId, seal.keyId)).limit(ROUND)
  let count = 0
  for (const { memberId, keyId, sealed } of old) {
    const text = seal.open({ keyId, sealed }, memberId)
    if (text === undefined) continue
    const same = and(eq(realNames.memberId, memberId), eq(realNames.sealed, sealed))
    await db.update(realNames).set(seal.close(text, memberId)).where(same)
    count += 1
  }
  return count
}

/** 2026-11-20 12:00 */
const minuteOf = (now: number): string => shopClock(now).slice(0, 16).replace('T', ' ')
