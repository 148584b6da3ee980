import { and, eq, ne } from 'drizzle-orm'
import type { PayWay } from '../../schemas/domain/pay-way.ts'
import { COUNTER_KIND } from '../../src/domain/order/counter-code.ts'
import { takesMoney } from '../../src/domain/order/order-state.ts'
import type { PaymentEvent, PaymentState } from '../../src/domain/order/payment-state.ts'
import { moveBargains } from '../bargains/bargain-status.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { bargains, orderCodes, orders, payments } from '../db/schema.ts'
import { orderPlaces, tellPaid } from '../messages/order-messages.ts'
import { writeMessage } from '../messages/write-message.ts'
import { issueCodes } from './issue-codes.ts'
import { lockOrder } from './lock-order.ts'
import { newPartId } from './order-ids.ts'
import { rewardUses } from './order-rewards.ts'
import { spendPresale } from './presale-order.ts'
import { moveCodes } from './status/code-status.ts'
import { moveOrders } from './status/order-status.ts'
import { movePayments } from './status/payment-status.ts'
import { isOfNoOpenTeam, paySeat } from '../teams/seats.ts'

/** How long after it began the company is first asked what became of a try, in ms. */
const FIRST_ASK = 15_000

/** What is paid at the company. */
export interface BegunPayment {
  readonly payId: string
  readonly amountFen: number
  readonly productName: string
  readonly payUntil: number
  /** Where the order came from (B9); orders of before don't say it. */
  readonly orderSource: number | undefined
  /** Who brought its buyer (A2). */
  readonly trackCode: string | undefined
}

/**
 * A try to pay what is left to pay of an order. Begun twice the same way it is one try, which nobody pays twice by touching twice.
 * @returns undefined when nobody can pay it: then 生成支付信息失败 (A5)
 */
export const beginPayment = (
  db: Orm,
  orderId: string,
  memberId: string,
  now: number,
  way: PayWay = 'wechat',
): Promise<BegunPayment | undefined> =>
  db.transaction(async (tx) => {
    const mine = and(eq(orders.id, orderId), eq(orders.memberId, memberId))
    const [order] = await tx.select().from(orders).where(mine).for('update')
    if (!order || !takesMoney(order, now)) return undefined
    const amountFen = order.totalFen - order.paidFen
    const { payUntil } = order
    const { productName, orderSource, origin } = order.body
    const begun = { amountFen, payUntil, productName, orderSource, trackCode: origin?.trackCode }
    const isSame = and(eq(payments.orderId, orderId), eq(payments.way, way), eq(payments.amountFen, amountFen))
    const [known] = await tx
      .select({ payId: payments.id })
      .from(payments)
      .where(and(isSame, eq(payments.state, 'waiting')))
    if (known) return { ...known, ...begun }
    const payId = newPartId()
    const times = { createdAt: now, askAt: now + FIRST_ASK }
    await tx.insert(payments).values({ id: payId, orderId, state: 'waiting', way, amountFen, ...times })
    return { payId, ...begun }
  })

/** What the payment company says of a try. It may say it more than once, late, and after it said otherwise. */
export interface PaymentNotice {
  readonly payId: string
  /** The company's name for the money that came: it counts once. */
  readonly providerNo: string
  readonly isPaid: boolean
  readonly amountFen: number
}

/** What became of a notice: the state of its try; or the money that it names is that of another payment, and nothing was done. */
export type HeardPayment = PaymentState | 'taken'

/**
 * Writes down what the payment company says, and what follows of it: the order is paid, and its codes are made; or, when it takes no
 * money any more, what came goes back. All in one transaction, and the same however often it is said.
 * @returns undefined when there is no try of that id
 */
export const handlePaymentWebhook = (db: Orm, notice: PaymentNotice, now: number): Promise<HeardPayment | undefined> =>
  db.transaction(async (tx) => {
    const known = eq(payments.id, notice.payId)
    const [named] = await tx.select({ orderId: payments.orderId }).from(payments).where(known)
    const order = named && (await lockOrder(tx, named.orderId))
    if (!order) return undefined
    if (notice.isPaid && (await isTaken(tx, notice, order))) return 'taken'
    const event = eventOf(order, notice, now)
    const money = notice.isPaid && { providerNo: notice.providerNo, amountFen: notice.amountFen }
    const [moved] = await movePayments(tx, event, [known], { endedAt: now, askAt: null, ...money })
    if (moved?.state === 'paid') await credit(tx, order, notice.amountFen, now)
    if (moved) return moved.state
    const [payment] = await tx.select().from(payments).where(known)
    if (payment && isMoreMoney(payment, notice)) await markOverpaid(tx, payment, notice, now)
    return payment?.state
  })

/**
 * Whether the company's name for the money is that of another payment: a mistake of the company, or of somebody who has its key. A try that
 * was paid twice is told of again by the name under which its second payment was written down (markOverpaid): that is none.
 */
async function isTaken(tx: Queries, { payId, providerNo }: PaymentNotice, order: Pick<Order, 'id'>): Promise<boolean> {
  const [other] = await tx
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.providerNo, providerNo), ne(payments.id, payId)))
  if (!other || other.orderId !== order.id) return other !== undefined
  const [own] = await tx.select({ providerNo: payments.providerNo }).from(payments).where(eq(payments.id, payId))
  return own?.providerNo === null
}

type Payment = typeof payments.$inferSelect
type Order = typeof orders.$inferSelect

/** Whether the order still takes the money. Too late is when the shop hears of it: nothing is confirmed for a day that is over. */
function eventOf(order: Order, { isPaid, amountFen }: PaymentNotice, now: number): PaymentEvent {
  if (!isPaid) return 'fail'
  return takesMoney(order, now) && amountFen <= order.totalFen - order.paidFen ? 'succeed' : 'overpay'
}

/** Whether the same try was paid a second time: the company's name for the money is another one. */
const isMoreMoney = ({ providerNo }: Payment, notice: PaymentNotice): boolean =>
  notice.isPaid && providerNo !== null && providerNo !== notice.providerNo

/** Money that nobody may keep is written down as a try of its own, to be given back. */
async function markOverpaid(tx: Queries, { orderId }: Payment, { providerNo, amountFen }: PaymentNotice, now: number) {
  const money = {
    id: newPartId(),
    orderId,
    state: 'returning',
    amountFen,
    providerNo,
    createdAt: now,
    endedAt: now,
  } as const
  await tx.insert(payments).values(money).onConflictDoNothing()
}

async function credit(tx: Queries, order: Order, amountFen: number, now: number): Promise<void> {
  const paidFen = order.paidFen + amountFen
  const mine = eq(orders.id, order.id)
  const isPart = paidFen < order.totalFen
  const credited = await moveOrders(tx, isPart ? 'pay-part' : 'pay', [mine], {
    paidFen,
    ...(!isPart && { paidAt: now }),
  })
  // It is locked, and was open to be paid: anything else is a mistake here, and the money may not be lost by it.
  if (credited.length === 0) throw new Error(`${amountFen} fen came for the order ${order.id}, which can't be paid`)
  if (isPart) return
  // Nothing is delivered of what a team buys before the team is full.
  const isInstant = order.body.isInstant && !(await paySeat(tx, order.id, now))
  if (isInstant) await moveOrders(tx, 'confirm', [mine])
  await issueCodes(tx, order, isInstant)
  if (order.kind === COUNTER_KIND) await handOver(tx, order.id, now)
  await closeBargain(tx, order, now)
  await spendPresale(tx, order)
  await tellPaid(tx, order, now)
}

/** What is paid at a counter was handed over there: nothing is left to be redeemed, and its points are earned. */
async function handOver(tx: Queries, orderId: string, now: number): Promise<void> {
  const used = await moveCodes(tx, 'use', [eq(orderCodes.orderId, orderId)], { canUseTimes: 0 })
  await rewardUses(tx, used, now)
}

/** A member who bought the product of their bargain can't buy by it again (B4: 10060). */
const closeBargain = (tx: Queries, { memberId, productId }: Order, now: number) =>
  moveBargains(tx, 'buy', [eq(bargains.memberId, memberId), eq(bargains.productId, productId)], { boughtAt: now })

/** The merchant's second confirmation (A9 types 66 and 67): its codes are sent, and its buyer is told. @returns whether it was confirmed now */
export const confirmOrder = (db: Orm, orderId: string, now: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await confirmIn(tx, orderId))) return false
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
    if (order) await tellConfirmed(tx, order, now)
    return true
  })

const tellConfirmed = (tx: Queries, order: Order, now: number): Promise<void> =>
  writeMessage(
    tx,
    { memberId: order.memberId, event: 'order-confirmed', reference: order.id, places: orderPlaces(order) },
    now,
  )

/** Confirms an order as a part of a greater transaction, which tells its buyer; not one whose team is not full. */
export async function confirmIn(tx: Queries, orderId: string): Promise<boolean> {
  const confirmed = await moveOrders(tx, 'confirm', [eq(orders.id, orderId), isOfNoOpenTeam])
  if (confirmed.length === 0) return false
  await moveCodes(tx, 'send', [eq(orderCodes.orderId, orderId)])
  return true
}
