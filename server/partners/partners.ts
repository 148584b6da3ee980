import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { Partner, PartnerScope } from '../../schemas/domain/partner.ts'
import { partnerScopes } from '../../schemas/domain/partner.ts'
import { maskedPhone } from '../../src/domain/phone.ts'
import type { Orm } from '../db/open-database.ts'
import { members, partnerCodes, partnerGrants, partners } from '../db/schema.ts'
import { hashOf, sameHash } from '../session/hash.ts'
import { returnAddress } from './return-address.ts'

/** ms in which a partner exchanges a code. */
const CODE_LASTS = 5 * 60_000

type PartnerRow = typeof partners.$inferSelect
type MemberRow = typeof members.$inferSelect

/** What a member was asked, by whom, and where the answer goes. */
export interface ConsentRequest {
  readonly partnerId: string
  readonly returnTo: string
  readonly state?: string | undefined
}

/** The partner, when it may ask and the address is one of its own; else why not. */
export async function findPartner(
  db: Orm,
  { partnerId, returnTo }: ConsentRequest,
): Promise<PartnerRow | 'partner-unknown' | 'partner-address'> {
  const [found] = await db
    .select()
    .from(partners)
    .where(and(eq(partners.id, partnerId), eq(partners.isEnabled, true)))
  if (!found) return 'partner-unknown'
  return found.returnAddresses.includes(returnTo) ? found : 'partner-address'
}

/** What the partner asks for, with what it would get of this member. A phone is shown by its ends. */
export async function consentOf(db: Orm, partner: PartnerRow, memberId: string): Promise<Partner> {
  const [member] = await db.select().from(members).where(eq(members.id, memberId))
  const { id: partnerId, name, logo, intro } = partner
  const scopes = partner.scopes.map((scope) => ({
    ...{ scope, title: partnerScopes[scope] },
    value: member ? shownOf(member, scope) : '',
  }))
  return { partnerId, name, logo, intro, scopes }
}

function shownOf({ phone, body }: MemberRow, scope: PartnerScope): string {
  if (scope === 'profile') return body.namech || body.account
  if (scope === 'level') return body.levelName
  return phone === '' ? '还没有绑定' : maskedPhone(phone)
}

/** Keeps what the member granted, and makes a code for it. @returns the address to return to */
export async function grant(db: Orm, partner: PartnerRow, memberId: string, asked: ConsentRequest, now: number) {
  const code = randomBytes(24).toString('base64url')
  const { id: partnerId, scopes } = partner
  await db.transaction(async (tx) => {
    await tx.delete(partnerCodes).where(lte(partnerCodes.expiresAt, now))
    await tx
      .insert(partnerGrants)
      .values({ memberId, partnerId, scopes, openId: randomBytes(16).toString('base64url'), grantedAt: now })
      .onConflictDoUpdate({
        target: [partnerGrants.memberId, partnerGrants.partnerId],
        set: { scopes, grantedAt: now },
      })
    await tx.insert(partnerCodes).values({
      ...{ codeHash: hashOf(code), memberId, partnerId, returnTo: asked.returnTo, scopes },
      expiresAt: now + CODE_LASTS,
    })
  })
  return returnAddress(asked.returnTo, { code, state: asked.state })
}

/** The address to return to when the member refused. What was granted before stays granted. */
export const refusedAddress = ({ returnTo, state }: ConsentRequest): string =>
  returnAddress(returnTo, { error: 'access_denied', state })

/** Whom a member granted something, with the partner; one that was stopped is still to be seen, and taken back. */
export const findGrants = (db: Orm, memberId: string) =>
  db
    .select({ grant: partnerGrants, partner: partners })
    .from(partnerGrants)
    .innerJoin(partners, eq(partners.id, partnerGrants.partnerId))
    .where(eq(partnerGrants.memberId, memberId))
    .orderBy(desc(partnerGrants.grantedAt), partnerGrants.partnerId)

/** Takes a grant back, and every code of it. */
export async function revoke(db: Orm, memberId: string, partnerId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(partnerCodes).where(and(eq(partnerCodes.memberId, memberId), eq(partnerCodes.partnerId, partnerId)))
    await tx
      .delete(partnerGrants)
      .where(and(eq(partnerGrants.memberId, memberId), eq(partnerGrants.partnerId, partnerId)))
  })
}

interface Exchange {
  readonly partnerId: string
  readonly secret: string
  readonly code: string
  readonly returnTo: string
}

/** What a member granted, for the code of it: the code is gone with that. A wrong secret takes no code away. */
export async function exchange(db: Orm, { partnerId, secret, code, returnTo }: Exchange, now: number) {
  const [partner] = await db.select().from(partners).where(eq(partners.id, partnerId))
  if (!partner?.isEnabled || !sameHash(hashOf(secret), partner.secretHash)) return 'partner-unknown'
  const [taken] = await db
    .delete(partnerCodes)
    .where(
      and(
        ...[eq(partnerCodes.codeHash, hashOf(code)), eq(partnerCodes.partnerId, partnerId)],
        ...[eq(partnerCodes.returnTo, returnTo), gt(partnerCodes.expiresAt, now)],
      ),
    )
    .returning()
  if (!taken) return 'partner-code'
  const [found] = await db
    .select({ member: members, openId: partnerGrants.openId })
    .from(partnerGrants)
    .innerJoin(members, eq(members.id, partnerGrants.memberId))
    .where(and(eq(partnerGrants.memberId, taken.memberId), eq(partnerGrants.partnerId, partnerId)))
  return found ? { openId: found.openId, ...givenOf(found.member, taken.scopes) } : 'partner-code'
}

const givenOf = ({ phone, body }: MemberRow, scopes: readonly PartnerScope[]) => ({
  ...(scopes.includes('profile') && { nickname: body.namech || body.account, iconurl: body.iconurl }),
  ...(scopes.includes('level') && { levelName: body.levelName }),
  ...(scopes.includes('phone') && phone !== '' && { phone }),
})
