import { randomInt, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm'
import { shopDay, startOfShopDay } from '../../src/domain/dates.ts'
import { advisoryLock } from '../db/advisory-lock.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { smsCodes } from '../db/schema.ts'
import type { Clock } from '../ports/clock.ts'
import type { SmsPort } from '../ports/sms.ts'
import { keyedHash, sameHash } from './hash.ts'
import { deriveKeys, type Key, type Secrets } from './keys.ts'

/** ms between two codes for a phone. */
export const SEND_PAUSE = 60_000
/** Codes for a phone in a day of Beijing. */
const CODES_PER_DAY = 10
/** How long a code is good, in ms. */
const CODE_LIFE = 5 * 60_000
/** Guesses that a code takes. */
const CODE_TRIES = 5

type SendResult = 'sent' | 'too-soon' | 'too-many'

/** Codes that prove whose phone it is: the newest one alone counts, once, for a few minutes and a few guesses. */
export interface LoginCodes {
  /** @throws PortUnavailable, and then it is as if nobody had asked */
  readonly send: (phone: string) => Promise<SendResult>
  readonly check: (phone: string, code: string) => Promise<boolean>
}

interface Deps extends Secrets {
  readonly db: Orm
  readonly clock: Clock
  readonly sms: SmsPort
}

const codeText = (code: string): string => `【澜途度假】您的登录验证码是 ${code}，5 分钟内有效，请勿告诉他人。`

export function createLoginCodes({ db, clock, sms, ...secrets }: Deps): LoginCodes {
  const keys = deriveKeys(secrets, 'login code')
  const hash = (phone: string, code: string, key: Key) => keyedHash(key.bytes, `${phone} ${code}`)
  return {
    async send(phone) {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const row = { id: randomUUID(), phone, codeHash: hash(phone, code, keys[0]), ...timesFrom(clock.now()) }
      const result = await db.transaction((tx) => reserve(tx, row))
      if (result !== 'sent') return result
      try {
        await sms.send(phone, codeText(code))
      } catch (error) {
        await db.delete(smsCodes).where(eq(smsCodes.id, row.id))
        throw error
      }
      return result
    },
    async check(phone, code) {
      const now = clock.now()
      const guessed = await guess(db, phone, now)
      if (!guessed || !keys.some((key) => sameHash(guessed.codeHash, hash(phone, code, key)))) return false
      const used = await db
        .update(smsCodes)
        .set({ usedAt: now })
        .where(and(eq(smsCodes.id, guessed.id), isNull(smsCodes.usedAt)))
        .returning({ id: smsCodes.id })
      return used.length === 1
    },
  }
}

const timesFrom = (now: number) => ({ sentAt: now, expiresAt: now + CODE_LIFE })

/** Notes a code when the phone may have one. Those who ask for the same phone wait for each other. */
async function reserve(tx: Queries, row: typeof smsCodes.$inferInsert): Promise<SendResult> {
  await advisoryLock(tx, `sms ${row.phone}`)
  const dayBegan = startOfShopDay(shopDay(row.sentAt))
  const sent = await tx
    .select({ sentAt: smsCodes.sentAt })
    .from(smsCodes)
    .where(and(eq(smsCodes.phone, row.phone), gte(smsCodes.sentAt, Math.min(dayBegan, row.sentAt - SEND_PAUSE))))
  const within = (from: number) => sent.filter(({ sentAt }) => sentAt >= from && sentAt <= row.sentAt).length
  if (within(dayBegan) >= CODES_PER_DAY) return 'too-many'
  if (within(row.sentAt - SEND_PAUSE + 1) > 0) return 'too-soon'
  await tx.insert(smsCodes).values(row)
  return 'sent'
}

/** Takes one guess of the phone's newest code, in one statement; undefined when there is none left to take. */
async function guess(db: Orm, phone: string, now: number) {
  const newest = db
    .select({ id: smsCodes.id })
    .from(smsCodes)
    .where(eq(smsCodes.phone, phone))
    .orderBy(desc(smsCodes.sentAt), desc(smsCodes.id))
    .limit(1)
  const good = and(isNull(smsCodes.usedAt), gt(smsCodes.expiresAt, now), lt(smsCodes.tries, CODE_TRIES))
  const [taken] = await db
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(and(sql`${smsCodes.id} = (${newest})`, good))
    .returning({ id: smsCodes.id, codeHash: smsCodes.codeHash })
  return taken
}
