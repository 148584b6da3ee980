import { randomInt } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { memberLevels, memberRates } from '../../schemas/domain/member-levels.ts'
import type { MemberProfile } from '../../schemas/domain/member.ts'
import { shopClock } from '../../src/domain/dates.ts'
import type { Buyer } from '../../src/domain/product/member-price.ts'
import { advisoryLock } from '../db/advisory-lock.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import {
  accountClosures,
  businessCompanies,
  businessMembers,
  guestActivations,
  members,
  pointAccounts,
  wechatAccounts,
} from '../db/schema.ts'
import { pointsOf } from '../points/account.ts'

const ORDINARY = 1
const SILVER = 2

/** Ids of those who register have 15 digits; the sandbox's have six. */
const newId = () => String(randomInt(100_000_000_000_000, 280_000_000_000_000))

/** The member with this phone, who is registered as an ordinary one when the shop doesn't know it. @returns the member's id */
export const memberOfPhone = (db: Orm, phone: string): Promise<string> => db.transaction((tx) => findOrAdd(tx, phone))

/** Those who come with the same phone wait for each other, so that it is registered once. */
async function findOrAdd(tx: Queries, phone: string): Promise<string> {
  await advisoryLock(tx, `member ${phone}`)
  const [known] = await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.phone, phone))
    .orderBy(asc(members.id))
    .limit(1)
  if (known) return known.id
  const row = newMember(newId(), phone)
  await tx.insert(members).values(row)
  return row.id
}

function newMember(id: string, phone: string): typeof members.$inferInsert {
  const level = ORDINARY
  const name = { nameXing: '', nameMing: '', namech: '' }
  const body = { account: phone, level, levelName: memberLevels[level], ...name, gender: 0, iconurl: '' } as const
  return {
    ...{ id, phone, memberCode: `LTM${id}`, levelNew: level, registered: true },
    body: { ...body, countryType: 1, vipRate: 100 },
  }
}

/** Who a WeChat account belongs to; undefined while it is bound to nobody who exists. */
export async function memberOfWechat(db: Orm, openId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: members.id })
    .from(wechatAccounts)
    .innerJoin(members, eq(members.id, wechatAccounts.memberId))
    .where(eq(wechatAccounts.openId, openId))
  return row?.id
}

export async function bindWechat(db: Orm, openId: string, memberId: string): Promise<void> {
  await db
    .insert(wechatAccounts)
    .values({ openId, memberId })
    .onConflictDoUpdate({ target: wechatAccounts.openId, set: { memberId } })
}

/** A member as prices know one (A6). */
export const buyerOf = async (db: Orm, memberId: string): Promise<Buyer> =>
  buyerOfProfile(await profileOf(db, memberId))

export const buyerOfProfile = (profile: MemberProfile | undefined): Buyer => ({
  level: profile?.levelNew,
  ...(profile && { vipRate: profile.vipRate }),
})

/** A member as the shop knows it. */
interface Account {
  /** What a member reads of itself. */
  readonly profile: MemberProfile
  readonly bar: Bar | undefined
}

/** Why a member orders nothing: stopped by the shop (B8 MEMBER_STATUS_CHECK_ERROR), or about to go (B2.9 user-off). */
export type Bar = 'disabled' | 'closing'

export const barOf = async (db: Orm, memberId: string): Promise<Bar | undefined> => (await accountOf(db, memberId))?.bar

/** What a member reads of itself. */
export const profileOf = async (db: Orm, memberId: string): Promise<MemberProfile | undefined> =>
  (await accountOf(db, memberId))?.profile

/**
 * A member; undefined when there is none. A guest whose activation made it silver is at least that (A5, A8), and who travels on business has
 * at least the level of the company (B2.9 travel).
 */
export async function accountOf(db: Orm, memberId: string): Promise<Account | undefined> {
  const [row] = await db
    .select()
    .from(members)
    .leftJoin(guestActivations, eq(guestActivations.memberId, members.id))
    .leftJoin(pointAccounts, pointsOf(members.id))
    .leftJoin(businessMembers, eq(businessMembers.memberId, members.id))
    .leftJoin(businessCompanies, eq(businessCompanies.id, businessMembers.companyId))
    .leftJoin(accountClosures, and(eq(accountClosures.memberId, members.id), eq(accountClosures.state, 'waiting')))
    .where(eq(members.id, memberId))
  if (!row) return undefined
  const { id, phone, memberCode, levelNew, body } = row.members
  const atLeast = Math.max(row.guest_activations?.silver === true ? SILVER : 0, row.business_companies?.level ?? 0)
  const level = Math.max(levelNew, atLeast)
  const { guest: _guest, scenario: _scenario, staffOf: _staff, isDisabled = false, ...own } = body
  const vipRate = Math.min(body.vipRate, memberRates[atLeast] ?? body.vipRate)
  const integral = row.point_accounts?.balance ?? 0
  const levels = { level, levelNew: level, levelName: memberLevels[level] ?? memberLevels[0], vipRate }
  const closing = row.account_closures
  const more = {
    ...(closing && { closingTime: shopClock(closing.dueAt) }),
    ...(row.business_companies && { companyName: row.business_companies.name }),
  }
  const profile = { ...own, id, phone, memberCode, integral, ...levels, ...more }
  return { profile, bar: isDisabled ? 'disabled' : closing ? 'closing' : undefined }
}
