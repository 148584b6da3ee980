import { and, eq, inArray, sql } from 'drizzle-orm'
import { couponTypes } from '../../../schemas/domain/coupon.ts'
import { isCouponGood } from '../../../src/domain/coupon/coupon.ts'
import { shopClock, shopDay } from '../../../src/domain/dates.ts'
import { codeStatusOf } from '../../../src/domain/order/code-state.ts'
import { type CodeFacts, lastDayOf } from '../../../src/domain/order/code-use.ts'
import type { Queries } from '../../db/server-settings.ts'
import {
  appointments,
  coupons,
  memberCoupons,
  orderCodes,
  orderLines,
  orders,
  products,
  transfers,
} from '../../db/schema.ts'
import { isExchanged } from '../presale-order.ts'
import { usesOn } from './uses-on.ts'

/** A code as its buyer and its merchant may know it: what it is, and what decides whether it can be redeemed. */
export interface HeldCode {
  readonly bizCode: string
  readonly memberId: string
  /** Undefined: it is a coupon's. */
  readonly orderId?: string
  readonly couponId?: string
  /** The companies that sold it, whose people redeem it; undefined: the mall's own coupon, which every merchant takes. */
  readonly merchants?: readonly string[]
  readonly name: string
  readonly productName: string
  /** Where it is used. */
  readonly place: string
  readonly isContinuous: boolean
  readonly facts: CodeFacts
}

/** A code of an order or of a coupon, as it is now; undefined when there is none. */
export const readHeldCode = async (db: Queries, bizCode: string, now: number): Promise<HeldCode | undefined> =>
  (await readOrderCode(db, bizCode, now)) ?? (await readCouponCode(db, bizCode, now))

async function readOrderCode(db: Queries, bizCode: string, now: number): Promise<HeldCode | undefined> {
  const [found] = await db
    .select({
      ...{ code: orderCodes, line: orderLines, order: orders },
      ...{ place: products.place, companyId: products.companyId, product: products.body },
      takerId: transfers.takerId,
    })
    .from(orderCodes)
    .innerJoin(orderLines, eq(orderLines.id, orderCodes.lineId))
    .innerJoin(orders, eq(orders.id, orderCodes.orderId))
    .leftJoin(products, eq(products.id, orders.productId))
    .leftJoin(transfers, eq(transfers.id, orderCodes.transferId))
    .where(eq(orderCodes.bizCode, bizCode))
  if (!found) return undefined
  const { code, line, order, place, companyId, product, takerId } = found
  const today = shopDay(now)
  const moment = shopClock(now)
  const isNeeded = product?.appointment !== undefined && !product.appointment.isOptional
  const booked = isNeeded ? await bookingsOf(db, line.id, today) : { free: 0 }
  return {
    ...{
      bizCode,
      memberId: takerId ?? order.memberId,
      orderId: order.id,
      name: line.body.name,
      productName: order.body.productName,
    },
    ...{ place: place ?? '', isContinuous: code.continuousUsedFlag === 1 },
    merchants: [order.body.companyId ?? companyId ?? []].flat(),
    facts: {
      ...{ status: code.status, canUseTimes: code.canUseTimes, timesPerDay: line.body.timesPerDay },
      ...{ today, moment, goodFrom: booked.goodFrom ?? line.body.usingStartDate },
      lastDay: lastDayOf(line.body, shopDay(order.paidAt ?? order.createdAt)),
      usedToday: (await usesOn(db, [bizCode], today))(bizCode),
      isExchanged: await isExchanged(db, order.id),
      isGiven: code.transferId !== null && takerId === null,
      booked: { isNeeded, free: booked.free },
    },
  }
}

const begun = [codeStatusOf.used, codeStatusOf['part-used']]

interface Bookings {
  /** Copies of a line with a day that is confirmed, less those that were used. */
  readonly free: number
  /** The first day of these, where none has come yet. */
  readonly goodFrom?: string | undefined
}

async function bookingsOf(db: Queries, lineId: string, today: string): Promise<Bookings> {
  const booked = await db
    .select({ day: appointments.day, copies: appointments.copies })
    .from(appointments)
    .where(and(eq(appointments.lineId, lineId), eq(appointments.state, 'confirmed')))
    .orderBy(appointments.day)
  const [used] = await db
    .select({ copies: sql<number>`count(distinct ${orderCodes.copy})::int` })
    .from(orderCodes)
    .where(and(eq(orderCodes.lineId, lineId), inArray(orderCodes.status, begun)))
  const free = booked.flatMap(({ day, copies }) => Array.from({ length: copies }, () => day)).slice(used?.copies ?? 0)
  return { free: free.length, ...(free[0] !== undefined && free[0] > today && { goodFrom: free[0] }) }
}

/** Coupons that are used at the counter have a code each (A3: 5 and 7). */
async function readCouponCode(db: Queries, bizCode: string, now: number): Promise<HeldCode | undefined> {
  const [found] = await db
    .select()
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId))
    .where(eq(memberCoupons.bizCode, bizCode))
  if (!found) return undefined
  const { member_coupons: mine, coupons: coupon } = found
  const isUsed = mine.usedAt !== null
  const moment = shopClock(now)
  const unused = isCouponGood(coupon.body, moment) ? codeStatusOf.unused : codeStatusOf.expired
  return {
    ...{ bizCode, memberId: mine.memberId, couponId: mine.couponId, name: coupon.body.couponName, isContinuous: false },
    ...{ productName: couponTypes[coupon.body.couponType], place: '' },
    ...(coupon.body.productIds.length > 0 && { merchants: await sellersOf(db, coupon.body.productIds) }),
    facts: {
      ...{
        status: isUsed ? codeStatusOf.used : unused,
        canUseTimes: isUsed ? 0 : 1,
        timesPerDay: undefined,
      },
      ...{
        lastDay: coupon.body.validUntil.slice(0, 10),
        goodFrom: coupon.body.validFrom,
        moment,
        today: shopDay(now),
        usedToday: 0,
        isExchanged: false,
        isGiven: false,
      },
      booked: { isNeeded: false, free: 0 },
    },
  }
}

/** The companies that sell these products. */
async function sellersOf(db: Queries, productIds: readonly string[]): Promise<readonly string[]> {
  const among = inArray(products.id, [...productIds])
  const rows = await db.select({ companyId: products.companyId }).from(products).where(among)
  return rows.map(({ companyId }) => companyId)
}

/** Stands for the people of all merchants. */
export const EVERY_MERCHANT = Symbol('every merchant')

/** Whose people somebody belongs to: a companyId. */
export type StaffOf = string | typeof EVERY_MERCHANT

/** Whether it is theirs to redeem. */
export const isRedeemedBy = ({ merchants }: Pick<HeldCode, 'merchants'>, staffOf: StaffOf): boolean =>
  merchants === undefined || staffOf === EVERY_MERCHANT || merchants.includes(staffOf)
