import { eq } from 'drizzle-orm'
import type { Orm } from '../db/open-database.ts'
import { payments } from '../db/schema.ts'
import { handlePaymentWebhook, type HeardPayment, type PaymentNotice } from '../orders/take-payment.ts'
import { settleTeamOf } from './settle-teams.ts'

/** Writes down what the payment company says, and has a team that it filled settled at once: what dies in between the job does. */
export async function hearPayment(db: Orm, notice: PaymentNotice, now: number): Promise<HeardPayment | undefined> {
  const state = await handlePaymentWebhook(db, notice, now)
  if (state !== 'paid') return state
  const [named] = await db.select({ orderId: payments.orderId }).from(payments).where(eq(payments.id, notice.payId))
  if (named) await settleTeamOf(db, named.orderId, now)
  return state
}
