import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { claimRows } from '../db/claim-rows.ts'
import type { Orm } from '../db/open-database.ts'
import { payments } from '../db/schema.ts'
import type { PaymentPort } from '../ports/payment.ts'
import { hearPayment } from '../teams/hear-payment.ts'

/** How long the company is asked about a try of which nothing comes, in ms. */
const GIVE_UP = 24 * 60 * 60_000

/** How soon a buyer who waits may have the company asked again, in ms. */
const SOONEST = 2_500

/** How many tries one round asks about. */
const ROUND = 20

/**
 * Asks the company about tries of which it said nothing: its notice may have been lost. Several instances may do it at once: who asks
 * puts the next time off first, by as long as the try is old, so that a lost answer costs a round and nothing else.
 * @param now epoch ms of the shop's clock @param onError a try that can't be asked about does not keep others from it
 */
export async function askAboutWaiting(
  db: Orm,
  company: PaymentPort,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  const where = and(eq(payments.state, 'waiting'), lte(payments.askAt, now))
  const claimed = await db
    .update(payments)
    .set({ askedAt: now, askAt: sql`${now}::bigint + greatest(${now}::bigint - created_at, ${SOONEST}::bigint)` })
    .where(claimRows(db, payments, { where, by: payments.askAt, most: ROUND }))
    .returning()
  for (const payment of claimed) await ask(db, company, payment, now).catch(onError)
}

/**
 * Asks about one try because its buyer is waiting to hear; not when that was done a moment ago.
 * @throws PortUnavailable
 */
export async function askNow(db: Orm, company: PaymentPort, payId: string, now: number): Promise<void> {
  const wasNotAsked = or(isNull(payments.askedAt), lte(payments.askedAt, now - SOONEST))
  const [claimed] = await db
    .update(payments)
    .set({ askedAt: now })
    .where(and(eq(payments.id, payId), eq(payments.state, 'waiting'), wasNotAsked))
    .returning()
  if (claimed) await ask(db, company, claimed, now)
}

/** Everything that the company took is written down, as if its notices had come. @throws where its name is that of another payment */
async function ask(db: Orm, company: PaymentPort, payment: typeof payments.$inferSelect, now: number): Promise<void> {
  const { id: payId, amountFen, createdAt } = payment
  const { takings, hasFailed } = await company.report(payId)
  for (const taking of takings)
    if ((await hearPayment(db, { payId, isPaid: true, ...taking }, now)) === 'taken')
      throw new Error(
        `The company reports ${taking.amountFen} fen as ${taking.providerNo} of the try ${payId}, which is the name of another payment: ask the company which one it is`,
      )
  const isOver = hasFailed || now - createdAt > GIVE_UP
  if (takings.length === 0 && isOver) await hearPayment(db, { payId, isPaid: false, providerNo: '', amountFen }, now)
}
