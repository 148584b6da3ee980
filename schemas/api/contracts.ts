import { activityDetail } from './activity-detail.ts'
import { activitySchedule } from './activity-schedule.ts'
import { activityTask } from './activity-task.ts'
import { addCarPlate } from './add-car-plate.ts'
import { addressList } from './address-list.ts'
import { appointmentDetail } from './appointment-detail.ts'
import { bargainDetail } from './bargain-detail.ts'
import { bargainLaunch } from './bargain-launch.ts'
import { bookAppointment } from './book-appointment.ts'
import { bookOrder } from './book-order.ts'
import { bookingInfo } from './booking-info.ts'
import { bookingStock } from './booking-stock.ts'
import { cancelAppointment } from './cancel-appointment.ts'
import { cancelOrder } from './cancel-order.ts'
import { carPlates } from './car-plates.ts'
import { cashierOrder } from './cashier-order.ts'
import { changeAppointment } from './change-appointment.ts'
import { checkCode } from './check-code.ts'
import { checkCpAppointment } from './check-cp-appointment.ts'
import { checkProductCollect } from './check-product-collect.ts'
import { codeRedeem } from './code-redeem.ts'
import { collectOrCancelProduct } from './collect-or-cancel-product.ts'
import { comboCalendar } from './combo-calendar.ts'
import { comboInfo } from './combo-info.ts'
import { comboTickets } from './combo-tickets.ts'
import { commentDetail } from './comment-detail.ts'
import { commentPage } from './comment-page.ts'
import { commissionInfo } from './commission-info.ts'
import { content } from './content.ts'
import { couponRedeem } from './coupon-redeem.ts'
import { couponUse } from './coupon-use.ts'
import { customerService } from './customer-service.ts'
import { defaultAddress } from './default-address.ts'
import { deleteAddress } from './delete-address.ts'
import { deleteCarPlate } from './delete-car-plate.ts'
import { dictionary } from './dictionary.ts'
import { discountCheck } from './discount-check.ts'
import { equityStatus } from './equity-status.ts'
import { equityUserLogin } from './equity-user-login.ts'
import { extensionInfo } from './extension-info.ts'
import { forwardUrl } from './forward-url.ts'
import { goodsDetail } from './goods-detail.ts'
import { goodsSkus } from './goods-skus.ts'
import { hotelBaseinfo } from './hotel-baseinfo.ts'
import { hotelCheckPriceChange } from './hotel-check-price-change.ts'
import { hotelExplaininfo } from './hotel-explaininfo.ts'
import { hotelRateplan } from './hotel-rateplan.ts'
import { hotelResource } from './hotel-resource.ts'
import { hotelTempOrderCreate } from './hotel-temp-order-create.ts'
import { invoiceApply } from './invoice-apply.ts'
import { invoiceDetail } from './invoice-detail.ts'
import { invoiceStatus } from './invoice-status.ts'
import { logout } from './logout.ts'
import { mainOrderInfo } from './main-order-info.ts'
import { memberDetails } from './member-details.ts'
import { myAppointments } from './my-appointments.ts'
import { myComments } from './my-comments.ts'
import { myCoupons } from './my-coupons.ts'
import { myFavorites } from './my-favorites.ts'
import { orderAvailable } from './order-available.ts'
import { orderCounts } from './order-counts.ts'
import { orderCoupons } from './order-coupons.ts'
import { orderDetailQuery } from './order-detail-query.ts'
import { orderList } from './order-list.ts'
import { orderMarketing } from './order-marketing.ts'
import { orderMessage } from './order-message.ts'
import { orderRefundApply } from './order-refund-apply.ts'
import { orderRefundDetail } from './order-refund-detail.ts'
import { orderRefundInfo } from './order-refund-info.ts'
import { orderRefundLines } from './order-refund-lines.ts'
import { orderRefundLogistics } from './order-refund-logistics.ts'
import { pageComponent } from './page-component.ts'
import { pageComponents } from './page-components.ts'
import { paymentStatus } from './payment-status.ts'
import { playInfo } from './play-info.ts'
import { playPriceList } from './play-price-list.ts'
import { playProductList } from './play-product-list.ts'
import { poiDetail } from './poi-detail.ts'
import { poiList } from './poi-list.ts'
import { presellBaseinfo } from './presell-baseinfo.ts'
import { productCoupons } from './product-coupons.ts'
import { productDetail } from './product-detail.ts'
import { productDiscount } from './product-discount.ts'
import { productPackageFilter } from './product-package-filter.ts'
import { productPackageList } from './product-package-list.ts'
import { productTempOrderCreate } from './product-temp-order-create.ts'
import { productTempOrderQuantity } from './product-temp-order-quantity.ts'
import { queryCommentDetailByOrderNo } from './query-comment-detail-by-order-no.ts'
import { queryInvoiceOrder } from './query-invoice-order.ts'
import { queryOrderCommentStatus } from './query-order-comment-status.ts'
import { queryToken } from './query-token.ts'
import { receiveCoupon } from './receive-coupon.ts'
import { receiveOrder } from './receive-order.ts'
import { receivedCoupons } from './received-coupons.ts'
import { recommendProducts } from './recommend-products.ts'
import { refreshToken } from './refresh-token.ts'
import { refundPolicy } from './refund-policy.ts'
import { saveAddress } from './save-address.ts'
import { saveCarPlate } from './save-car-plate.ts'
import { saveOrder } from './save-order.ts'
import { savePlayOrder } from './save-play-order.ts'
import { sendSmsCode } from './send-sms-code.ts'
import { shareSignature } from './share-signature.ts'
import { shoppingInfo } from './shopping-info.ts'
import { smsChallenge } from './sms-challenge.ts'
import { smsLogin } from './sms-login.ts'
import { storeInformation } from './store-information.ts'
import { submitCompleteActivityTask } from './submit-complete-activity-task.ts'
import { ticketBaseInfo } from './ticket-base-info.ts'
import { ticketCalendar } from './ticket-calendar.ts'
import { ticketExplainInfo } from './ticket-explain-info.ts'
import { ticketResource } from './ticket-resource.ts'
import { ticketSession } from './ticket-session.ts'
import { ticketTempOrderCreate } from './ticket-temp-order-create.ts'
import { trackEvents } from './track-events.ts'
import { travellerCreate } from './traveller-create.ts'
import { travellerDelete } from './traveller-delete.ts'
import { travellerList } from './traveller-list.ts'
import { travellerTemplate } from './traveller-template.ts'
import { travellerUpdate } from './traveller-update.ts'
import { weather } from './weather.ts'
import { wechatAppId } from './wechat-app-id.ts'
import { weixinLogin } from './weixin-login.ts'
import { writeoffHistory } from './writeoff-history.ts'

/** Every endpoint of the mall, alphabetical. */
export const contracts = {
  activityDetail,
  activitySchedule,
  activityTask,
  addCarPlate,
  addressList,
  appointmentDetail,
  bargainDetail,
  bargainLaunch,
  bookAppointment,
  bookOrder,
  bookingInfo,
  bookingStock,
  cancelAppointment,
  cancelOrder,
  carPlates,
  cashierOrder,
  changeAppointment,
  checkCode,
  checkCpAppointment,
  checkProductCollect,
  codeRedeem,
  collectOrCancelProduct,
  comboCalendar,
  comboInfo,
  comboTickets,
  commentDetail,
  commentPage,
  commissionInfo,
  content,
  couponRedeem,
  couponUse,
  customerService,
  defaultAddress,
  deleteAddress,
  deleteCarPlate,
  dictionary,
  discountCheck,
  equityStatus,
  equityUserLogin,
  extensionInfo,
  forwardUrl,
  goodsDetail,
  goodsSkus,
  hotelBaseinfo,
  hotelCheckPriceChange,
  hotelExplaininfo,
  hotelRateplan,
  hotelResource,
  hotelTempOrderCreate,
  invoiceApply,
  invoiceDetail,
  invoiceStatus,
  logout,
  mainOrderInfo,
  memberDetails,
  myAppointments,
  myComments,
  myCoupons,
  myFavorites,
  orderAvailable,
  orderCounts,
  orderCoupons,
  orderDetailQuery,
  orderList,
  orderMarketing,
  orderMessage,
  orderRefundApply,
  orderRefundDetail,
  orderRefundInfo,
  orderRefundLines,
  orderRefundLogistics,
  pageComponent,
  pageComponents,
  paymentStatus,
  playInfo,
  playPriceList,
  playProductList,
  poiDetail,
  poiList,
  presellBaseinfo,
  productCoupons,
  productDetail,
  productDiscount,
  productPackageFilter,
  productPackageList,
  productTempOrderCreate,
  productTempOrderQuantity,
  queryCommentDetailByOrderNo,
  queryInvoiceOrder,
  queryOrderCommentStatus,
  queryToken,
  receiveCoupon,
  receiveOrder,
  receivedCoupons,
  recommendProducts,
  refreshToken,
  refundPolicy,
  saveAddress,
  saveCarPlate,
  saveOrder,
  savePlayOrder,
  sendSmsCode,
  shareSignature,
  shoppingInfo,
  smsChallenge,
  smsLogin,
  storeInformation,
  submitCompleteActivityTask,
  ticketBaseInfo,
  ticketCalendar,
  ticketExplainInfo,
  ticketResource,
  ticketSession,
  ticketTempOrderCreate,
  trackEvents,
  travellerCreate,
  travellerDelete,
  travellerList,
  travellerTemplate,
  travellerUpdate,
  weather,
  wechatAppId,
  weixinLogin,
  writeoffHistory,
} as const

export type ContractName = keyof typeof contracts
