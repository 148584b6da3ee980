import { accountClose } from './account-close.ts'
import { accountClosure } from './account-closure.ts'
import { activityDetail } from './activity-detail.ts'
import { activitySchedule } from './activity-schedule.ts'
import { activityTask } from './activity-task.ts'
import { addCarPlate } from './add-car-plate.ts'
import { addressList } from './address-list.ts'
import { annualReportShare } from './annual-report-share.ts'
import { annualReport } from './annual-report.ts'
import { appointmentDetail } from './appointment-detail.ts'
import { assistantAnswer } from './assistant-answer.ts'
import { bargainDetail } from './bargain-detail.ts'
import { bargainHelp } from './bargain-help.ts'
import { bargainLaunch } from './bargain-launch.ts'
import { bargainList } from './bargain-list.ts'
import { bargainShare } from './bargain-share.ts'
import { bargainTeam } from './bargain-team.ts'
import { bookAppointment } from './book-appointment.ts'
import { bookOrder } from './book-order.ts'
import { bookingInfo } from './booking-info.ts'
import { bookingStock } from './booking-stock.ts'
import { bridgeTarget } from './bridge-target.ts'
import { businessMailCode } from './business-mail-code.ts'
import { businessTravel } from './business-travel.ts'
import { businessVerify } from './business-verify.ts'
import { cancelAppointment } from './cancel-appointment.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { carPlates } from './car-plates.ts'
import { cartAdd } from './cart-add.ts'
import { cartChange } from './cart-change.ts'
import { cartCheckout } from './cart-checkout.ts'
import { cartChoose } from './cart-choose.ts'
import { cartCount } from './cart-count.ts'
import { cartList } from './cart-list.ts'
import { cartMerge } from './cart-merge.ts'
import { cartRemove } from './cart-remove.ts'
import { cashierOrder } from './cashier-order.ts'
import { changeAppointment } from './change-appointment.ts'
import { changeReservation } from './change-reservation.ts'
import { checkCode } from './check-code.ts'
import { checkCpAppointment } from './check-cp-appointment.ts'
import { checkProductCollect } from './check-product-collect.ts'
import { closureCode } from './closure-code.ts'
import { closureWithdraw } from './closure-withdraw.ts'
import { codeRedeem } from './code-redeem.ts'
import { collectOrCancelProduct } from './collect-or-cancel-product.ts'
import { comboCalendar } from './combo-calendar.ts'
import { comboInfo } from './combo-info.ts'
import { comboTickets } from './combo-tickets.ts'
import { comingStay } from './coming-stay.ts'
import { commentDetail } from './comment-detail.ts'
import { commentForm } from './comment-form.ts'
import { commentPage } from './comment-page.ts'
import { commissionInfo } from './commission-info.ts'
import { commissionShare } from './commission-share.ts'
import { content } from './content.ts'
import { counterCode } from './counter-code.ts'
import { couponRedeem } from './coupon-redeem.ts'
import { couponUse } from './coupon-use.ts'
import { customerService } from './customer-service.ts'
import { customsIdentity } from './customs-identity.ts'
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
import { groupOrder } from './group-order.ts'
import { groupProductInfo } from './group-product-info.ts'
import { healthForm } from './health-form.ts'
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
import { messageCenter } from './message-center.ts'
import { messageList } from './message-list.ts'
import { myAppointments } from './my-appointments.ts'
import { myComments } from './my-comments.ts'
import { myCoupons } from './my-coupons.ts'
import { myFavorites } from './my-favorites.ts'
import { myPoints } from './my-points.ts'
import { myReservations } from './my-reservations.ts'
import { myTeamList } from './my-team-list.ts'
import { myTransfers } from './my-transfers.ts'
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
import { orderRog } from './order-rog.ts'
import { pageComponent } from './page-component.ts'
import { pageComponents } from './page-components.ts'
import { partnerDecide } from './partner-decide.ts'
import { partnerGrants } from './partner-grants.ts'
import { partnerMember } from './partner-member.ts'
import { partnerRequest } from './partner-request.ts'
import { partnerRevoke } from './partner-revoke.ts'
import { paymentStatus } from './payment-status.ts'
import { playInfo } from './play-info.ts'
import { playPriceList } from './play-price-list.ts'
import { playProductList } from './play-product-list.ts'
import { poiDetail } from './poi-detail.ts'
import { poiList } from './poi-list.ts'
import { pointsGoods } from './points-goods.ts'
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
import { readMessages } from './read-messages.ts'
import { realNameCheck } from './real-name-check.ts'
import { realName } from './real-name.ts'
import { receiveCoupon } from './receive-coupon.ts'
import { receiveOrder } from './receive-order.ts'
import { receivedCoupons } from './received-coupons.ts'
import { recommendProducts } from './recommend-products.ts'
import { refreshToken } from './refresh-token.ts'
import { refundPolicy } from './refund-policy.ts'
import { removeMessage } from './remove-message.ts'
import { reserveService } from './reserve-service.ts'
import { retailGoods } from './retail-goods.ts'
import { saveAddress } from './save-address.ts'
import { saveCarPlate } from './save-car-plate.ts'
import { saveComment } from './save-comment.ts'
import { saveCustomsIdentity } from './save-customs-identity.ts'
import { saveHealthForm } from './save-health-form.ts'
import { saveOrder } from './save-order.ts'
import { savePlayOrder } from './save-play-order.ts'
import { saveStayWishes } from './save-stay-wishes.ts'
import { searchSuggest } from './search-suggest.ts'
import { sendSmsCode } from './send-sms-code.ts'
import { serviceSlots } from './service-slots.ts'
import { shareSignature } from './share-signature.ts'
import { sharedReport } from './shared-report.ts'
import { shopSearch } from './shop-search.ts'
import { shoppingInfo } from './shopping-info.ts'
import { signActivity } from './sign-activity.ts'
import { signAssistRecord } from './sign-assist-record.ts'
import { signAssist } from './sign-assist.ts'
import { signClaim } from './sign-claim.ts'
import { signHelp } from './sign-help.ts'
import { signOpen } from './sign-open.ts'
import { signToday } from './sign-today.ts'
import { smsChallenge } from './sms-challenge.ts'
import { smsLogin } from './sms-login.ts'
import { stayPurchases } from './stay-purchases.ts'
import { storeInformation } from './store-information.ts'
import { submitCompleteActivityTask } from './submit-complete-activity-task.ts'
import { takeCounterCode } from './take-counter-code.ts'
import { teamCreateOrder } from './team-create-order.ts'
import { teamInfo } from './team-info.ts'
import { teamList } from './team-list.ts'
import { ticketBaseInfo } from './ticket-base-info.ts'
import { ticketCalendar } from './ticket-calendar.ts'
import { ticketExplainInfo } from './ticket-explain-info.ts'
import { ticketResource } from './ticket-resource.ts'
import { ticketSession } from './ticket-session.ts'
import { ticketTempOrderCreate } from './ticket-temp-order-create.ts'
import { trackEvents } from './track-events.ts'
import { transferChoices } from './transfer-choices.ts'
import { transferGive } from './transfer-give.ts'
import { transferOffer } from './transfer-offer.ts'
import { transferTake } from './transfer-take.ts'
import { transferWithdraw } from './transfer-withdraw.ts'
import { travellerCreate } from './traveller-create.ts'
import { travellerDelete } from './traveller-delete.ts'
import { travellerList } from './traveller-list.ts'
import { travellerTemplate } from './traveller-template.ts'
import { travellerUpdate } from './traveller-update.ts'
import { uploadCommentPicture } from './upload-comment-picture.ts'
import { weather } from './weather.ts'
import { wechatAppId } from './wechat-app-id.ts'
import { weixinLogin } from './weixin-login.ts'
import { writeoffHistory } from './writeoff-history.ts'

/** Every endpoint of the mall, alphabetical. */
export const contracts = {
  accountClose,
  accountClosure,
  activityDetail,
  activitySchedule,
  activityTask,
  addCarPlate,
  addressList,
  annualReport,
  annualReportShare,
  appointmentDetail,
  assistantAnswer,
  bargainDetail,
  bargainHelp,
  bargainLaunch,
  bargainList,
  bargainShare,
  bargainTeam,
  bookAppointment,
  bookOrder,
  bookingInfo,
  bookingStock,
  bridgeTarget,
  businessMailCode,
  businessTravel,
  businessVerify,
  cancelAppointment,
  cancelOrder,
  cancelReservation,
  carPlates,
  cartAdd,
  cartChange,
  cartCheckout,
  cartChoose,
  cartCount,
  cartList,
  cartMerge,
  cartRemove,
  cashierOrder,
  changeAppointment,
  changeReservation,
  checkCode,
  checkCpAppointment,
  checkProductCollect,
  closureCode,
  closureWithdraw,
  codeRedeem,
  collectOrCancelProduct,
  comboCalendar,
  comboInfo,
  comboTickets,
  comingStay,
  commentDetail,
  commentForm,
  commentPage,
  commissionInfo,
  commissionShare,
  content,
  counterCode,
  couponRedeem,
  couponUse,
  customerService,
  customsIdentity,
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
  groupOrder,
  groupProductInfo,
  healthForm,
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
  messageCenter,
  messageList,
  myAppointments,
  myComments,
  myCoupons,
  myFavorites,
  myPoints,
  myReservations,
  myTeamList,
  myTransfers,
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
  orderRog,
  pageComponent,
  pageComponents,
  partnerDecide,
  partnerGrants,
  partnerMember,
  partnerRequest,
  partnerRevoke,
  paymentStatus,
  playInfo,
  playPriceList,
  playProductList,
  poiDetail,
  poiList,
  pointsGoods,
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
  readMessages,
  realName,
  realNameCheck,
  receiveCoupon,
  receiveOrder,
  receivedCoupons,
  recommendProducts,
  refreshToken,
  refundPolicy,
  removeMessage,
  reserveService,
  retailGoods,
  saveAddress,
  saveCarPlate,
  saveComment,
  saveCustomsIdentity,
  saveHealthForm,
  saveOrder,
  savePlayOrder,
  saveStayWishes,
  searchSuggest,
  sendSmsCode,
  serviceSlots,
  shareSignature,
  sharedReport,
  shopSearch,
  shoppingInfo,
  signActivity,
  signAssist,
  signAssistRecord,
  signClaim,
  signHelp,
  signOpen,
  signToday,
  smsChallenge,
  smsLogin,
  stayPurchases,
  storeInformation,
  submitCompleteActivityTask,
  takeCounterCode,
  teamCreateOrder,
  teamInfo,
  teamList,
  ticketBaseInfo,
  ticketCalendar,
  ticketExplainInfo,
  ticketResource,
  ticketSession,
  ticketTempOrderCreate,
  trackEvents,
  transferChoices,
  transferGive,
  transferOffer,
  transferTake,
  transferWithdraw,
  travellerCreate,
  travellerDelete,
  travellerList,
  travellerTemplate,
  travellerUpdate,
  uploadCommentPicture,
  weather,
  wechatAppId,
  weixinLogin,
  writeoffHistory,
} as const

export type ContractName = keyof typeof contracts
