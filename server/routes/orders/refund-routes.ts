import { and, desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { refundReasons, refundStatuses } from '../../../schemas/domain/order-status.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { yuanOfFen } from '../../../src/domain/money.ts'
import { showsRefundAmount } from '../../../src/domain/order/refund-state.ts'
import { orders, refunds } from '../../db/schema.ts'
import { applyRefund } from '../../orders/refund-order.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Money back for what was bought (B2.7, B7). */
export function refundRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'orderRefundApply', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { orderId, requestKey, reason, description = '', quantity: wanted } = reqDtos
    const request = { orderId, memberId: viewer.memberId, requestKey, reason, description, wanted }
    const outcome = await applyRefund(db, request, clock.now())
    return 'obstacle' in outcome ? refuse(outcome.obstacle) : outcome
  })
  contractRoute(app, 'orderRefundInfo', async ({ body: { orderId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const mine = and(eq(orders.id, orderId), eq(orders.memberId, viewer.memberId))
    const [order] = await db.select({ id: orders.id }).from(orders).where(mine)
    if (!order) return refuse('not-found')
    const rows = await db
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, orderId))
      .orderBy(desc(refunds.createdAt), desc(refunds.id))
    return { responseStatus: { ack: 'SUCCESS' }, orderRefundInfos: rows.map(refundOf) }
  })
}

/** Its amount is told once it is approved (B4). */
const refundOf = ({ id, orderId, status, quantity, amountFen, ...refund }: typeof refunds.$inferSelect) => ({
  ...{ refundId: id, orderId, refundStatus: status, statusText: refundStatuses[status], quantity },
  ...(showsRefundAmount(status) && { price: yuanOfFen(amountFen) }),
  ...{ reason: refund.reason, reasonText: reasonText(refund.reason), description: refund.description },
  createTime: shopClock(refund.createdAt),
})

const reasonText = (reason: number): string => refundReasons.find((one) => one.reason === reason)?.text ?? ''
