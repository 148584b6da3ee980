import { and, asc, eq } from 'drizzle-orm'
import { shopDay } from '../../src/domain/dates.ts'
import { type GivenCodeFacts, giveObstacle } from '../../src/domain/member/giveable.ts'
import { lastDayOf } from '../../src/domain/order/code-use.ts'
import type { Queries } from '../db/server-settings.ts'
import { orderCodes, orderLines, orders, products } from '../db/schema.ts'

/** Types of stays (B4): who sleeps there is told to the hotel. */
const STAYS = [1, 2, 3, 4]

/** A code of an order as its buyer may give it. */
export interface OwnCode {
  readonly id: string
  readonly orderId: string
  readonly name: string
  readonly note: string
  readonly lastDay: string
  /** Why it can't be given. */
  readonly obstacle?: string | undefined
}

/** The codes of an order of the member, or the one of an id, in their order; none when it is nobody's or somebody else's. */
export async function ownCodes(
  db: Queries,
  { memberId, orderId, codeId }: { readonly memberId: string; readonly orderId?: string; readonly codeId?: string },
  now: number,
): Promise<OwnCode[]> {
  const rows = await db
    .select({ code: orderCodes, line: orderLines, order: orders, product: products.body })
    .from(orderCodes)
    .innerJoin(orderLines, eq(orderLines.id, orderCodes.lineId))
    .innerJoin(orders, eq(orders.id, orderCodes.orderId))
    .leftJoin(products, eq(products.id, orders.productId))
    .where(
      and(
        eq(orders.memberId, memberId),
        orderId === undefined ? undefined : eq(orders.id, orderId),
        codeId === undefined ? undefined : eq(orderCodes.id, codeId),
      ),
    )
    .orderBy(asc(orderLines.position), asc(orderCodes.copy), asc(orderCodes.id))
  return rows.map((row) => ownCode(row, now))
}

interface Row {
  readonly code: typeof orderCodes.$inferSelect
  readonly line: typeof orderLines.$inferSelect
  readonly order: typeof orders.$inferSelect
  readonly product: (typeof products.$inferSelect)['body'] | null
}

function ownCode({ code, line, order, product }: Row, now: number): OwnCode {
  const lastDay = lastDayOf(line.body, shopDay(order.paidAt ?? order.createdAt))
  const facts: GivenCodeFacts = {
    ...{ status: code.status, lastDay, today: shopDay(now) },
    isNamed: order.body.passengers.length > 0 || STAYS.includes(order.body.productType),
    isBooked: product?.appointment !== undefined,
    isPresale: product?.presale !== undefined,
    isGiven: code.transferId !== null,
    isPosted: order.body.delivery !== undefined,
  }
  return {
    ...{ id: code.id, orderId: order.id, name: line.body.name, lastDay },
    note: `${order.body.productName} · ${lastDay} 前有效`,
    obstacle: giveObstacle(facts),
  }
}
