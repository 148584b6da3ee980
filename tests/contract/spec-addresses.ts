/** Every address that A2, B2.1 to B2.9 and their groups name, after `/tc-fostay`. */
export const specAddresses: readonly string[] = `
  / /404 /:method/preBooking/:orderId /:type/checkout/:order /Assistant /ClubMed /ClubMed/SelectAddress
  /ClubMedJVUO /MessageCenter /OrderNotice /ServiceNotice /annual-spending-report /apply/:orderId
  /appointment-confirm/:id /appointments/:id /atlantis /atlantis/:subtitle /atlantis/ploy/:code
  /atlantis/v2/eventDetail /atlantis/v2/eventSchedule /atlantis/v2/poiDetail /atlantis/v2/poiList /atlantis_old
  /authorization /bargain/channel /bargain/detail /bargain/share /bargainProduct/detail/:id /bookStore/:order
  /buypoi/:poiName /calendar/:order /carParkAdd /carParkEdit/:id /carParkEntry /carParkList /casahotel/askBill
  /casahotel/detail/:id /casahotel/guestRoomBook /casahotel/imageView /casahotel/order/apply/:orderId
  /casahotel/order/detail/:orderId /casahotel/order/refund/:orderId /casahotel/orderFill/:tempOrderId
  /casahotel/statusBill /casahotel/viewBill /cashier/:orderId /check-code /code-bridge /combo /commentDetail/:id
  /content/:contentid /coupon /coupon-product/:id /coupon-redeem /coupon-use /detail/:orderId
  /do-pre-booking/:orderId /editPreventionForm/:locationCode /fdetail/:orderId /goods/:id /hotel-reviews
  /hotel-reviewsB /hotel/channel /hotel/detail/:id /hotel/orderFill/:tempOrderId /hotelchannel
  /hotelpackage/RefundDetail/:orderId /hotelpackage/RefundList/:orderId /hotelpackage/bookingcoupon
  /hotelpackage/checkout /hotelpackage/completeSubscribe /hotelpackage/detail/:productId
  /hotelpackage/imageview/:productId /hotelpackage/orderDetail/:orderId /hotelpackage/orderRefund/:orderId
  /imageView /independent /loading/:scene /map /microVacation/cityFlavor /microVacation/nomadicPeople
  /microVacation/smallTownStory /microVacation/throwingBaby /microVacation/wizardOfOz /myBus /myBus/confirm
  /myBus/myAppointment /myDolphin /myDolphin/confirm /myfavorites /order /order/ticket /pay-success/:orderId
  /payportal/casher/:orderId /pdf-preview /play/orderDetail/:orderId /play/orderEdit/:id /play/productDetail/:id
  /play/refund/apply/:orderId /play/refund/detail/:orderId /play/refund/list/:orderId
  /pre-booking-complete/:orderId /pre-booking-progress/:orderId /pre-service /preMethods/:orderId
  /presale/detail/:productId /presale/order/:orderId /presale/order/completeSubscribe/:mainOrderId/:orderId
  /presale/order/refund/apply/:orderId /presale/order/refund/detail/:orderId /presale/order/refund/list/:orderId
  /presale/order/subscribe/:orderId /presale/orderFill/:productId /preventionForm/:locationCode /product
  /product/:id /productDetail/:id /productDetailOrderFill/:id /productOrderDetail/:orderId
  /productOrderRefund/:orderId /productOrderRefundDetail/:orderId /productOrderRefundList/:orderId /profilter/:id
  /prohotel/:id /realAuthInfo /realAuthSuccess /recommend /refund/:orderId /retail/addAddress /retail/address
  /retail/applySales/:orderId /retail/category-goods /retail/couponAvailable /retail/formFill
  /retail/goods-market /retail/goods-market/cart /retail/goods-market/category /retail/goods-market/home
  /retail/goods-market/order /retail/home /retail/order /retail/orderDetail/:orderId /retail/orderFill
  /retail/productDetail/:goodsId /retail/refund/detail/:orderId /retail/refund/logistics/:orderId /retail/scan
  /retail/shopCar /review-list /seckill/goods/:id /seckill/product/:id /seckill/productDetail/:id
  /signActivity/assistRecord /signActivity/detail /signActivity/helpFromFriends /signActivity/openActivitiy
  /snapshot/:orderId /spell /star-bridge /star-bridgeNew /startochoose /startochooseNew /stationCityInfo
  /storeInformation /tcshotel/detail/:id /tcshotel/imageView /tcshotel/order/apply/:orderId
  /tcshotel/order/detail/:orderId /tcshotel/order/refund/:orderId /tcshotel/orderFill/:tempOrderId /tcshotel/ploy
  /tcshotel/storeTime /ticket/:id /transfer /travel/email /travel/verify /unity-pre-booking/:orderId /user-off
  /vacation/detail/:productId /vacation/orderdetail/:orderId /vacation/orderfill /vacation/refund/:orderId
  /vacation/refunddetail/:orderId /vacation/solution /writeoff/history
`
  .trim()
  .split(/\s+/)
