import { and, eq, inArray, lte, notInArray } from 'drizzle-orm'
import type { ProblemCode } from '../../schemas/api/problems.ts'
import type { Shipment } from '../../schemas/domain/shipment.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { codeStatusOf } from '../../src/domain/order/code-state.ts'
import { orderState } from '../../src/domain/order/order-state.ts'
import { isExpressCompany, parcelMistakes, parcelNumber } from '../../src/domain/order/parcel.ts'
import { RECEIVED_AFTER_DAYS, shipmentTransitions, shipmentWords } from '../../src/domain/order/shipment-state.ts'
import { nextState } from '../../src/domain/order/transitions.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { orderCodes, orders, orderShipments } from '../db/schema.ts'
import { orderPlaces } from '../messages/order-messages.ts'
import { writeMessage } from '../messages/write-message.ts'
import { lockOrder } from './lock-order.ts'
import { rewardReceipts } from './order-rewards.ts'
import { moveShipments } from './status/shipment-status.ts'

type Order = typeof orders.$inferSelect
export type ShipmentRow = typeof orderShipments.$inferSelect

/** The parcel in which an order goes to its buyer; `company` and `number` as they were typed. */
interface Dispatch {
  readonly orderId: string
  readonly company: string
  readonly number: string
}

type DispatchProblem = Extract<ProblemCode, 'not-found' | 'shipment-closed' | 'parcel-wrong'>

/**
 * The merchant handed the goods of an order to a carrier; told again before they came, the parcel is corrected.
 * @returns why not; undefined when it is written down
 */
export const dispatchOrder = (
  db: Pick<Orm, 'transaction'>,
  { orderId, company, number }: Dispatch,
  now: number,
): Promise<DispatchProblem | undefined> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order?.body.delivery) return 'not-found'
    if (Object.keys(parcelMistakes({ company, number })).length > 0 || !isExpressCompany(company)) return 'parcel-wrong'
    if (orderState(order) !== 'confirmed' || !(await hasGoods(tx, orderId))) return 'shipment-closed'
    const parcel = { company, number: parcelNumber(number) }
    const made = await tx
      .insert(orderShipments)
      .values({ orderId, state: 'sent', ...parcel, sentAt: now })
      .onConflictDoNothing()
      .returning()
    if (made.length > 0) {
      await tellShipped(tx, order, parcel, now)
      return undefined
    }
    const corrected = await moveShipments(tx, 'correct', [eq(orderShipments.orderId, orderId)], parcel)
    return corrected.length > 0 ? undefined : 'shipment-closed'
  })

function tellShipped(tx: Queries, order: Order, parcel: Pick<ShipmentRow, 'company' | 'number'>, now: number) {
  const places = { ...orderPlaces(order), ...parcel }
  return writeMessage(tx, { memberId: order.memberId, event: 'order-shipped', reference: order.id, places }, now)
}

/** Copies that were given back, or are asked back, are not sent. */
const GIVEN_BACK = [codeStatusOf.refunded, codeStatusOf.refunding, codeStatusOf.void]

/** Whether anything of an order is still to be sent: each copy has a code, which nobody is shown. */
async function hasGoods(tx: Queries, orderId: string): Promise<boolean> {
  const left = and(eq(orderCodes.orderId, orderId), notInArray(orderCodes.status, GIVEN_BACK))
  const found = await tx.select({ id: orderCodes.id }).from(orderCodes).where(left).limit(1)
  return found.length > 0
}

type ReceiveProblem = Extract<ProblemCode, 'not-found' | 'not-shipped'>

/** Its buyer has the goods; said twice, the first counts. @returns why not; undefined when it is so */
export const receiveOrder = (
  db: Pick<Orm, 'transaction'>,
  orderId: string,
  memberId: string,
  now: number,
): Promise<ReceiveProblem | undefined> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.memberId !== memberId || !order.body.delivery) return 'not-found'
    const mine = eq(orderShipments.orderId, orderId)
    const came = await moveShipments(tx, 'receive', [mine], { receivedAt: now })
    await rewardReceipts(tx, came.map(idOf), now)
    const [shipment] = await tx.select().from(orderShipments).where(mine)
    return shipment?.state === 'received' ? undefined : 'not-shipped'
  })

const DAY = 24 * 60 * 60 * 1000

/** Goods whose buyer said nothing for long after they were sent count as received. @returns how many */
export const receiveOverdue = (db: Pick<Orm, 'transaction'>, now: number): Promise<number> =>
  db.transaction(async (tx) => {
    const isOverdue = lte(orderShipments.sentAt, now - RECEIVED_AFTER_DAYS * DAY)
    const came = await moveShipments(tx, 'receive', [isOverdue], { receivedAt: now })
    await rewardReceipts(tx, came.map(idOf), now)
    return came.length
  })

const idOf = ({ orderId }: Pick<ShipmentRow, 'orderId'>): string => orderId

/** The shipments of several orders, by their ids. */
export async function readShipments(
  db: Queries,
  orderIds: readonly string[],
): Promise<(orderId: string) => ShipmentRow | undefined> {
  const rows = await db
    .select()
    .from(orderShipments)
    .where(inArray(orderShipments.orderId, [...orderIds]))
  const byId = new Map(rows.map((row) => [row.orderId, row]))
  return (orderId) => byId.get(orderId)
}

/** What its buyer reads of the goods; undefined of what is not sent by post, or not yet to be sent. */
export function shipmentOf(order: Order, row: ShipmentRow | undefined): Shipment | undefined {
  if (!order.body.delivery) return undefined
  if (!row)
    return orderState(order) === 'confirmed'
      ? { state: 'waiting', ...shipmentWords.waiting, canReceive: false }
      : undefined
  const { state, company, number, sentAt, receivedAt } = row
  return {
    ...{ state, ...shipmentWords[state], company, number, sendTime: shopClock(sentAt) },
    ...(receivedAt !== null && { receiveTime: shopClock(receivedAt) }),
    canReceive: nextState(shipmentTransitions, state, 'receive') !== undefined,
  }
}
