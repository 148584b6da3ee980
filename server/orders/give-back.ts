import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { PaymentReturnEvent, PaymentReturnState } from '../../src/domain/order/payment-return-state.ts'
import { claimRows } from '../db/claim-rows.ts'
import type { Orm } from '../db/open-database.ts'
import { paymentReturns, payments } from '../db/schema.ts'
import type { PaymentPort, RefundAnswer } from '../ports/payment.ts'
import { advanceRefund } from './refund-order.ts'
import { lockOrder } from './lock-order.ts'
import { planReturns } from './plan-returns.ts'
import { movePaymentReturns } from './status/payment-return-status.ts'
import { movePayments } from './status/payment-status.ts'

/** How many returns one round asks for. */
const ROUND = 20

/** How soon a return is asked for again of which nobody knows how it went, in ms; twice as late each time. */
const SOONEST = 5_000
const LATEST = 60 * 60_000

/**
 * One round of giving back: what came for orders that take no money, and refunds that were approved. Several instances may do it at once.
 * Who asks for a return puts the next time off first; when it dies before it wrote the answer down, the return is asked for again by the
 * same key, which gives nothing twice.
 * @param now epoch ms of the shop's clock @param onError a return that fails does not keep others from theirs
 */
export async function giveBackRound(
  db: Orm,
  company: PaymentPort,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  await planReturns(db, now)
  for (const { id, amountFen, providerNo } of await claim(db, now)) {
    const wish = { refundKey: id, amountFen, providerNo }
    await company.refund(wish).then((answer) => settleReturn(db, id, answer, now), onError)
  }
}

async function claim(db: Orm, now: number) {
  const where = and(eq(paymentReturns.state, 'waiting'), lte(paymentReturns.askAt, now))
  const later = sql`${now}::bigint + least(${SOONEST}::bigint * (2 ^ least(tries, 20))::bigint, ${LATEST}::bigint)`
  const claimed = await db
    .update(paymentReturns)
    .set({ tries: sql`${paymentReturns.tries} + 1`, askAt: later })
    .where(claimRows(db, paymentReturns, { where, by: paymentReturns.askAt, most: ROUND }))
    .returning()
  const ids = claimed.map(({ paymentId }) => paymentId)
  const rows = await db
    .select({ id: payments.id, providerNo: payments.providerNo })
    .from(payments)
    .where(inArray(payments.id, ids))
  const names = new Map(rows.map((row) => [row.id, row.providerNo ?? '']))
  return claimed.map((row) => ({ ...row, providerNo: names.get(row.paymentId) ?? '' }))
}

const eventOf: Readonly<Partial<Record<RefundAnswer, PaymentReturnEvent>>> = { returned: 'settle', refused: 'refuse' }

/**
 * Writes down what the company says of a return, and what follows of it: its payment is returned, or its refund is (退款成功), or somebody
 * has to look (退款异常). All in one transaction, and the same however often it is said. Money that nobody may keep is asked for again and
 * again.
 * @returns the state of the return; undefined when there is none of that key
 */
export const settleReturn = (
  db: Orm,
  refundKey: string,
  answer: RefundAnswer,
  now: number,
): Promise<PaymentReturnState | undefined> =>
  db.transaction(async (tx) => {
    const [named] = await tx
      .select({ orderId: payments.orderId })
      .from(paymentReturns)
      .innerJoin(payments, eq(payments.id, paymentReturns.paymentId))
      .where(eq(paymentReturns.id, refundKey))
    if (!named) return undefined
    await lockOrder(tx, named.orderId)
    const mine = eq(paymentReturns.id, refundKey)
    const [row] = await tx.select().from(paymentReturns).where(mine)
    const event = row && (row.refundId !== null || answer !== 'refused') && eventOf[answer]
    const [moved] = event ? await movePaymentReturns(tx, event, [mine], { endedAt: now }) : []
    if (!moved) return row?.state
    if (moved.refundId !== null) await settleRefund(tx, moved.refundId, now)
    else await movePayments(tx, 'settle', [eq(payments.id, moved.paymentId)])
    return moved.state
  })

type Tx = Parameters<Parameters<Orm['transaction']>[0]>[0]

/** A refund is returned when all its parts are, and broken when one of them can't be. */
async function settleRefund(tx: Tx, refundId: string, now: number): Promise<void> {
  const parts = await tx
    .select({ state: paymentReturns.state })
    .from(paymentReturns)
    .where(eq(paymentReturns.refundId, refundId))
  // A part may be settled after all, when somebody looked at the refund that it broke.
  if (parts.every(({ state }) => state === 'returned')) {
    await advanceRefund(tx, refundId, 'retry', now)
    await advanceRefund(tx, refundId, 'settle', now)
  } else if (parts.some(({ state }) => state === 'refused')) await advanceRefund(tx, refundId, 'break', now)
}
