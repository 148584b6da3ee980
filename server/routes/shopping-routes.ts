import type { FastifyInstance } from 'fastify'
import { cartRoutes } from './cart/cart-routes.ts'
import { carPlateRoutes } from './car-plates.ts'
import { addressRoutes } from './addresses/address-routes.ts'
import { goodsRoutes } from './products/goods-routes.ts'
import { hotelRoutes } from './hotels/hotel-routes.ts'
import type { MallDeps } from './mall-deps.ts'
import { cashierRoutes } from './payment/cashier-routes.ts'
import { paymentWebhookRoute } from './payment/payment-webhook.ts'
import { bargainRoutes, bargainTeamRoutes } from './products/bargain.ts'
import { appointmentRoutes } from './booking/appointment-routes.ts'
import { codeRoutes } from './booking/code-routes.ts'
import { myCouponRoutes } from './booking/my-coupon-routes.ts'
import { memberCornerRoutes } from './member/member-corner-routes.ts'
import { presellRoute } from './products/presell.ts'
import { productTempOrderRoute } from './products/product-temp-order.ts'
import { retailGoodsRoute } from './products/retail-goods.ts'
import { serviceRoutes } from './services/service-routes.ts'
import { stayRoutes } from './services/stay-routes.ts'
import { healthFormRoutes } from './services/health-form-routes.ts'
import { saleItemRoutes } from './sale-items/sale-item-routes.ts'
import { assistantRoute } from './outside/assistant-route.ts'
import { bridgeRoute } from './outside/bridge-route.ts'
import { partnerRoutes } from './outside/partner-routes.ts'
import { fillRoutes } from './orders/fill-routes.ts'
import { counterRoutes } from './counter/counter-routes.ts'
import { customsRoutes } from './customs/customs-routes.ts'
import { checkoutRoutes } from './orders/checkout-routes.ts'
import { invoiceRoutes } from './orders/invoice-routes.ts'
import { orderListRoutes } from './orders/order-list-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { refundRoutes } from './orders/refund-routes.ts'
import { travellerRoutes } from './orders/traveller-routes.ts'
import { collectRoutes } from './social/collects.ts'
import { commentRoutes } from './social/comments.ts'
import { messageRoutes } from './social/message-routes.ts'
import { orderCommentRoutes } from './social/order-comments.ts'
import { recommendationRoutes } from './social/recommendations.ts'
import { storeRoute } from './social/stores.ts'
import { teamRoutes } from './teams/team-routes.ts'
import { ticketInfoRoutes } from './tickets/ticket-info.ts'
import { ticketSaleRoutes } from './tickets/ticket-sale.ts'
import { ticketTempOrderRoute } from './tickets/ticket-temp-order.ts'

/** What the lists and the detail pages ask for (A7, B7). */
export function shoppingRoutes(app: FastifyInstance, deps: MallDeps): void {
  addressRoutes(app, deps)
  appointmentRoutes(app, deps)
  assistantRoute(app, deps)
  bargainRoutes(app, deps)
  bargainTeamRoutes(app, deps)
  bridgeRoute(app, deps)
  codeRoutes(app, deps)
  carPlateRoutes(app, deps)
  cartRoutes(app, deps)
  checkoutRoutes(app, deps)
  counterRoutes(app, deps)
  customsRoutes(app, deps)
  cashierRoutes(app, deps)
  collectRoutes(app, deps)
  commentRoutes(app, deps)
  fillRoutes(app, deps)
  goodsRoutes(app, deps)
  healthFormRoutes(app, deps)
  hotelRoutes(app, deps)
  invoiceRoutes(app, deps)
  memberCornerRoutes(app, deps)
  partnerRoutes(app, deps)
  paymentWebhookRoute(app, deps)
  messageRoutes(app, deps)
  myCouponRoutes(app, deps)
  orderCommentRoutes(app, deps)
  orderListRoutes(app, deps)
  orderRoutes(app, deps)
  presellRoute(app, deps)
  productTempOrderRoute(app, deps)
  recommendationRoutes(app, deps)
  refundRoutes(app, deps)
  retailGoodsRoute(app, deps)
  serviceRoutes(app, deps)
  stayRoutes(app, deps)
  storeRoute(app, deps)
  teamRoutes(app, deps)
  saleItemRoutes(app, deps)
  ticketInfoRoutes(app, deps)
  ticketSaleRoutes(app, deps)
  ticketTempOrderRoute(app, deps)
  travellerRoutes(app, deps)
}
