import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { PaymentNoticeBody } from '../../schemas/domain/payment-notice.ts'
import { claimRows } from '../db/claim-rows.ts'
import type { Orm } from '../db/open-database.ts'
import { companyNotices, companyRefunds, companyTakings, companyTries } from '../db/schema.ts'
import { callInProcess } from '../http/in-process.ts'
import { SANDBOX_PAYMENT_SECRET } from '../ports/payment-sandbox.ts'
import { signedHeaders } from '../ports/payment-signature.ts'
import { PAYMENT_WEBHOOK_PATH } from '../routes/payment/payment-webhook.ts'

/** How many notices one round delivers, and how soon one is said again that the shop did not take, in ms; twice as late each time. */
const ROUND = 20
const SOONEST = 5_000

type Try = typeof companyTries.$inferSelect

export async function paymentAttemptOf(db: Orm, payId: string): Promise<Try | undefined> {
  const [found] = await db.select().from(companyTries).where(eq(companyTries.payId, payId))
  return found
}

/** What was paid of a try so far, in fen: more than its amount when it was paid twice. */
export async function paidOf(db: Orm, payId: string): Promise<number> {
  const takings = await db.select().from(companyTakings).where(eq(companyTakings.payId, payId))
  return takings.reduce((sum, { amountFen }) => sum + amountFen, 0)
}

interface Taking {
  readonly fen: number
  /** ms from now until the bank is done. */
  readonly delay?: number
  /** The shop is never told. */
  readonly isSilent?: boolean
}

/** The buyer's bank pays. @param now epoch ms of the shop's clock */
export async function completePayment(db: Orm, payId: string, { fen, delay = 0, isSilent }: Taking, now: number) {
  const providerNo = `SB${String(randomInt(1e12)).padStart(12, '0')}`
  const arrivesAt = now + delay
  await db.insert(companyTakings).values({ providerNo, payId, amountFen: fen, arrivesAt })
  if (!isSilent) await tell(db, payId, { type: 'payment', payId, providerNo, isPaid: true, amountFen: fen }, arrivesAt)
}

/** The buyer's bank refuses. */
export async function failPayment(db: Orm, { payId, amountFen }: Try, now: number): Promise<void> {
  await db.update(companyTries).set({ failedAt: now }).where(eq(companyTries.payId, payId))
  await tell(db, payId, { type: 'payment', payId, providerNo: 'none', isPaid: false, amountFen }, now)
}

/** A refund that was accepted comes to its end. */
export async function endRefund(
  db: Orm,
  refundKey: string,
  answer: 'returned' | 'refused',
  now: number,
): Promise<void> {
  const open = and(eq(companyRefunds.refundKey, refundKey), eq(companyRefunds.answer, 'accepted'))
  const ended = await db.update(companyRefunds).set({ answer }).where(open).returning()
  if (ended.length > 0) await tell(db, refundKey, { type: 'refund', refundKey, answer }, now)
}

const tell = (db: Orm, payId: string, body: PaymentNoticeBody, dueAt: number) =>
  db.insert(companyNotices).values({ id: `msg_${randomUUID()}`, payId, body: JSON.stringify(body), dueAt })

/** Tells the shop what is due, each until the shop takes it. Several instances may do it at once: the shop counts everything once. */
export async function deliverWebhooks(app: FastifyInstance, db: Orm, now: number): Promise<void> {
  const where = and(isNull(companyNotices.deliveredAt), lte(companyNotices.dueAt, now))
  const claimed = await db
    .update(companyNotices)
    .set({
      tries: sql`${companyNotices.tries} + 1`,
      dueAt: sql`${now}::bigint + ${SOONEST}::bigint * (2 ^ least(tries, 10))::bigint`,
    })
    .where(claimRows(db, companyNotices, { where, by: companyNotices.dueAt, most: ROUND }))
    .returning()
  for (const { id, body } of claimed) {
    const answer = await send(app, body, SANDBOX_PAYMENT_SECRET, { id, now })
    const delivered = answer === 200 && { deliveredAt: now }
    await db
      .update(companyNotices)
      .set({ answer, ...delivered })
      .where(eq(companyNotices.id, id))
  }
}

/** Somebody who is not the company says that a try was paid. @returns what the shop answers, an HTTP status */
export function sendForged(app: FastifyInstance, { payId, amountFen }: Try, now: number): Promise<number> {
  const body = JSON.stringify({ type: 'payment', payId, providerNo: 'forged', isPaid: true, amountFen })
  return send(app, body, 'a secret that is not the one of the company', { id: `msg_${randomUUID()}`, now })
}

async function send(app: FastifyInstance, payload: string, secret: string, { id, now }: { id: string; now: number }) {
  const headers = { 'content-type': 'application/json', ...signedHeaders(payload, { secret, now }, id) }
  return (await callInProcess(app, { method: 'POST', url: PAYMENT_WEBHOOK_PATH, headers, payload })).statusCode
}
