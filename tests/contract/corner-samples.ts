import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import {
  coupons,
  mailMessages,
  memberCoupons,
  orderCodes,
  realNames,
  realNameTries,
  smsMessages,
} from '../../server/db/schema.ts'
import type { Orm } from '../../server/db/open-database.ts'
import { shareReport } from '../../server/members/annual-report.ts'
import { closeAccount } from '../../server/members/closures.ts'
import { createBusinessTravel } from '../../server/members/business-travel.ts'
import type { Clock } from '../../server/ports/clock.ts'
import type { Ports } from '../../server/ports/ports.ts'
import { memberOfPhone } from '../../server/session/accounts.ts'
import { createLoginCodes } from '../../server/session/login-codes.ts'
import { usualSmsLimits } from '../../server/session/sms-policy.ts'
import { give } from '../../server/transfers/give.ts'
import { take, withdraw } from '../../server/transfers/end-transfer.ts'
import { createTransferLinks } from '../../server/transfers/transfer-links.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { TEST_SECRET } from '../fixtures/app.ts'

/** Gives what its calls need a giver of. */
export const GIVER = '900042'

export interface CornerBefore {
  /** A coupon that its giver has. @returns its id */
  readonly giftCoupon: () => Promise<string>
  /** The same on its way to a friend. */
  readonly gift: () => Promise<{ readonly transferId: string; readonly token: string; readonly couponId: string }>
  /** The same, and back again. */
  readonly withdrawn: () => Promise<string>
  /** Somebody with a new phone, and without orders. */
  readonly newMember: () => Promise<{ readonly member: string; readonly phone: string }>
  /** A code to close the account, for the device that is called as the phone. */
  readonly closingCode: (phone: string, device?: string) => Promise<string>
  readonly verified: (member: string, mail: string, code: string) => Promise<void>
  /** Somebody whose account is about to be closed. */
  readonly closingMember: () => Promise<string>
  /** Somebody whose name was checked. */
  readonly namedMember: () => Promise<string>
  /** Somebody who used up the checks of the day. */
  readonly triedMember: () => Promise<string>
  /** A gift that somebody took. */
  readonly taken: () => Promise<{ readonly transferId: string; readonly token: string }>
  /** A member has a coupon. */
  readonly holds: (member: string, couponId: string) => Promise<void>
  readonly codeIdOf: (bizCode: string) => Promise<string>
  /** A code on its way to a friend. */
  readonly givenCode: (bizCode?: string) => Promise<string>
  /** The counter's code of a coupon that is good from tomorrow on. */
  readonly earlyCode: () => Promise<string>
  /** A link to a year of a member. */
  readonly sharedYear: (member: string) => Promise<string>
  /** A code by mail. */
  readonly mailCode: (member: string, mail: string) => Promise<string>
}

/** What calls of the member's corner need from before. */
export function cornerBefore(db: () => Orm, clock: Clock, ports: () => Ports): CornerBefore {
  let number = 0
  const links = createTransferLinks({ secret: TEST_SECRET })
  const before: CornerBefore = {
    async giftCoupon() {
      const [coupon] = await db().select().from(coupons).where(eq(coupons.id, '9001'))
      const id = `gift-${(number += 1)}`
      await db()
        .insert(coupons)
        .values({ ...coupon!, id })
      await db().insert(memberCoupons).values({ memberId: GIVER, couponId: id, receivedAt: clock.now() })
      return id
    },
    async gift() {
      const couponId = await before.giftCoupon()
      const given = await give(db(), GIVER, { kind: 'coupon', id: couponId }, clock.now())
      if ('problem' in given) throw new Error(given.problem)
      return { transferId: given.id, token: links.tokenOf(given.id), couponId }
    },
    async withdrawn() {
      const { transferId, token } = await before.gift()
      await withdraw(db(), transferId, GIVER, clock.now())
      return token
    },
    async newMember() {
      const phone = `1391${String((number += 1)).padStart(7, '0')}`
      return { member: await memberOfPhone(db(), phone), phone }
    },
    async closingCode(phone, device = phone) {
      const options = { db: db(), clock, sms: ports().sms, limits: usualSmsLimits, use: 'closing' as const }
      const asker = { device: undefined, claimed: device, address: device }
      await createLoginCodes({ ...options, secret: TEST_SECRET }).send({
        phone,
        asker,
        device: randomUUID(),
        isProven: true,
      })
      const [message] = await db()
        .select()
        .from(smsMessages)
        .where(eq(smsMessages.phone, phone))
        .orderBy(desc(smsMessages.sentAt))
        .limit(1)
      return /\d{6}/.exec(message?.text ?? '')?.[0] ?? ''
    },
    async verified(member, mail, code) {
      await createBusinessTravel({ db: db(), clock, mail: ports().mail, secret: TEST_SECRET }).verify(
        member,
        mail,
        code,
      )
    },
    async closingMember() {
      const { member } = await before.newMember()
      await closeAccount(db(), member, async () => true, clock.now())
      return member
    },
    async namedMember() {
      const { member } = await before.newMember()
      const row = { keyId: 'k', sealed: 's', maskedName: '林**', maskedNumber: '110***', checkedAt: clock.now() }
      await db()
        .insert(realNames)
        .values({ memberId: member, ...row })
      return member
    },
    async triedMember() {
      const { member } = await before.newMember()
      const tries = Array.from({ length: 5 }, () => ({ id: randomUUID(), memberId: member, triedAt: clock.now() }))
      await db().insert(realNameTries).values(tries)
      return member
    },
    async taken() {
      const gift = await before.gift()
      await take(db(), gift.transferId, (await before.newMember()).member, clock.now())
      return gift
    },
    async holds(memberId, couponId) {
      await db().insert(memberCoupons).values({ memberId, couponId, receivedAt: clock.now() })
    },
    async codeIdOf(bizCode) {
      const [code] = await db().select().from(orderCodes).where(eq(orderCodes.bizCode, bizCode))
      return code?.id ?? ''
    },
    async givenCode(bizCode = '900003120121') {
      const [code] = await db()
        .update(orderCodes)
        .set({ transferId: 'on-its-way' })
        .where(eq(orderCodes.bizCode, bizCode))
        .returning()
      return code?.bizCode ?? ''
    },
    async earlyCode() {
      const couponId = 'early'
      const [one] = await db().select().from(coupons).where(eq(coupons.id, '9006'))
      const validFrom = shopClock(clock.now() + 86_400_000)
      await db()
        .insert(coupons)
        .values({ ...one!, id: couponId, body: { ...one!.body, validFrom } })
      const held = { memberId: GIVER, couponId, receivedAt: clock.now(), bizCode: '770000000001' }
      await db().insert(memberCoupons).values(held)
      return held.bizCode
    },
    sharedYear: async (memberId) =>
      (await shareReport(db(), { memberId, year: 2026, showsSpending: true }, clock.now())) ?? '',
    async mailCode(member, mail) {
      await db().delete(mailMessages).where(eq(mailMessages.address, mail))
      await createBusinessTravel({ db: db(), clock, mail: ports().mail, secret: TEST_SECRET }).sendCode(member, mail)
      const [message] = await db()
        .select()
        .from(mailMessages)
        .where(eq(mailMessages.address, mail))
        .orderBy(desc(mailMessages.sentAt))
        .limit(1)
      return /\d{6}/.exec(message?.text ?? '')?.[0] ?? ''
    },
  }
  return before
}
