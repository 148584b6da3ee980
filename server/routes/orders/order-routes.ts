import type { FastifyInstance } from 'fastify'
import { problems } from '../../../schemas/api/problems.ts'
import { orderStatuses } from '../../../schemas/domain/order-status.ts'
import { fenOfYuan, yuanOfFen } from '../../../src/domain/money.ts'
import { type Draft, isProblem, readDraft } from '../../orders/draft.ts'
import { cancelOrder } from '../../orders/end-order.ts'
import { orderOfChoice, placeOrder, type PlaceRefusal } from '../../orders/place-order.ts'
import { readOrder } from '../../orders/read-order.ts'
import { type BodyOfCall, contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** From what was chosen to an order, and what becomes of it (B2.5, B2.6, B7). */
export function orderRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'shoppingInfo', async ({ params: { id }, query: { couponId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const draft = await readDraft(db, clock, { shoppingId: id, memberId: viewer.memberId, couponId })
    if (!draft) return refuse('not-found')
    if (isProblem(draft)) return { responseCode: draft.code, message: draft.message, data: {} }
    return { responseCode: '0', data: infoOf(draft) }
  })
  contractRoute(app, 'bookOrder', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { memberId } = viewer
    const { shoppingId, couponId, bookPriceTotal } = reqDtos
    const made = await orderOfChoice(db, { tempOrderId: shoppingId, memberId })
    if (made) return { responseCode: '0', data: made }
    const draft = await readDraft(db, clock, { shoppingId, memberId, couponId })
    if (!draft) return refuse('not-found')
    if (isProblem(draft)) return { responseCode: draft.code, message: draft.message, data: {} }
    const { totalFen } = draft.price
    if (totalFen !== fenOfYuan(bookPriceTotal)) return priceChanged(totalFen)
    const placed = await placeOrder(db, placingOf(draft, memberId, reqDtos), clock.now())
    if ('refused' in placed)
      return refusedNow(placed.refused, () => readDraft(db, clock, { shoppingId, memberId, couponId }))
    return { responseCode: '0', data: placed }
  })
  contractRoute(app, 'orderDetailQuery', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    return (await readOrder(db, reqDtos.orderId, viewer.memberId, clock.now())) ?? refuse('not-found')
  })
  contractRoute(app, 'cancelOrder', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { orderId } = reqDtos
    if (await cancelOrder(db, orderId, viewer.memberId)) return { orderId }
    const order = await readOrder(db, orderId, viewer.memberId, clock.now())
    if (!order) return refuse('not-found')
    return order.orderStatus === orderStatuses.cancelled ? { orderId } : refuse('order-not-cancellable')
  })
}

const placeWords: Readonly<Record<PlaceRefusal, string>> = {
  'out-of-stock': problems['out-of-stock'].message,
  'coupon-used': '优惠券已使用或不存在，请重新选择',
}

/** Somebody was a little faster: what stands in the way now says more than that something did. */
async function refusedNow(refused: PlaceRefusal, draftNow: () => ReturnType<typeof readDraft>) {
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
  memberId: string,
  { contacts, passengers = [], remark = '' }: Booking,
) {
  const { activityCode, mainOrder } = order.body as { activityCode?: string; mainOrder?: { mainOrderId: string } }
  const from = { ...(activityCode && { activityCode }), ...(mainOrder && { mainOrderId: mainOrder.mainOrderId }) }
  return {
    ...{ memberId, kind: order.kind, tempOrderId: order.id, quote, ...(coupon && { coupon }) },
    filled: { contact: contacts, passengers, remark, ...from },
  }
}

function infoOf({ order, quote, price }: Draft) {
  const { product, lines, arrivalDate, departureDate, levelName } = quote
  return {
    ...{ shoppingId: order.id, productId: product.id, productCode: product.code, productName: product.productName },
    ...{
      subTitle: product.productSubtitle,
      picture: product.productImageInfos[0]?.url ?? '',
      storeId: product.storeId,
    },
    ...(arrivalDate && { arrivalDate }),
    ...(departureDate && { departureDate }),
    lifeStyleResources: lines.map(({ itemId, name, copies, unitFen, listFen }) => ({
      ...{ productId: itemId, name, useCount: copies },
      ...{ unitPrice: yuanOfFen(unitFen), originalPrice: yuanOfFen(listFen) },
    })),
    priceDetail: {
      ...{ bookPriceTotal: yuanOfFen(price.totalFen), priceOrder: yuanOfFen(price.orderFen) },
      memberDiscount: yuanOfFen(price.memberFen),
      ...(price.memberFen > 0 && levelName && { levelName }),
      ...{ couponDiscount: yuanOfFen(price.couponFen), presaleDeduction: yuanOfFen(price.presaleFen) },
    },
  }
}
