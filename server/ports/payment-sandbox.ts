import { and, eq, lte, sql } from 'drizzle-orm'
import type { Orm } from '../db/open-database.ts'
import { readSetting } from '../db/server-settings.ts'
import { companyRefunds, companyTakings, companyTries } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import type { PaymentPort, RefundAnswer, RefundRequest } from './payment.ts'
import { isSignedBy } from './payment-signature.ts'

/** What the sandbox's company and the shop sign with: no money hangs on it. */
export const SANDBOX_PAYMENT_SECRET = 'the sandbox pays with nothing, so this is no secret'

/** The sandbox's payment company: it keeps books of its own, and its page (server/sandbox/pages/cashier.ts) plays the buyer's bank. */
export const createSandboxPayment = (db: Orm, clock: Clock): PaymentPort => ({
  async open({ payUntil: _payUntil, source: _source, ...attempt }) {
    await db
      .insert(companyTries)
      .values({ ...attempt, createdAt: clock.now() })
      .onConflictDoNothing()
    return { payUrl: `/sandbox/cashier/${attempt.payId}` }
  },
  async report(payId) {
    const [attempt] = await db.select().from(companyTries).where(eq(companyTries.payId, payId))
    const arrived = and(eq(companyTakings.payId, payId), lte(companyTakings.arrivesAt, clock.now()))
    const takings = await db
      .select({ providerNo: companyTakings.providerNo, amountFen: companyTakings.amountFen })
      .from(companyTakings)
      .where(arrived)
      .orderBy(companyTakings.arrivesAt)
    return { takings, hasFailed: attempt !== undefined && attempt.failedAt !== null }
  },
  refund: (wish) => giveBack(db, wish, clock.now()),
  isGenuine: (call) => isSignedBy(call, { secret: SANDBOX_PAYMENT_SECRET, now: clock.now() }),
})

/** Never more than what came, nor twice by one key; whoever asks at the same time waits for the other. */
const giveBack = (db: Orm, wish: RefundRequest, now: number): Promise<RefundAnswer> =>
  db.transaction(async (tx) => {
    const { providerNo, refundKey, amountFen } = wish
    const [taking] = await tx
      .select({ amountFen: companyTakings.amountFen })
      .from(companyTakings)
      .where(eq(companyTakings.providerNo, providerNo))
      .for('update')
    const [known] = await tx.select().from(companyRefunds).where(eq(companyRefunds.refundKey, refundKey))
    if (known && known.answer !== 'refused') return known.answer
    const [given] = await tx
      .select({ fen: sql<string>`coalesce(sum(${companyRefunds.amountFen}), 0)` })
      .from(companyRefunds)
      .where(and(eq(companyRefunds.providerNo, providerNo), sql`${companyRefunds.answer} <> 'refused'`))
    const isTooMuch = !taking || Number(given?.fen) + amountFen > taking.amountFen
    const answer = isTooMuch ? 'refused' : await answerOfToday(tx)
    await tx
      .insert(companyRefunds)
      .values({ ...wish, answer, askedAt: now })
      .onConflictDoUpdate({ target: companyRefunds.refundKey, set: { answer, askedAt: now } })
    return answer
  })

/** How the company answers now: chosen at its page. */
async function answerOfToday(tx: Parameters<typeof readSetting>[0]): Promise<RefundAnswer> {
  const chosen = await readSetting(tx, 'sandbox-refunds')
  return chosen === 'accepted' || chosen === 'refused' ? chosen : 'returned'
}
