import { SHOP_NAME } from '../../src/domain/shop-name.ts'
import { randomInt, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, gte, inArray, isNull, lt, lte, sql, type SQL } from 'drizzle-orm'
import { shopDay, startOfShopDay } from '../../src/domain/dates.ts'
import { advisoryLock } from '../db/advisory-lock.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { knownDevices, smsCodes } from '../db/schema.ts'
import type { Clock } from '../ports/clock.ts'
import type { SmsPort } from '../ports/sms.ts'
import type { CallFacts } from '../plugins/caller.ts'
import type { DeviceCookie } from './device-cookie.ts'
import { keyedHash, sameHash } from './hash.ts'
import { deriveKeys, type Key, type Secrets } from './keys.ts'
import { type SmsCounts, type SmsLimits, smsVerdict, type SmsVerdict } from './sms-policy.ts'

/** ms between two codes for a phone, for one device. */
export const SEND_PAUSE = 60_000
/** How long a code is good, in ms. */
const CODE_LIFE = 5 * 60_000
/** Guesses that a code takes. */
const CODE_TRIES = 5
const HOUR = 60 * 60_000

/** Who asks for a code, or brings one. */
export interface CodeAsker {
  /** The id of our own that this device carries, in a cookie that only this server makes; undefined when it brought none. */
  readonly device: string | undefined
  /** What else tells devices apart: what it says that it is, or its address. */
  readonly claimed: string
  readonly address: string
}

interface SendRequest {
  readonly phone: string
  readonly asker: CodeAsker
  /** The device that the code is noted for: the one that it brought, or the new one that it gets. */
  readonly device: string
  /** It answered a question. */
  readonly isProven: boolean
}

interface SendResult {
  readonly verdict: 'sent' | Exclude<SmsVerdict, 'send'>
  /** Messages of today, this one included. */
  readonly ofAll: number
}

/**
 * Codes that prove whose phone it is. A code is good for the device that asked for it: the newest one alone counts, once, for a few minutes
 * and a few guesses. So nobody can guess another's code, nor use up its guesses.
 */
export interface LoginCodes {
  /** @throws PortUnavailable, and then it is as if nobody had asked */
  readonly send: (request: SendRequest) => Promise<SendResult>
  /** @param tx the transaction in which the code is used up with what it proves; without it that is done at once */
  readonly check: (phone: string, code: string, asker: CodeAsker, tx?: Queries) => Promise<boolean>
}

interface Deps extends Secrets {
  readonly db: Orm
  readonly clock: Clock
  readonly sms: SmsPort
  readonly limits: SmsLimits
  /** What a code is good for, and for nothing else; without it to log in. */
  readonly use?: CodeUse
}

type CodeUse = 'login' | 'closing'

const purposes: Readonly<Record<CodeUse, string>> = { login: '登录', closing: '注销' }

const codeText = (code: string, use: CodeUse): string =>
  `【${SHOP_NAME}】您的${purposes[use]}验证码是 ${code}，5 分钟内有效，请勿告诉他人。`

/** Who asks, as the call tells it. */
export const askerOf = (devices: Pick<DeviceCookie, 'read'>, { address, device, cookie }: CallFacts): CodeAsker => ({
  device: devices.read(cookie),
  claimed: device ?? address,
  address,
})

export function createLoginCodes({ db, clock, sms, limits, use = 'login', ...secrets }: Deps): LoginCodes {
  const keys = deriveKeys(secrets, 'login code')
  const hash = (key: Key, ...parts: readonly string[]) => keyedHash(key.bytes, parts.join(' '))
  const codeHash = (key: Key, phone: string, code: string) =>
    use === 'login' ? hash(key, phone, code) : hash(key, use, phone, code)
  /** Addresses and devices are counted, and never read: they are kept as hashes. */
  const marksOf = ({ device, claimed, address }: CodeAsker): Marks => ({
    device: device === undefined ? undefined : hash(keys[0], 'device', device),
    claimed: hash(keys[0], 'claimed', claimed),
    address: hash(keys[0], 'address', address),
  })
  const knownIds = (phone: string, device: string) => keys.map((key) => hash(key, 'known', phone, device))
  const isKnown = async (tx: Queries, phone: string, device: string | undefined) =>
    device !== undefined &&
    (
      await tx
        .select()
        .from(knownDevices)
        .where(inArray(knownDevices.id, knownIds(phone, device)))
    ).length > 0
  return {
    async send({ phone, asker, device, isProven }) {
      const now = clock.now()
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const marks = marksOf(asker)
      const noted = { ...marks, device: hash(keys[0], 'device', device) }
      const row = { id: randomUUID(), phone, codeHash: codeHash(keys[0], phone, code), ...noted, ...timesFrom(now) }
      const result = await db.transaction(async (tx): Promise<SendResult> => {
        // Those who ask wait for each other, so that nobody is counted twice or not at all.
        await advisoryLock(tx, 'sms')
        const counts = await countSent(tx, phone, marks, now)
        const verdict = smsVerdict(counts, await isKnown(tx, phone, asker.device), limits)
        if (verdict !== 'send' && !(verdict === 'ask' && isProven)) return { verdict, ofAll: counts.ofAll }
        await tx.insert(smsCodes).values(row)
        return { verdict: 'sent', ofAll: counts.ofAll + 1 }
      })
      if (result.verdict !== 'sent') return result
      try {
        await sms.send(phone, codeText(code, use))
      } catch (error) {
        await db.delete(smsCodes).where(eq(smsCodes.id, row.id))
        throw error
      }
      return result
    },
    async check(phone, code, asker, tx = db) {
      const now = clock.now()
      const guessed = await guess(tx, phone, marksOf(asker), now)
      if (!guessed || !keys.some((key) => sameHash(guessed.codeHash, codeHash(key, phone, code)))) return false
      const used = await tx
        .update(smsCodes)
        .set({ usedAt: now })
        .where(and(eq(smsCodes.id, guessed.id), isNull(smsCodes.usedAt)))
        .returning({ id: smsCodes.id })
      if (used.length !== 1) return false
      if (asker.device !== undefined) await know(tx, knownIds(phone, asker.device)[0] ?? '', now)
      return true
    },
  }
}

const timesFrom = (now: number) => ({ sentAt: now, expiresAt: now + CODE_LIFE })

/** An asker as it is noted. */
interface Marks {
  readonly device: string | undefined
  readonly claimed: string
  readonly address: string
}

/** A device of our own is told by its cookie alone: what it claims may be made up, by it or by others. */
const isOf = ({ device, claimed }: Marks): SQL =>
  device === undefined ? eq(smsCodes.claimed, claimed) : eq(smsCodes.device, device)

async function countSent(tx: Queries, phone: string, marks: Marks, now: number): Promise<SmsCounts> {
  const day = startOfShopDay(shopDay(now))
  const device = isOf(marks)
  const toPhone = eq(smsCodes.phone, phone)
  const fromAddress = eq(smsCodes.address, marks.address)
  const today = gte(smsCodes.sentAt, day)
  const inHour = gt(smsCodes.sentAt, now - HOUR)
  const count = (...conditions: readonly SQL[]) =>
    sql<number>`count(*) filter (where ${and(...conditions)})`.mapWith(Number)
  const [counts] = await tx
    .select({
      inPause: count(device, toPhone, gt(smsCodes.sentAt, now - SEND_PAUSE)),
      ofPair: count(device, toPhone, today),
      ofDevice: count(device, today),
      ofPhone: count(toPhone, today),
      ofAddressInHour: count(fromAddress, inHour),
      ofAddress: count(fromAddress, today),
      ofAll: count(today),
    })
    .from(smsCodes)
    .where(and(gte(smsCodes.sentAt, Math.min(day, now - HOUR)), lte(smsCodes.sentAt, now)))
  return counts ?? { inPause: 0, ofPair: 0, ofDevice: 0, ofPhone: 0, ofAddressInHour: 0, ofAddress: 0, ofAll: 0 }
}

/** Takes one guess of the device's newest code for the phone, in one statement; undefined when there is none left to take. */
async function guess(db: Queries, phone: string, marks: Marks, now: number) {
  const newest = db
    .select({ id: smsCodes.id })
    .from(smsCodes)
    .where(and(eq(smsCodes.phone, phone), isOf(marks)))
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

async function know(db: Queries, id: string, now: number): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ id, usedAt: now })
    .onConflictDoUpdate({ target: knownDevices.id, set: { usedAt: now } })
}
