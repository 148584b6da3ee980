import { and, eq, isNull } from 'drizzle-orm'
import { orderStatuses, paymentStatuses } from '../../schemas/domain/order-status.ts'
import type { PayWay } from '../../schemas/domain/pay-way.ts'
import { canPay } from '../../src/domain/order/order-state.ts'
import { type PaymentEvent, type PaymentState, paymentTransitions } from '../../src/domain/order/payment-state.ts'
import { nextState } from '../../src/domain/order/transitions.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { bargains, orderCodes, orders, payments } from '../db/schema.ts'
import { issueCodes } from './issue-codes.ts'
import { newPartId } from './order-ids.ts'
import { spendPresale } from './presale-order.ts'

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
    if (!order || !canPay(order) || order.payUntil <= now) return undefined
    const amountFen = order.totalFen - order.paidFen
    const { payUntil } = order
    const { productName, orderSource } = order.body
    const begun = { amountFen, payUntil, productName, orderSource }
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

/**
 * Writes down what the payment company says, and what follows of it: the order is paid, and its codes are made; or, when it takes no
 * money any more, what came goes back. All in one transaction, and the same however often it is said.
 * @returns the state of the try; undefined when there is none of that id
 */
export const takeNotice = (db: Orm, notice: PaymentNotice, now: number): Promise<PaymentState | undefined> =>
  db.transaction(async (tx) => {
    const known = eq(payments.id, notice.payId)
    const [named] = await tx.select({ orderId: payments.orderId }).from(payments).where(known)
    if (!named) return undefined
    // The order first, as everybody does.
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, named.orderId)).for('update')
    const [payment] = await tx.select().from(payments).where(known)
    if (!payment) return undefined
    const event = notice.isPaid ? await eventOfMoney(tx, payment, notice) : 'fail'
    const next = nextState(paymentTransitions, payment.state, event)
    if (!next) {
      if (isMoreMoney(payment, notice)) await strand(tx, payment, notice, now)
      return payment.state
    }
    if (next === 'paid') await credit(tx, payment.orderId, notice.amountFen, now)
    const money = notice.isPaid && { providerNo: notice.providerNo, amountFen: notice.amountFen }
    await tx
      .update(payments)
      .set({ state: next, endedAt: now, askAt: null, ...money })
      .where(eq(payments.id, payment.id))
    return next
  })

type Payment = typeof payments.$inferSelect

/** Whether the order still takes the money. Its row is locked: whoever pays or ends it meanwhile waits. */
async function eventOfMoney(tx: Queries, { orderId }: Payment, { amountFen }: PaymentNotice): Promise<PaymentEvent> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  const takes = order !== undefined && canPay(order) && amountFen <= order.totalFen - order.paidFen
  return takes ? 'succeed' : 'strand'
}

/** The same try was paid a second time: the company names what came otherwise. */
const isMoreMoney = ({ providerNo }: Payment, notice: PaymentNotice): boolean =>
  notice.isPaid && providerNo !== null && providerNo !== notice.providerNo

/** Money that nobody may keep is written down as a try of its own, to be given back. */
async function strand(tx: Queries, { orderId }: Payment, { providerNo, amountFen }: PaymentNotice, now: number) {
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

async function credit(tx: Queries, orderId: string, amountFen: number, now: number): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return
  const paidFen = order.paidFen + amountFen
  if (paidFen < order.totalFen) {
    await tx.update(orders).set({ paidFen, paymentStatus: paymentStatuses.partPaid }).where(eq(orders.id, orderId))
    return
  }
  const { isInstant } = order.body
  const orderStatus = isInstant ? orderStatuses.confirmed : orderStatuses.pending
  await tx
    .update(orders)
    .set({ paidFen, paidAt: now, paymentStatus: paymentStatuses.paid, orderStatus })
    .where(eq(orders.id, orderId))
  await issueCodes(tx, order, isInstant)
  await closeBargain(tx, order, now)
  await spendPresale(tx, order)
}

/** Whoever bought by a bargain bought it (B4: 10060). */
const closeBargain = (tx: Queries, { memberId, productId }: typeof orders.$inferSelect, now: number) =>
  tx
    .update(bargains)
    .set({ boughtAt: now })
    .where(and(eq(bargains.memberId, memberId), eq(bargains.productId, productId), isNull(bargains.boughtAt)))

/** The merchant's second confirmation (A9 types 66 and 67): its codes are sent. @returns whether it was confirmed now */
export const confirmOrder = (db: Orm, orderId: string): Promise<boolean> =>
  db.transaction((tx) => confirmIn(tx, orderId))

/** The same as a part of something greater. */
export async function confirmIn(tx: Queries, orderId: string): Promise<boolean> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  const isPaid = order?.paymentStatus === paymentStatuses.paid || order?.paymentStatus === paymentStatuses.free
  if (!isPaid || order.orderStatus !== orderStatuses.pending) return false
  await tx.update(orders).set({ orderStatus: orderStatuses.confirmed }).where(eq(orders.id, orderId))
  await tx
    .update(orderCodes)
    .set({ status: 0 })
    .where(and(eq(orderCodes.orderId, orderId), eq(orderCodes.status, -1)))
  return true
}
