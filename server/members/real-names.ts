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
  deps: Deps,
  said: SaidIdentity,
  now: number,
): Promise<{ isTravellerKept: boolean } | { problem: IdentityProblem }> {
  const { db, identity, seal } = deps
  const { memberId } = said
  const [name, number] = [said.name.trim(), said.number.trim().toUpperCase()]
  if (name === '' || !isIdentityNumber(number)) return { problem: 'identity-wrong' }
  const text = JSON.stringify({ name, number })
  const kept = () => keptTraveller(deps, { ...said, name, number }, now)
  const tried = await countTry(db, memberId, now)
  if ('problem' in tried) return (await isKnownAs(deps, { memberId, text }, now)) ? kept() : tried
  const verdict = await identity.check(name, number).catch(async (error: unknown) => {
    await db.delete(realNameTries).where(eq(realNameTries.id, tried.id))
    throw error
  })
  if (verdict !== 'match') return { problem: `identity-${verdict}` }
  const masked = { maskedName: maskedName(name), maskedNumber: maskedDocument(number) }
  const written = await db
    .insert(realNames)
    .values({ memberId, ...seal.close(text, memberId), ...masked, checkedAt: now })
    .onConflictDoNothing()
    .returning({ memberId: realNames.memberId })
  if (written.length === 0 && !(await isKnownAs(deps, { memberId, text }, now))) return { problem: 'identity-known' }
  return kept()
}

/** How long the same may be sent again, in ms, since its answer was lost: later nobody tries out on an account whose it is. */
const SAID_AGAIN = 10 * 60_000

/** Whether the member was found to be the same just now. */
async function isKnownAs({ db, seal }: Deps, who: { readonly memberId: string; readonly text: string }, now: number) {
  const [known] = await db.select().from(realNames).where(eq(realNames.memberId, who.memberId))
  if (!known || known.checkedAt + SAID_AGAIN < now) return false
  return seal.open(known, who.memberId) === who.text
}

async function keptTraveller({ db, documents }: Deps, said: SaidIdentity, now: number) {
  const traveller = { name: said.name, documentType: 1, documentNo: said.number }
  const isKept =
    said.keepTraveller && (await keepTraveller({ db, seal: documents }, said.memberId, traveller, now)) !== undefined
  return { isTravellerKept: isKept }
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
