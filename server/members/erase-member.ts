import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../db/server-settings.ts'
import * as tables from '../db/schema.ts'
import { bringBack } from '../transfers/end-transfer.ts'

type OfMember = PgTable & { readonly memberId: AnyPgColumn }

/** What is a member's alone, and goes whole. A table with a member's id stands here, in `rewritten` or in `kept`: a test holds it. */
const deleted: readonly OfMember[] = [
  tables.sessions,
  tables.wechatAccounts,
  tables.guestActivations,
  tables.carPlates,
  tables.activityTasksDone,
  tables.productCollects,
  tables.memberAddresses,
  tables.travellers,
  tables.tempOrders,
  tables.realNames,
  tables.realNameTries,
  tables.reportShares,
  tables.mailCodes,
  tables.businessMembers,
  tables.cartLines,
  tables.cartMerges,
  tables.commentPictures,
  tables.customsIdentities,
  tables.healthForms,
  tables.sealedDocuments,
  tables.messages,
  tables.partnerCodes,
  tables.partnerGrants,
  tables.stayWishes,
]

/** Stands in the place of whom the books are no more to name. */
const NOBODY = '已注销用户'
/** A number that has the form of one, and is nobody's. */
const NO_PHONE = '13000000000'
const NO_MAIL = 'erased@example.invalid'
const NO_FACE = '/tc-fostay/media/bay-1'

const nobody = sql`jsonb_build_object('name', ${NOBODY}::text, 'phone', ${NO_PHONE}::text)`
const nowhere = sql`${nobody} || jsonb_build_object('province', '已清除', 'city', '已清除', 'district', '已清除', 'detail', '已清除')`

const noContact = sql`jsonb_build_object('contact', ${nobody}, 'remark', '')`

/** What the books need of a member's deeds stays, and names nobody; each by the name of its table. */
const rewritten: Readonly<Record<string, (tx: Queries, memberId: string) => Promise<unknown>>> = {
  orders: (tx, memberId) => {
    const { body } = tables.orders
    const noDelivery = sql`case when ${body} ? 'delivery' then jsonb_build_object('delivery', ${nowhere}) else '{}'::jsonb end`
    const named = sql`${body} || ${noContact} || '{"passengers": []}'::jsonb || ${noDelivery}`
    return tx.update(tables.orders).set({ body: named }).where(eq(tables.orders.memberId, memberId))
  },
  appointments: (tx, memberId) => {
    const { body } = tables.appointments
    const of = eq(tables.appointments.memberId, memberId)
    return tx
      .update(tables.appointments)
      .set({ body: sql`${body} || ${noContact}` })
      .where(of)
  },
  service_reservations: (tx, memberId) => {
    const { body } = tables.serviceReservations
    const of = eq(tables.serviceReservations.memberId, memberId)
    return tx
      .update(tables.serviceReservations)
      .set({ body: sql`${body} || ${noContact}` })
      .where(of)
  },
  invoices: (tx, memberId) => {
    const { body } = tables.invoices
    const noTitle = sql`case when ${body} ->> 'titleType' = 'personal' then jsonb_build_object('title', ${NOBODY}::text) else '{}'::jsonb end`
    const named = sql`${body} || jsonb_build_object('email', ${NO_MAIL}::text) || ${noTitle}`
    return tx.update(tables.invoices).set({ body: named }).where(eq(tables.invoices.memberId, memberId))
  },
  refunds: (tx, memberId) =>
    tx.update(tables.refunds).set({ description: '' }).where(eq(tables.refunds.memberId, memberId)),
  bargains: (tx, memberId) =>
    tx
      .update(tables.bargains)
      .set({ memberName: NOBODY, iconUrl: NO_FACE })
      .where(eq(tables.bargains.memberId, memberId)),
  bargain_helps: (tx, memberId) =>
    tx
      .update(tables.bargainHelps)
      .set({ memberName: NOBODY, iconUrl: NO_FACE })
      .where(eq(tables.bargainHelps.memberId, memberId)),
  sign_joins: (tx, memberId) =>
    tx
      .update(tables.signJoins)
      .set({ memberName: NOBODY, iconUrl: NO_FACE })
      .where(eq(tables.signJoins.memberId, memberId)),
  sign_helps: (tx, memberId) =>
    tx
      .update(tables.signHelps)
      .set({ memberName: NOBODY, iconUrl: NO_FACE })
      .where(eq(tables.signHelps.memberId, memberId)),
  comments: (tx, memberId) => {
    const of = eq(tables.comments.memberId, memberId)
    const who = sql`jsonb_build_object('nickName', ${NOBODY}::text, 'iconUrl', ${NO_FACE}::text, 'pictures', '[]'::jsonb)`
    return tx
      .update(tables.comments)
      .set({ memberId: null, body: sql`${tables.comments.body} || ${who}` })
      .where(of)
  },
  tracked_events: (tx, memberId) =>
    tx.execute(
      sql`update tracked_events set member_id = null, distinct_id = '', body = '{}'::jsonb where member_id = ${memberId}`,
    ),
  // What was used belongs to the books of its order or of its counter.
  member_coupons: (tx, memberId) =>
    tx.execute(sql`delete from member_coupons where member_id = ${memberId} and order_id is null and used_at is null`),
}

/** What stays as it is: a member's id there names nobody once the member is gone. */
const kept: Readonly<Record<string, string>> = {
  order_codes: 'whose order a code is of: the same as its order says',
  redemptions: 'uses of codes: what, where and when, for the books',
  coupon_code_uses: 'how often a code gave a coupon',
  account_closures: 'that the account was closed, and when',
  transfers: 'that a thing went from one to another',
  point_accounts: 'points that were had, for the books',
  point_entries: 'points that were earned and spent, for the books',
  point_lots: 'points that were earned, for the books',
  point_takes: 'points that were spent, for the books',
  team_seats: 'that an order had a seat in a team',
}

export const erasure = {
  deleted: deleted as readonly PgTable[],
  rewritten: Object.keys(rewritten),
  kept: Object.keys(kept),
  /** Kept by phone number: gone with the member's. */
  byPhone: ['sms_codes', 'sms_messages'],
}

/**
 * Erases what is personal of a member (B2.9 user-off), in the transaction of its closure. Orders, refunds and invoices stay as figures: the
 * books are right without knowing who it was. The phone belongs to nobody then, and may register anew.
 */
export async function eraseMember(tx: Queries, memberId: string, now: number): Promise<void> {
  const { members, smsCodes, smsMessages } = tables
  const [member] = await tx.select({ phone: members.phone }).from(members).where(eq(members.id, memberId))
  await bringBackGiven(tx, memberId, now)
  for (const table of deleted) await tx.delete(table).where(eq(table.memberId, memberId))
  for (const rewrite of Object.values(rewritten)) await rewrite(tx, memberId)
  if (member && member.phone !== '') {
    await tx.delete(smsCodes).where(eq(smsCodes.phone, member.phone))
    await tx.delete(smsMessages).where(eq(smsMessages.phone, member.phone))
  }
  await tx.delete(members).where(eq(members.id, memberId))
}

/** What is on its way to a friend goes with its giver. */
async function bringBackGiven(tx: Queries, memberId: string, now: number): Promise<void> {
  const { transfers } = tables
  const open = and(eq(transfers.giverId, memberId), eq(transfers.state, 'given'), isNull(transfers.takerId))
  for (const transfer of await tx.select().from(transfers).where(open)) await bringBack(tx, transfer, 'withdraw', now)
}
