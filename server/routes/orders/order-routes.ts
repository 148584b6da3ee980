import type { FastifyInstance } from 'fastify'
import { problems } from '../../../schemas/api/problems.ts'
import type { Delivery } from '../../../schemas/domain/address.ts'
import { orderStatuses } from '../../../schemas/domain/order-status.ts'
import { shopDay } from '../../../src/domain/dates.ts'
import { fenOfYuan, yuanOfFen } from '../../../src/domain/money.ts'
import { peopleErrors } from '../../orders/check-draft.ts'
import { isSentByPost } from '../../../src/domain/product/product-sale.ts'
import { readDelivery } from '../../orders/address-book.ts'
import { type Draft, isProblem, originOf } from '../../orders/draft.ts'
import { encryptedOrderId } from '../../orders/encrypted-id.ts'
import { cancelOrder, readUpToDate } from '../../orders/end-order.ts'
import { COUPON_GONE } from '../../orders/order-coupons.ts'
import { sourceOfCall } from '../../orders/order-source.ts'
import { orderOfChoice, placeOrder, type PlaceRefusal, type Placing } from '../../orders/place-order.ts'
import { readOrder } from '../../orders/read-order.ts'
import { receiveOrder } from '../../orders/shipments.ts'
import { type BodyOfCall, contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'
import { draftReader } from './draft-reader.ts'

/** An order is made of what was chosen, and what becomes of it (B2.5, B2.6, B7). */
export function orderRoutes(app: FastifyInstance, deps: MallDeps): void {
  const {
    db,
    ports: { clock },
  } = deps
  const readDraft = draftReader(app, deps)
  detailRoutes(app, deps)
  contractRoute(app, 'bookOrder', async ({ body: { reqDtos }, headers, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { memberId } = viewer
    const { shoppingId, couponId, bookPriceTotal, addressId } = reqDtos
    const made = await orderOfChoice(db, { tempOrderId: shoppingId, memberId })
    if (made) return { responseCode: '0', data: made }
    const draft = await readDraft({ shoppingId, memberId, couponId })
    if (!draft) return refuse('not-found')
    if (isProblem(draft)) return { responseCode: draft.code, message: draft.message, data: {} }
    const { contacts, passengers = [] } = reqDtos
    const [error] = peopleErrors(draft, { contacts, passengers }, shopDay(clock.now()))
    if (error) return { responseCode: error.errorCode, message: error.message, data: {} }
    const { totalFen } = draft.price
    if (totalFen !== fenOfYuan(bookPriceTotal)) return priceChanged(totalFen)
    // An address that nothing is sent to is not kept.
    const isSent = isSentByPost(draft.quote.product.productType)
    const delivery = isSent && addressId ? await readDelivery(db, memberId, addressId) : undefined
    if (isSent && !delivery) return NO_ADDRESS
    const placing = placingOf(draft, reqDtos, delivery)
    const orderSource = sourceOfCall(headers?.['client-info'])
    const placed = await placeOrder(db, { ...placing, filled: { ...placing.filled, orderSource } }, clock.now())
    if ('refused' in placed) return refusedNow(placed.refused, () => readDraft({ shoppingId, memberId, couponId }))
    return { responseCode: '0', data: placed }
  })
  contractRoute(app, 'cancelOrder', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { orderId } = reqDtos
    if (await cancelOrder(db, orderId, viewer.memberId)) return { orderId }
    const order = await readOrder(db, orderId, viewer.memberId, clock.now())
    if (!order) return refuse('not-found')
    return order.orderStatus === orderStatuses.cancelled ? { orderId } : refuse('order-not-cancellable')
  })
  contractRoute(app, 'receiveOrder', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { orderId } = reqDtos
    const problem = await receiveOrder(db, orderId, viewer.memberId, clock.now())
    return problem ? refuse(problem) : { orderId }
  })
}

function detailRoutes(app: FastifyInstance, { db, ports: { clock }, secrets }: MallDeps): void {
  const detailOf = async (orderId: string, memberId: string) => {
    const looked = { now: clock.now(), memberId }
    const read = () => readOrder(db, orderId, memberId, looked.now)
    const order = await readUpToDate(db, looked, read, (shown) => (shown ? [shown] : []))
    return order?.miniCampUrl ? { ...order, encryptedOrderId: encryptedOrderId(orderId, secrets.secret) } : order
  }
  contractRoute(app, 'orderDetailQuery', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    return (await detailOf(reqDtos.orderId, viewer.memberId)) ?? refuse('not-found')
  })
  contractRoute(app, 'orderMessage', async ({ body: { orderId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const orderDetail = await detailOf(orderId, viewer.memberId)
    return orderDetail ? { responseStatus: { ack: 'SUCCESS' }, orderDetail } : refuse('not-found')
  })
}

const NO_ADDRESS = { responseCode: '1', message: '请选择收货地址', data: {} }

const placeWords: Readonly<Record<PlaceRefusal, string>> = {
  'out-of-stock': problems['out-of-stock'].message,
  'coupon-used': COUPON_GONE,
  'too-many-unpaid': '待支付的订单太多了，请先支付或取消',
  'too-many-held': '还有待支付的同款订单，请先支付或取消',
  'presale-exchanged': problems['presale-exchanged'].message,
  'presale-closed': problems['presale-closed'].message,
  'presale-period': problems['presale-period'].message,
}

/** Somebody was a little faster: what stands in the way now says more than that something did. */
async function refusedNow(refused: PlaceRefusal, draftNow: () => ReturnType<ReturnType<typeof draftReader>>) {
  const draft = await draftNow()
  const problem = draft && isProblem(draft) ? draft : { code: '1', message: placeWords[refused] }
  return { responseCode: problem.code, message: problem.message, data: {} }
}

const priceChanged = (totalFen: number) => ({
  responseCode: 'price-changed',
  message: `价格有变化，现在是 ¥${yuanOfFen(totalFen)}，请确认后再提交`,
  data: { priceTotal: yuanOfFen(totalFen) },
})

type Booking = BodyOfCall<'bookOrder'>['reqDtos']

function placingOf(
  { order, quote, coupon }: Draft,
  { contacts, passengers = [], remark = '' }: Booking,
  delivery: Delivery | undefined,
): Placing {
  return {
    ...{ memberId: order.memberId, kind: order.kind, tempOrderId: order.id, quote, ...(coupon && { coupon }) },
    filled: { contact: contacts, passengers, remark, ...originOf(order), ...(delivery && { delivery }) },
  }
}
