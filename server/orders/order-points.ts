import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PointKind } from '../../schemas/domain/points.ts'
import { deductionRules, deductionsOf, type Deduction, rulesTogether } from '../../src/domain/points/deduction.ts'
import { isPresale } from '../../src/domain/product/presale.ts'
import type { Queries } from '../db/server-settings.ts'
import { orderPoints, orders } from '../db/schema.ts'
import type { PointsOwner } from '../points/account.ts'
import { balanceOf, returnPoints, spendPoints } from '../points/ledger.ts'
import type { Quote } from './quote.ts'

type Order = typeof orders.$inferSelect

/** Who pays, which of their points and coins they want to use, and when. */
interface Payer {
  readonly memberId: string
  readonly usePoints?: boolean | undefined
  readonly useCoins?: boolean | undefined
  readonly now: number
}

/**
 * What an order may take beside money, of what its buyer has. A presale takes none: what it cost in money alone counts when it is
 * exchanged (B5).
 * @param leftFen to be paid after the coupon and the presale
 */
export async function readDeductions(
  db: Queries,
  { product, presale, lines, parts }: Pick<Quote, 'product' | 'presale' | 'lines' | 'parts'>,
  leftFen: number,
  payer: Payer,
): Promise<Deduction[]> {
  if (isPresale(product) && !presale) return []
  const { memberId, now } = payer
  const purses = []
  const copies = lines.reduce((sum, line) => sum + line.copies, 0)
  const rules = parts ? rulesTogether(parts, leftFen) : deductionRules(product, copies)
  for (const { kind, rule } of rules) {
    const companyId = kind === 'coins' ? product.companyId : ''
    const { balance } = await balanceOf(db, { memberId, kind, companyId }, now)
    const isWanted = product.exchange !== undefined || (kind === 'points' ? payer.usePoints : payer.useCoins) === true
    purses.push({ kind, rule, companyId, balance, isWanted })
  }
  return deductionsOf(purses, leftFen)
}

/** What deductions take off a price. */
export const fensOf = (used: readonly Deduction[]) => ({
  pointsFen: fenIn(used, 'points'),
  coinsFen: fenIn(used, 'coins'),
})

const fenIn = (used: readonly Deduction[], kind: PointKind) => used.find((one) => one.kind === kind)?.fen ?? 0

/** How an order remembers them for its price lines; nothing of what was not used. */
export const pointsBody = (used: readonly Deduction[]) =>
  Object.assign({}, ...used.map(({ kind, amount, fen }) => ({ [`${kind}Used`]: amount, [`${kind}Fen`]: fen }))) as Pick<
    Order['body'],
    'pointsUsed' | 'pointsFen' | 'coinsUsed' | 'coinsFen'
  >

/** Somebody spent them a little faster: nothing of the order may be kept. */
export class PointsShort extends Error {
  constructor() {
    super('points-short')
    this.name = 'PointsShort'
  }
}

/** Takes what an order that is just being made uses. @throws PointsShort */
export async function takeOrderPoints(
  tx: Queries,
  order: Pick<Order, 'id' | 'memberId' | 'createdAt' | 'body'>,
  used: readonly Deduction[],
): Promise<void> {
  for (const { kind, companyId, amount, fen } of used) {
    await tx.insert(orderPoints).values({ orderId: order.id, kind, companyId, amount, fen })
    const entry = { memberId: order.memberId, kind, companyId, amount, now: order.createdAt }
    const mark = { reason: 'order', reference: order.id, note: order.body.productName } as const
    if ((await spendPoints(tx, { ...entry, ...mark })) === 'short') throw new PointsShort()
  }
}

/** How many of each kind an order took. */
export async function takenBy(tx: Queries, orderId: string): Promise<Readonly<Record<PointKind, number>>> {
  const rows = await tx.select().from(orderPoints).where(eq(orderPoints.orderId, orderId))
  const of = (kind: PointKind) => rows.find((row) => row.kind === kind)?.amount ?? 0
  return { points: of('points'), coins: of('coins') }
}

/** Gives back all that orders took which ended before they were paid, in the order of their owners (points/account.ts). */
export async function returnUnpaid(tx: Queries, orderIds: readonly string[], now: number): Promise<void> {
  const rows = await tx
    .select({ taken: orderPoints, memberId: orders.memberId, body: orders.body })
    .from(orderPoints)
    .innerJoin(orders, eq(orders.id, orderPoints.orderId))
    .where(inArray(orderPoints.orderId, [...orderIds]))
    .orderBy(asc(orders.memberId), asc(orderPoints.kind), asc(orderPoints.companyId))
  for (const { taken, memberId, body } of rows) {
    const back = { owner: { ...taken, memberId }, note: body.productName, now, hasGrace: false }
    await giveBack(tx, taken.orderId, {
      ...back,
      amount: taken.amount,
      reason: 'order-closed',
      reference: taken.orderId,
    })
  }
}

/** Gives back the share of a refund that is over. */
export async function returnRefunded(
  tx: Queries,
  order: Pick<Order, 'id' | 'memberId' | 'body'>,
  refund: { readonly id: string; readonly points: number; readonly coins: number },
  now: number,
): Promise<void> {
  const { companyId = '' } = order.body
  for (const kind of ['coins', 'points'] as const) {
    if (refund[kind] === 0) continue
    const owner = { memberId: order.memberId, kind, companyId: kind === 'coins' ? companyId : '' }
    const back = { owner, note: order.body.productName, now, hasGrace: true }
    await giveBack(tx, order.id, { ...back, amount: refund[kind], reason: 'refund', reference: refund.id })
  }
}

interface Back {
  readonly owner: PointsOwner
  readonly amount: number
  readonly reason: 'order-closed' | 'refund'
  readonly reference: string
  readonly note: string
  readonly now: number
  readonly hasGrace: boolean
}

async function giveBack(tx: Queries, orderId: string, { owner, ...back }: Back): Promise<void> {
  const { memberId, kind, companyId } = owner
  const spent = { reason: 'order', reference: orderId } as const
  if (!(await returnPoints(tx, { memberId, kind, companyId, ...back, spent }))) return
  await tx
    .update(orderPoints)
    .set({ returned: sql`${orderPoints.returned} + ${back.amount}` })
    .where(and(eq(orderPoints.orderId, orderId), eq(orderPoints.kind, kind)))
}
