import { SHOP_NAME } from '../../src/domain/shop-name.ts'
import { randomInt, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm'
import type { BusinessTravel } from '../../schemas/domain/business-travel.ts'
import { memberLevels } from '../../schemas/domain/member-levels.ts'
import { shopClock, shopDay, startOfShopDay } from '../../src/domain/dates.ts'
import { maskedMail } from './masks.ts'
import { advisoryLock } from '../db/advisory-lock.ts'
import { databaseErrorOf } from '../db/database-error.ts'
import type { Orm } from '../db/open-database.ts'
import { businessCompanies, businessMembers, mailCodes } from '../db/schema.ts'
import type { Clock } from '../ports/clock.ts'
import type { MailPort } from '../ports/mail.ts'
import { keyedHash, sameHash } from '../session/hash.ts'
import { deriveKeys, type Secrets } from '../session/keys.ts'

/** ms between two mails of a member. */
export const MAIL_PAUSE = 60_000
/** Mails of a member in a day. */
const MAILS_A_DAY = 5
/** How long a code is good, in ms, and the guesses that it takes. */
const [CODE_LIFE, CODE_TRIES] = [10 * 60_000, 5]

type SendProblem = 'mail-unknown' | 'mail-taken' | 'mail-too-soon' | 'mail-too-many'
type VerifyProblem = 'mail-unknown' | 'mail-taken' | 'wrong-code'

interface Deps extends Secrets {
  readonly db: Orm
  readonly clock: Clock
  readonly mail: MailPort
}

interface Company {
  readonly companyName: string
  readonly levelName: string
}

/** Business travel (B2.9 travel): an address of a company that the shop knows, proved by a code, gives the company's level. */
export interface BusinessTravelBook {
  readonly read: (memberId: string) => Promise<BusinessTravel>
  /** @throws PortUnavailable, and then it is as if nobody had asked */
  readonly sendCode: (memberId: string, address: string) => Promise<{ problem: SendProblem } | undefined>
  readonly verify: (memberId: string, address: string, code: string) => Promise<Company | { problem: VerifyProblem }>
}

export function createBusinessTravel({ db, clock, mail, ...secrets }: Deps): BusinessTravelBook {
  const [key] = deriveKeys(secrets, 'mail code')
  const hash = (...parts: readonly string[]) => keyedHash(key.bytes, parts.join(' '))
  return {
    read: (memberId) => readTravel(db, memberId),
    async sendCode(memberId, given) {
      const address = plain(given)
      const company = await companyOf(db, address)
      if (!company) return { problem: 'mail-unknown' }
      if (await isOthers(db, hash('address', address), memberId)) return { problem: 'mail-taken' }
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const now = clock.now()
      const row = { id: randomUUID(), memberId, codeHash: hash(memberId, address, code) }
      const problem = await noteCode(db, { ...row, sentAt: now, expiresAt: now + CODE_LIFE })
      if (problem) return { problem }
      const text = `您正在认证${company.name}的企业差旅，验证码是 ${code}，10 分钟内有效，请勿告诉他人。`
      await mail.send({ to: address, subject: `${SHOP_NAME} 企业邮箱验证码`, text }).catch(async (error: unknown) => {
        await db.delete(mailCodes).where(eq(mailCodes.id, row.id))
        throw error
      })
      return undefined
    },
    async verify(memberId, given, code) {
      const address = plain(given)
      const company = await companyOf(db, address)
      if (!company) return { problem: 'mail-unknown' }
      const mailHash = hash('address', address)
      const verified = { companyName: company.name, levelName: levelNameOf(company) }
      const guessed = await guess(db, memberId, clock.now())
      const isRight = guessed && sameHash(guessed.codeHash, hash(memberId, address, code))
      if (!isRight || !(await spendCode(db, guessed.id, clock.now())))
        return (await isProved(db, memberId, mailHash)) ? verified : { problem: 'wrong-code' }
      const proof = { companyId: company.id, mailHash, maskedMail: maskedMail(address) }
      const isKept = await keep(db, { memberId, ...proof, verifiedAt: clock.now() })
      return isKept ? verified : { problem: 'mail-taken' }
    },
  }
}

const plain = (address: string) => address.trim().toLowerCase()

const levelNameOf = ({ level }: Pick<typeof businessCompanies.$inferSelect, 'level'>): string =>
  memberLevels[level] ?? memberLevels[0]

async function companyOf(db: Orm, address: string) {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  const [found] = await db.select().from(businessCompanies).where(eq(businessCompanies.domain, domain))
  return found
}

async function readTravel(db: Orm, memberId: string): Promise<BusinessTravel> {
  const [found] = await db
    .select()
    .from(businessMembers)
    .innerJoin(businessCompanies, eq(businessCompanies.id, businessMembers.companyId))
    .where(eq(businessMembers.memberId, memberId))
  if (!found) return { isVerified: false }
  const { business_members: mine, business_companies: company } = found
  return {
    ...{ isVerified: true, companyName: company.name, levelName: levelNameOf(company) },
    ...{ mail: mine.maskedMail, verifiedTime: minuteOf(mine.verifiedAt) },
  }
}

async function isOthers(db: Orm, mailHash: string, memberId: string): Promise<boolean> {
  const [found] = await db.select().from(businessMembers).where(eq(businessMembers.mailHash, mailHash))
  return found !== undefined && found.memberId !== memberId
}

/** The address is the member's already: its code was spent by a call whose answer was lost. */
const isProved = async (db: Orm, memberId: string, mailHash: string): Promise<boolean> =>
  (await db.$count(
    businessMembers,
    and(eq(businessMembers.memberId, memberId), eq(businessMembers.mailHash, mailHash)),
  )) > 0

type CodeRow = typeof mailCodes.$inferInsert

/** Those of one member who ask at once wait for each other, so that none is counted twice or not at all. */
const noteCode = (db: Orm, row: CodeRow): Promise<SendProblem | undefined> =>
  db.transaction(async (tx) => {
    await advisoryLock(tx, `mail codes ${row.memberId}`)
    const today = gte(mailCodes.sentAt, startOfShopDay(shopDay(row.sentAt)))
    const sent = await tx
      .select()
      .from(mailCodes)
      .where(and(eq(mailCodes.memberId, row.memberId), today))
    if (sent.some(({ sentAt }) => sentAt > row.sentAt - MAIL_PAUSE)) return 'mail-too-soon'
    if (sent.length >= MAILS_A_DAY) return 'mail-too-many'
    await tx.insert(mailCodes).values(row)
    return undefined
  })

/** Takes one guess of the member's newest code, in one statement; undefined when there is none left to take. */
async function guess(db: Orm, memberId: string, now: number) {
  const newest = db
    .select({ id: mailCodes.id })
    .from(mailCodes)
    .where(eq(mailCodes.memberId, memberId))
    .orderBy(desc(mailCodes.sentAt), desc(mailCodes.id))
    .limit(1)
  const good = and(isNull(mailCodes.usedAt), gt(mailCodes.expiresAt, now), lt(mailCodes.tries, CODE_TRIES))
  const [taken] = await db
    .update(mailCodes)
    .set({ tries: sql`${mailCodes.tries} + 1` })
    .where(and(sql`${mailCodes.id} = (${newest})`, good))
    .returning({ id: mailCodes.id, codeHash: mailCodes.codeHash })
  return taken
}

async function spendCode(db: Orm, id: string, now: number): Promise<boolean> {
  const unused = and(eq(mailCodes.id, id), isNull(mailCodes.usedAt))
  return (await db.update(mailCodes).set({ usedAt: now }).where(unused).returning({ id: mailCodes.id })).length === 1
}

/** An address proves one member: the row of the address decides. @returns false when it is another's */
async function keep(db: Orm, row: typeof businessMembers.$inferInsert): Promise<boolean> {
  const { memberId: _member, ...proof } = row
  if (await isOthers(db, row.mailHash, row.memberId)) return false
  const written = await db
    .insert(businessMembers)
    .values(row)
    .onConflictDoUpdate({
      target: businessMembers.memberId,
      set: proof,
      setWhere: sql`not exists (select 1 from business_members o where o.mail_hash = ${row.mailHash} and o.member_id <> ${row.memberId})`,
    })
    .returning({ memberId: businessMembers.memberId })
    .catch((error: unknown) => {
      if (isDoubled(error)) return []
      throw error
    })
  return written.length === 1
}

/** Two members proved the same address at once: the constraint let one of them. */
const isDoubled = (error: unknown): boolean => databaseErrorOf(error)?.code === '23505'

/** 2026-11-20 12:00 */
const minuteOf = (now: number): string => shopClock(now).slice(0, 16).replace('T', ' ')
