import { and, asc, eq, sql } from 'drizzle-orm'
import { refundStatusOf } from '../../src/domain/order/refund-state.ts'
import { returnShares } from '../../src/domain/order/return-shares.ts'
import type { Orm } from '../db/open-database.ts'
import { paymentReturns, payments, refunds } from '../db/schema.ts'
import { lockOrder } from './lock-order.ts'
import { advanceRefund } from './refund-order.ts'
import { movePaymentReturns } from './status/payment-return-status.ts'

/** How many refunds one round plans. */
const ROUND = 20

/** Writes down what is to be asked of the company, once: from then on it has a key. */
export async function planReturns(db: Orm, now: number): Promise<void> {
  await planOverpaid(db, now)
  for (const refundId of await unplanned(db)) await planRefund(db, refundId, now)
}

/** Payments that nobody may keep go back whole, each by its own id. */
const planOverpaid = (db: Orm, now: number) =>
  db.execute(sql`
    insert into payment_returns (id, payment_id, amount_fen, state, ask_at)
    select p.id, p.id, p.amount_fen, 'waiting', ${now} from payments p
    where p.state = 'returning' and not exists (select 1 from payment_returns r where r.id = p.id)
    on conflict do nothing`)

/** Approved refunds that were not planned, or that broke and are tried once more. */
async function unplanned(db: Orm): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select f.id from refunds f
    where f.status = ${refundStatusOf.returning} and (
      not exists (select 1 from payment_returns r where r.refund_id = f.id)
      or exists (select 1 from payment_returns r where r.refund_id = f.id and r.state = 'refused'))
    order by f.created_at limit ${ROUND}`)
  return rows.map(({ id }) => id)
}

/** Spreads a refund over what was paid. What costs nothing is given back at once; what can't be spread, somebody has to look at. */
const planRefund = (db: Orm, refundId: string, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    const [named] = await tx.select({ orderId: refunds.orderId }).from(refunds).where(eq(refunds.id, refundId))
    if (!named) return
    await lockOrder(tx, named.orderId)
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
    if (refund?.status !== refundStatusOf.returning) return
    const retried = await movePaymentReturns(tx, 'retry', [eq(paymentReturns.refundId, refundId)], { askAt: now })
    if (retried.length > 0) return
    const shares = returnShares(await paidParts(tx, refund.orderId), refund.amountFen)
    if (!shares) await advanceRefund(tx, refundId, 'break', now)
    else if (shares.length === 0) await advanceRefund(tx, refundId, 'settle', now)
    else {
      const rows = shares.map((share, at) => ({ id: `${refundId}-${at + 1}`, refundId, ...share }))
      await tx
        .insert(paymentReturns)
        .values(rows.map((row) => ({ ...row, state: 'waiting' as const, askAt: now })))
        .onConflictDoNothing()
    }
  })

type Tx = Parameters<Parameters<Orm['transaction']>[0]>[0]

/** What each payment of an order holds that no refund has yet, the earliest first. */
function paidParts(tx: Tx, orderId: string) {
  const asked = sql`coalesce((select sum(r.amount_fen) from payment_returns r where r.payment_id = payments.id), 0)`
  return tx
    .select({ paymentId: payments.id, leftFen: sql<number>`(payments.amount_fen - ${asked})::int` })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid')))
    .orderBy(asc(payments.endedAt), asc(payments.id))
}
