import { asc, eq } from 'drizzle-orm'
import { orderStatuses } from '../../schemas/domain/order-status.ts'
import { isGroupRefundable, refundableCount } from '../../src/domain/order/refundable.ts'
import type { Queries } from '../db/server-settings.ts'
import { orderCodes, orderLines, type orders } from '../db/schema.ts'

type Code = typeof orderCodes.$inferSelect

/** One copy of a line, with its codes: they are redeemed apart, and given back together. */
export interface Copy {
  readonly codes: readonly Code[]
}

/** A line with what was made of it; an order that is not paid has no copies yet. */
export interface LineCopies {
  readonly line: typeof orderLines.$inferSelect
  readonly copies: readonly Copy[]
}

/** The lines of an order in their order. */
export async function readLines(db: Queries, orderId: string): Promise<LineCopies[]> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const codes = await db.select().from(orderCodes).where(eq(orderCodes.orderId, orderId)).orderBy(asc(orderCodes.copy))
  return lines.map((line) => ({ line, copies: groupCopies(codes.filter(({ lineId }) => lineId === line.id)) }))
}

function groupCopies(codes: readonly Code[]): Copy[] {
  const copies = new Map<number, Code[]>()
  for (const code of codes) copies.set(code.copy, [...(copies.get(code.copy) ?? []), code])
  return [...copies.values()].map((own) => ({ codes: own }))
}

const statusesOf = ({ codes }: Copy) => codes.map(({ status }) => status)

/** The copies that can be given back. */
export const freeCopies = ({ copies }: LineCopies): Copy[] =>
  copies.filter((copy) => isGroupRefundable(statusesOf(copy)))

/** How many copies of a line can be given back (B5): its codes show what is under way. */
export const refundableOf = ({ line, copies }: LineCopies): number =>
  refundableCount({ resourceType: line.body.resourceType, groups: copies.map(statusesOf), pending: 0 })

/** Whether anything of an order can be given back: it is paid, and has not ended. */
export const isPaidAndOpen = ({ orderStatus, paidFen, totalFen }: typeof orders.$inferSelect): boolean =>
  paidFen === totalFen && (orderStatus === orderStatuses.pending || orderStatus === orderStatuses.confirmed)
