import type { FastifyInstance } from 'fastify'
import { carPlateRoutes } from './car-plates.ts'
import { addressRoutes } from './addresses/address-routes.ts'
import { goodsRoutes } from './products/goods-routes.ts'
import { hotelRoutes } from './hotels/hotel-routes.ts'
import type { MallDeps } from './mall-deps.ts'
import { cashierRoutes } from './payment/cashier-routes.ts'
import { paymentWebhookRoute } from './payment/payment-webhook.ts'
import { bargainRoutes } from './products/bargain.ts'
import { appointmentRoutes } from './booking/appointment-routes.ts'
import { codeRoutes } from './booking/code-routes.ts'
import { myCouponRoutes } from './booking/my-coupon-routes.ts'
import { presellRoute } from './products/presell.ts'
import { productTempOrderRoute } from './products/product-temp-order.ts'
import { saleItemRoutes } from './sale-items/sale-item-routes.ts'
import { fillRoutes } from './orders/fill-routes.ts'
import { checkoutRoutes } from './orders/checkout-routes.ts'
import { invoiceRoutes } from './orders/invoice-routes.ts'
import { orderListRoutes } from './orders/order-list-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { refundRoutes } from './orders/refund-routes.ts'
import { travellerRoutes } from './orders/traveller-routes.ts'
import { collectRoutes } from './social/collects.ts'
import { commentRoutes } from './social/comments.ts'
import { orderCommentRoutes } from './social/order-comments.ts'
import { recommendationRoutes } from './social/recommendations.ts'
import { storeRoute } from './social/stores.ts'
import { ticketInfoRoutes } from './tickets/ticket-info.ts'
import { ticketSaleRoutes } from './tickets/ticket-sale.ts'
import { ticketTempOrderRoute } from './tickets/ticket-temp-order.ts'

/** What the lists and the detail pages ask for (A7, B7). */
export function shoppingRoutes(app: FastifyInstance, deps: MallDeps): void {
  addressRoutes(app, deps)
  appointmentRoutes(app, deps)
  bargainRoutes(app, deps)
  codeRoutes(app, deps)
  carPlateRoutes(app, deps)
  checkoutRoutes(app, deps)
  cashierRoutes(app, deps)
  collectRoutes(app, deps)
  commentRoutes(app, deps)
  fillRoutes(app, deps)
  goodsRoutes(app, deps)
  hotelRoutes(app, deps)
  invoiceRoutes(app, deps)
  paymentWebhookRoute(app, deps)
  myCouponRoutes(app, deps)
  orderCommentRoutes(app, deps)
  orderListRoutes(app, deps)
  orderRoutes(app, deps)
  presellRoute(app, deps)
  productTempOrderRoute(app, deps)
  recommendationRoutes(app, deps)
  refundRoutes(app, deps)
  storeRoute(app, deps)
  saleItemRoutes(app, deps)
  ticketInfoRoutes(app, deps)
  ticketSaleRoutes(app, deps)
  ticketTempOrderRoute(app, deps)
  travellerRoutes(app, deps)
}
