import { and, eq } from 'drizzle-orm'
import type { OrderDetail } from '../../schemas/domain/order-detail.ts'
import { stayTypes } from '../../schemas/domain/product-kind.ts'
import { shopClock, shopDay } from '../../src/domain/dates.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import { codeHint } from '../../src/domain/order/code-hint.ts'
import { orderPaths } from '../../src/domain/order/order-paths.ts'
import { lastDayOf, timesToday, verifyRuleText } from '../../src/domain/order/code-use.ts'
import { codeStatusOf, isCodeUsable } from '../../src/domain/order/code-state.ts'
import { orderState } from '../../src/domain/order/order-state.ts'
import { priceLinesOf } from '../../src/domain/order/price-lines.ts'
import type { Orm } from '../db/open-database.ts'
import { type orderCodes, orders } from '../db/schema.ts'
import { maskedPassenger } from '../documents/sealed-numbers.ts'
import { ownCodes } from '../transfers/code-facts.ts'
import { usesOn } from './codes/uses-on.ts'
import {
  invoiceStatusOfOrder,
  kindText,
  type OrderMore,
  orderWays,
  readMore,
  shownCode,
  statusText,
} from './order-ways.ts'
import { type LineCopies, readLines } from './line-copies.ts'
import { shipmentOf } from './shipments.ts'

type Order = typeof orders.$inferSelect
type Code = typeof orderCodes.$inferSelect

/**
 * An order as its buyer sees it (B3); undefined for everybody else.
 * @param now epoch ms of the shop's clock
 */
export async function readOrder(
  db: Orm,
  orderId: string,
  memberId: string,
  now: number,
): Promise<OrderDetail | undefined> {
  const mine = and(eq(orders.id, orderId), eq(orders.memberId, memberId))
  const [order] = await db.select().from(orders).where(mine)
  if (!order) return undefined
  const moreOf = await readMore(db, [orderId])
  const lines = await readLines(db, orderId)
  const usedToday = await usesOn(db, codesByDay(lines), shopDay(now))
  const mainOrder = await readNamed(db, order)
  const canGive = (await ownCodes(db, { memberId, orderId }, now)).some(({ obstacle }) => obstacle === undefined)
  return detailOf(order, lines, { ...moreOf(orderId), usedToday, mainOrder, canGive }, now)
}

/** The order to which one was bought, of the same buyer (B3 main order). */
async function readNamed(db: Orm, { memberId, body }: Order): Promise<OrderDetail['mainOrder']> {
  const { mainOrderId } = body
  if (mainOrderId === undefined) return undefined
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, mainOrderId), eq(orders.memberId, memberId)))
  if (!found) return undefined
  const { productName, productType } = found.body
  const path = orderPaths(mainOrderId, productType).detail
  return { orderId: mainOrderId, productName, kindText: kindText(found), path }
}

/** The codes that can be used so many times in a day. */
const codesByDay = (lines: readonly LineCopies[]): string[] =>
  lines
    .filter(({ line }) => line.body.timesPerDay !== undefined)
    .flatMap(({ copies }) => copies.flatMap(({ codes }) => codes.map(({ bizCode }) => bizCode)))

interface DetailMore extends OrderMore {
  readonly mainOrder: OrderDetail['mainOrder']
  readonly canGive: boolean
  /** How often a code was used today. */
  readonly usedToday: (bizCode: string) => number
}

function detailOf(order: Order, lines: readonly LineCopies[], more: DetailMore, now: number): OrderDetail {
  const { body } = order
  const ways = orderWays(order, lines, more, now)
  const shipment = shipmentOf(order, more.shipment)
  const hint = hintOf(order, lines, more)
  return {
    ...{
      orderId: order.id,
      orderStatus: order.orderStatus,
      paymentStatus: order.paymentStatus,
      statusText: statusText(order, more),
      ...(hint && { hint }),
    },
    ...{ retainTime: order.payUntil, typeOrder: body.productType, customerRemark: body.remark },
    ...{ priceTotal: yuanOfFen(order.totalFen), priceOrder: yuanOfFen(order.orderFen) },
    ...{ pricePaid: yuanOfFen(order.paidFen), priceRefunded: yuanOfFen(order.refundedFen) },
    ...more.moneyBack,
    priceLines: priceLines(order, lines),
    refundShow: ways.actions.refund ? 1 : 0,
    ...(body.arrivalDate && { arrivalDate: body.arrivalDate }),
    ...(body.departureDate && { departureDate: body.departureDate }),
    ...(body.storeId && { storeId: body.storeId }),
    orderTime: shopClock(order.createdAt),
    orderContact: body.contact,
    passengers: body.passengers.map((passenger, at) => ({ id: String(at + 1), ...maskedPassenger(passenger) })),
    ...(body.delivery && { delivery: body.delivery }),
    ...(shipment && { shipment }),
    productInfo: {
      ...{ productId: order.productId, productCode: body.productCode },
      ...{ productName: body.productName, name: body.productName },
      ...(body.subTitle && { subTitle: body.subTitle }),
      picture: body.picture,
    },
    subOrders: lines.map((line) => subOrderOf(withShownCodes(line, order, more), order, more.usedToday)),
    ...(order.paidAt && { payTime: shopClock(order.paidAt) }),
    ...(body.companyId && { companyId: body.companyId }),
    ...(more.team && { team: more.team }),
    ...(more.mainOrder && { mainOrder: more.mainOrder }),
    ...(body.miniCampUrl && { miniCampUrl: body.miniCampUrl }),
    ...{ kindText: kindText(order), invoiceStatus: invoiceStatusOfOrder(order, more), canGive: more.canGive },
    ...ways,
  }
}

/** What its buyer reads where no code lets them in any more, or for now. */
function hintOf(order: Order, lines: readonly LineCopies[], { isExchanged }: OrderMore): string | undefined {
  if (orderState(order) !== 'confirmed' || order.body.delivery) return undefined
  const own = lines.flatMap(({ copies }) => copies.flatMap(({ codes }) => codes))
  return codeHint({
    statuses: own.map(({ status }) => status),
    isExchanged,
    isStay: stayTypes.includes(order.body.productType),
  })
}

/**
 * The codes of a line that its buyer sees. An order that is sent by post has none to show at a counter: it lists only refunded codes and
 * those whose refund is asked for. Codes that were passed on belong to the friend, and are left out.
 */
function withShownCodes(line: LineCopies, { body }: Order, { isExchanged }: OrderMore): LineCopies {
  if (body.delivery) return withCodes(line, ({ status }) => GIVEN_BACK.includes(status))
  const own = withCodes(line, ({ transferId }) => transferId === null)
  return isExchanged ? withoutUsable(own) : own
}

const GIVEN_BACK: readonly number[] = [codeStatusOf.refunding, codeStatusOf.refunded]

/** A presale that another order holds: no counter takes its codes (B5), so none is shown as if it let somebody in. */
const withoutUsable = (line: LineCopies): LineCopies => withCodes(line, (code) => !isCodeUsable(shownCode(code)))

const withCodes = ({ line, copies }: LineCopies, isShown: (code: Code) => boolean): LineCopies => ({
  line,
  copies: copies.map(({ codes }) => ({ codes: codes.filter(isShown) })),
})

/** B2.5 price popup. */
const priceLines = ({ body }: Order, lines: readonly LineCopies[]) =>
  priceLinesOf({
    ...body,
    lines: lines.map(({ line: { copies, body: line } }) => ({ name: line.name, copies, listFen: line.listFen })),
  })

function subOrderOf({ line, copies: own }: LineCopies, order: Order, usedToday: DetailMore['usedToday']) {
  const codes = own.flatMap((copy) => copy.codes)
  const { id, orderId, itemId, copies, body } = line
  return {
    ...{
      orderId,
      subOrderId: id,
      productId: itemId,
      resourceType: body.resourceType,
      useCount: copies,
      name: body.name,
    },
    inventoryType: body.inventoryType,
    ...(body.usingStartDate && { usingStartDate: body.usingStartDate }),
    ...(body.usingEndDate && { usingEndDate: body.usingEndDate }),
    ...(body.usingEndDate === undefined &&
      codes.length > 0 &&
      !order.body.delivery && { validUntil: lastDayOf(body, paidDay(order)) }),
    totalSalePrice: yuanOfFen(body.unitFen * copies),
    subOrderLifeStyle: {
      id,
      orderId,
      subOrderId: id,
      verifyRule: verifyRuleText(body),
      codeSendType: order.body.isInstant ? (1 as const) : (2 as const),
      detail: codes.map((code) =>
        codeOf(
          code,
          timesToday({
            canUseTimes: code.canUseTimes,
            timesPerDay: body.timesPerDay,
            usedToday: usedToday(code.bizCode),
          }),
        ),
      ),
    },
  }
}

/** The day from which the codes of an order are good: of one that cost nothing that on which it was made. */
const paidDay = ({ paidAt, createdAt }: Order): string => shopDay(paidAt ?? createdAt)

const codeOf = ({ id, bizCode, status, continuousUsedFlag, canUseTimes, copy }: Code, canUseTimesToday: number) => ({
  ...{
    bizCode,
    couponId: id,
    bizCodeStatus: status,
    continuousUsedFlag: continuousUsedFlag === 1 ? (1 as const) : (0 as const),
  },
  ...{ canUseTimes, canUseTimesToday, copy },
})
