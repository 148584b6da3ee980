import { eq } from 'drizzle-orm'
import type { Orm } from '../../db/open-database.ts'
import { orderCodes, orderLines, orders, stockTaken } from '../../db/schema.ts'
import { auditOrders } from '../audit-orders.ts'
import { placeOrder } from '../place-order.ts'
import { beginPayment, handlePaymentWebhook } from '../take-payment.ts'
import type { Placing } from '../place-order.ts'

export const NOW = Date.parse('2026-11-20T10:00:00+08:00')

/** The books of a shop, for tests: what an order did, and what is written of it. */
export function orderBook(db: () => Orm) {
  let number = 0
  const fresh = (name: string) => `${name}-${(number += 1)}`
  const place = async (placing: Placing): Promise<string> => {
    const made = await placeOrder(db(), placing, NOW)
    if (!('orderId' in made)) throw new Error(`refused: ${made.refused}`)
    return made.orderId
  }
  /** A try to pay, and what the company says once it is paid. */
  const begin = async (orderId: string, memberId: string) => {
    const payment = await beginPayment(db(), orderId, memberId, NOW)
    if (!payment) throw new Error(`${orderId} can't be paid`)
    const { payId, amountFen } = payment
    return { notice: { payId, providerNo: fresh('provider'), isPaid: true, amountFen } }
  }
  const pay = async (orderId: string, memberId: string) => {
    const { notice } = await begin(orderId, memberId)
    return { notice, state: await handlePaymentWebhook(db(), notice, NOW) }
  }
  const order = async (id: string) => (await db().select().from(orders).where(eq(orders.id, id)))[0]
  const lines = (id: string) =>
    db().select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.position)
  const codes = (id: string) =>
    db().select().from(orderCodes).where(eq(orderCodes.orderId, id)).orderBy(orderCodes.copy)
  const taken = async (itemId: string) =>
    (await db().select().from(stockTaken).where(eq(stockTaken.itemId, itemId))).map((row) => row.taken)
  const audit = () => auditOrders(db())
  return { fresh, place, begin, pay, order, lines, codes, taken, audit }
}
