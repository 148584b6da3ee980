import { asc, eq } from 'drizzle-orm'
import { paidShares } from '../../src/domain/order/order-price.ts'
import { codeStatusOf } from '../../src/domain/order/code-state.ts'
import type { Queries } from '../db/server-settings.ts'
import { orderCodes, orderLines, type orders } from '../db/schema.ts'
import { newBizCode, newPartId } from './order-ids.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'totalFen'>

/**
 * The codes of an order that is paid: one for each copy, or one for each part of it that is redeemed apart. Each copy is worth its share
 * of what was paid, which its first code carries.
 * @param isConfirmed they are sent at once; else when the order is confirmed
 */
export async function issueCodes(tx: Queries, order: Order, isConfirmed: boolean): Promise<void> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  const priced = lines.map(({ copies, body }) => ({ copies, listFen: body.listFen, unitFen: body.unitFen }))
  const shares = paidShares(priced, order.totalFen)
  const status = codeStatusOf[isConfirmed ? 'unused' : 'unsent']
  const rows = lines.flatMap((line, at) =>
    (shares[at] ?? []).flatMap((paidFen, copy) =>
      partsOf(line.body.childNames).map((_part, part) => ({
        ...{ id: newPartId(), orderId: order.id, lineId: line.id, copy, bizCode: newBizCode(), status },
        ...{ canUseTimes: line.body.useTimes ?? 1, continuousUsedFlag: line.body.continuous ? 1 : 0 },
        paidFen: part === 0 ? paidFen : 0,
      })),
    ),
  )
  if (rows.length > 0) await tx.insert(orderCodes).values(rows)
}

const partsOf = (childNames: readonly string[]): readonly string[] => (childNames.length > 0 ? childNames : [''])
