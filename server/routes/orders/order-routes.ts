import type { FastifyInstance } from 'fastify'
import { problems } from '../../../schemas/api/problems.ts'
import type { Delivery } from '../../../schemas/domain/address.ts'
import type { OrderOrigin } from '../../../schemas/domain/order-origin.ts'
import { orderStatuses } from '../../../schemas/domain/order-status.ts'
import { shopDay } from '../../../src/domain/dates.ts'
import { fenOfYuan, yuanOfFen } from '../../../src/domain/money.ts'
import { usedOf } from '../../../src/domain/points/deduction.ts'
import { documentSeal, sealPassengers } from '../../documents/sealed-numbers.ts'
import { peopleErrors } from '../../orders/check-draft.ts'
import { isSentByPost } from '../../../src/domain/product/product-sale.ts'
import { readDelivery } from '../../orders/address-book.ts'
import { needsCustoms, shownCustomsIdentity } from '../../orders/customs.ts'
import { type Draft, originOf } from '../../orders/draft.ts'
import { encryptedOrderId } from '../../orders/encrypted-id.ts'
import { cancelOrder, readUpToDate } from '../../orders/end-order.ts'
import { COUPON_GONE } from '../../orders/order-coupons.ts'
import { EXCHANGE } from '../../orders/order-kinds.ts'
import { sourceOfCall } from '../../orders/order-source.ts'
import { placeOrder, type PlaceRefusal, type Placing } from '../../orders/place-order.ts'
import { isProblem } from '../../orders/quote.ts'
import { readOrder } from '../../orders/read-order.ts'
import { receiveOrder } from '../../orders/shipments.ts'
import { type BodyOfCall, contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { Seal } from '../../session/sealed.ts'
import type { MallDeps } from '../mall-deps.ts'
import { bookedOnce } from './booked-once.ts'
import { draftReader } from './draft-reader.ts'

/** An order is made of what was chosen, and what becomes of it (B2.5, B2.6, B7). */
export function orderRoutes(app: FastifyInstance, deps: MallDeps): void {
  const {
    db,
    ports: { clock },
  } = deps
  const readDraft = draftReader(app, deps)
  const bookAnew = booker(deps, readDraft)
  detailRoutes(app, deps)
  contractRoute(app, 'bookOrder', async ({ body: { reqDtos }, headers, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { memberId } = viewer
    const choice = { tempOrderId: reqDtos.shoppingId, memberId }
    const orderSource = sourceOfCall(headers?.['client-info'])
    const answer = await bookedOnce(db, choice, () => bookAnew({ ...reqDtos, memberId, orderSource }))
    return 'orderId' in answer ? { responseCode: '0', data: answer } : answer
  })
  contractRoute(app, 'cancelOrder', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { orderId } = reqDtos
    if (await cancelOrder(db, orderId, viewer.memberId, clock.now())) return { orderId }
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

/** Makes the order of what was chosen, or says why not: the first thing that stands in the way. */
function booker({ db, ports: { clock }, secrets }: MallDeps, readDraft: ReturnType<typeof draftReader>) {
  const seal = documentSeal(secrets)
  return async ({ memberId, orderSource, ...booking }: Booking & Booker) => {
    const { shoppingId, couponId, bookPriceTotal, addressId, usePoints, useCoins } = booking
    const asked = { shoppingId, memberId, couponId, usePoints, useCoins }
    const draft = await readDraft(asked)
    if (!draft) return refuse('not-found')
    if (isProblem(draft)) return { responseCode: draft.code, message: draft.message, data: {} }
    const { contacts, passengers = [] } = booking
    const [error] = peopleErrors(draft, { contacts, passengers }, shopDay(clock.now()))
    if (error) return { responseCode: error.errorCode, message: error.message, data: {} }
    const { totalFen } = draft.price
    if (totalFen !== fenOfYuan(bookPriceTotal)) return priceChanged(totalFen)
    // An address that nothing is sent to is not kept.
    const isSent = isSentByPost(draft.quote.product.productType)
    const delivery = isSent && addressId ? await readDelivery(db, memberId, addressId) : undefined
    if (isSent && !delivery) return NO_ADDRESS
    if (needsCustoms(draft.quote) && !(await shownCustomsIdentity(db, secrets, memberId))) return NO_CUSTOMS
    const placing = placingOf(draft, booking, delivery, seal)
    const placed = await placeOrder(db, { ...placing, filled: { ...placing.filled, orderSource } }, clock.now())
    return 'refused' in placed ? refusedNow(placed.refused, () => readDraft(asked)) : placed
  }
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

const POINTS_GONE = '积分或商家币不够了，请确认价格后再提交'
const NO_CUSTOMS = { responseCode: 'customs-needed', message: '跨境商品要先填写清关实名信息', data: {} }

const placeWords: Readonly<Record<PlaceRefusal, string>> = {
  'out-of-stock': problems['out-of-stock'].message,
  'coupon-used': COUPON_GONE,
  'points-short': POINTS_GONE,
  'too-many-unpaid': '待支付的订单太多了，请先支付或取消',
  'too-many-held': problems['order-unpaid'].message,
  'cart-changed': problems['cart-changed'].message,
  'presale-exchanged': problems['presale-exchanged'].message,
  'team-over': problems['team-over'].message,
  'team-full': problems['team-full'].message,
  'team-joined': problems['team-joined'].message,
  'presale-closed': problems['presale-closed'].message,
  'stay-over': '住宿订单已经取消或退订，不能加购了',
  'presale-period': problems['presale-period'].message,
}

/** Somebody was a little faster: what stands in the way now says more than that something did. */
async function refusedNow(refused: PlaceRefusal, draftNow: () => ReturnType<ReturnType<typeof draftReader>>) {
  const draft = await draftNow()
  const code = refused === 'too-many-unpaid' || refused === 'too-many-held' ? 'unpaid-first' : '1'
  const problem = draft && isProblem(draft) ? draft : { code, message: placeWords[refused] }
  return { responseCode: problem.code, message: problem.message, data: {} }
}

const priceChanged = (totalFen: number) => ({
  responseCode: 'price-changed',
  message: `价格有变化，现在是 ¥${yuanOfFen(totalFen)}，请确认后再提交`,
  data: { priceTotal: yuanOfFen(totalFen) },
})

/** A6: who shared a link with themselves brought nobody. */
function toldOrigin({ code, ...origin }: OrderOrigin, memberId: string): { origin?: OrderOrigin } {
  const told = { ...origin, ...(code !== undefined && code !== memberId && { code }) }
  return Object.keys(told).length > 0 ? { origin: told } : {}
}

type Booking = BodyOfCall<'bookOrder'>['reqDtos']

/** Who books, and from where. */
interface Booker {
  readonly memberId: string
  readonly orderSource: ReturnType<typeof sourceOfCall>
}

function placingOf(
  { order, quote, coupon, deductions }: Draft,
  { contacts, passengers = [], remark = '', origin = {} }: Booking,
  delivery: Delivery | undefined,
  seal: Seal,
): Placing {
  const { memberId } = order
  const stored = sealPassengers(seal, { kind: 'order', memberId }, passengers)
  return {
    ...{
      memberId,
      kind: quote.product.exchange ? EXCHANGE : order.kind,
      tempOrderId: order.id,
      quote,
      ...(coupon && { coupon }),
    },
    deductions: usedOf(deductions),
    documents: stored.documents,
    filled: {
      ...{ contact: contacts, passengers: stored.passengers, remark },
      ...{ ...originOf(order), ...toldOrigin(origin, memberId) },
      ...(delivery && { delivery }),
    },
  }
}
