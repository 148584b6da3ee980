import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import { yuanOfFen } from '../../src/domain/money.ts'
import type { Queries } from '../db/server-settings.ts'
import { payments } from '../db/schema.ts'

/** Yuan that came for an order and that it does not keep: paid twice, after its end, or in part. */
export interface MoneyBack {
  /** On its way back to who paid. */
  readonly priceReturning?: number
  /** Back by now. */
  readonly priceReturned?: number
}

/** What some orders do not keep, by their ids; nothing of an order that kept all that came. */
export async function readMoneyBack(db: Queries, orderIds: readonly string[]): Promise<(orderId: string) => MoneyBack> {
  if (orderIds.length === 0) return () => ({})
  const isBack = inArray(payments.state, ['returning', 'returned'])
  const rows = await db
    .select({
      ...{ orderId: payments.orderId, state: payments.state },
      fen: sql`sum(${payments.amountFen})`.mapWith(Number),
    })
    .from(payments)
    .where(and(inArray(payments.orderId, [...orderIds]), isBack, isNotNull(payments.providerNo)))
    .groupBy(payments.orderId, payments.state)
  return (orderId) =>
    Object.fromEntries(
      rows
        .filter((row) => row.orderId === orderId)
        .map(({ state, fen }) => [state === 'returning' ? 'priceReturning' : 'priceReturned', yuanOfFen(fen)]),
    )
}
