import { asc, eq } from 'drizzle-orm'
import type { OrderLineBody } from '../../schemas/domain/order.ts'
import { paidShares } from '../../src/domain/order/order-price.ts'
import { codeStatusOf } from '../../src/domain/order/code-state.ts'
import { fenOfOne } from '../../src/domain/points/deduction.ts'
import type { Queries } from '../db/server-settings.ts'
import { orderCodes, orderLines, type orders } from '../db/schema.ts'
import { takenBy } from './order-points.ts'
import { newBizCode, newPartId } from './order-ids.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'memberId' | 'totalFen'>

/**
 * The codes of an order that is paid: one for each copy, or one for each part of it that is redeemed apart. Each copy is worth its share
 * of what was paid, in money, points and coins, which its first code carries.
 * @param isConfirmed they are sent at once; else when the order is confirmed
 */
export async function issueCodes(tx: Queries, order: Order, isConfirmed: boolean): Promise<void> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  const taken = await takenBy(tx, order.id)
  const { money, points, coins } = copyShares(lines, { ...taken, money: order.totalFen })
  const status = codeStatusOf[isConfirmed ? 'unused' : 'unsent']
  const rows = lines.flatMap((line, at) =>
    (money[at] ?? []).flatMap((paidFen, copy) =>
      partsOf(line.body.childNames).map((_part, part) => ({
        ...{ id: newPartId(), orderId: order.id, memberId: order.memberId, lineId: line.id, copy },
        ...{ bizCode: newBizCode(), status },
        ...{ canUseTimes: line.body.useTimes ?? 1, continuousUsedFlag: line.body.continuous ? 1 : 0 },
        ...(part === 0
          ? { paidFen, points: points[at]?.[copy] ?? 0, coins: coins[at]?.[copy] ?? 0 }
          : { paidFen: 0, points: 0, coins: 0 }),
      })),
    ),
  )
  if (rows.length > 0) await tx.insert(orderCodes).values(rows)
}

/**
 * What each copy took of what was paid. Goods of the points mall took their own points each, and of the money what is beside those: so that
 * whoever gives one of several back has its points again. Everything else is in proportion to the prices.
 */
function copyShares(
  lines: readonly Pick<typeof orderLines.$inferSelect, 'copies' | 'body'>[],
  paid: { readonly money: number; readonly points: number; readonly coins: number },
) {
  const priced = lines.map(({ copies, body: { listFen, unitFen } }) => ({ copies, listFen, unitFen }))
  const isExchange = lines.some(({ body }) => body.points !== undefined)
  const by = (worth: (body: OrderLineBody) => number) =>
    lines.map(({ copies, body }) => ({ copies, listFen: worth(body), unitFen: worth(body) }))
  const pointsOf = ({ points = 0 }: OrderLineBody) => points
  return {
    money: paidShares(isExchange ? by((body) => body.unitFen - pointsOf(body) * fenOfOne.points) : priced, paid.money),
    points: paidShares(isExchange ? by(pointsOf) : priced, paid.points),
    coins: paidShares(priced, paid.coins),
  }
}

const partsOf = (childNames: readonly string[]): readonly string[] => (childNames.length > 0 ? childNames : [''])
