import type { FastifyInstance } from 'fastify'
import { readProduct } from '../../catalogue/products.ts'
import { fenOfYuan } from '../../../src/domain/money.ts'
import { newPartId } from '../../orders/order-ids.ts'
import { readRefund, readRefundLines, readRefunds } from '../../orders/read-refunds.ts'
import { applyRefund } from '../../orders/refund-order.ts'
import { sendParcel } from '../../orders/refund-parcel.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

const WELL = { responseStatus: { ack: 'SUCCESS' } } as const

/** Money back for what was bought (B2.7, B7). */
export function refundRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'orderRefundApply', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { orderId, requestKey = newPartId(), reason, description = '', quantity: wanted, expectedAmount } = reqDtos
    const expectedFen = expectedAmount === undefined ? undefined : fenOfYuan(expectedAmount)
    const request = { orderId, memberId: viewer.memberId, requestKey, reason, description, wanted, expectedFen }
    const outcome = await applyRefund(db, request, clock.now())
    return 'obstacle' in outcome ? refuse(outcome.obstacle) : outcome
  })
  contractRoute(app, 'orderRefundInfo', async ({ body: { orderId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const orderRefundInfos = await readRefunds(db, { orderId, memberId: viewer.memberId })
    return orderRefundInfos ? { ...WELL, orderRefundInfos } : refuse('not-found')
  })
  contractRoute(app, 'orderRefundDetail', async ({ body: { orderId, orderRefundInfoId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const detail = await readRefund(db, { orderId, memberId: viewer.memberId }, orderRefundInfoId)
    return detail ? { ...WELL, orderRefundDetails: [detail] } : refuse('not-found')
  })
  contractRoute(app, 'orderRefundLines', async ({ body: { orderId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const orderRefundLines = await readRefundLines(db, { orderId, memberId: viewer.memberId }, clock.now())
    return orderRefundLines ? { ...WELL, orderRefundLines } : refuse('not-found')
  })
  contractRoute(app, 'orderRefundLogistics', async ({ body, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { orderId, orderRefundInfoId: refundId, company, number } = body
    const told = { orderId, refundId, company, number, memberId: viewer.memberId }
    const problem = await sendParcel(db, told, clock.now())
    return problem ? refuse(problem) : { refundId }
  })
  contractRoute(app, 'refundPolicy', async ({ params: { productId } }) => {
    const product = await readProduct(db, productId)
    if (!product) return refuse('not-found')
    return { ...WELL, productInfos: [{ productId, unbookingPolicy: product.unbookingPolicy }] }
  })
}
