import type { ContractName } from '../../schemas/api/contracts.ts'
import { addDays } from '../../src/domain/dates.ts'
import {
  type Asking,
  activity,
  bought,
  BOUND,
  bungalow,
  contacts,
  GOLD,
  GUEST,
  hotel,
  lagoon,
  play,
  reqDtos,
  requestBase,
  task,
  ticketOrder,
  TOMORROW,
  towels,
  traveller,
} from './call-samples.ts'
import { TODAY } from './shop-openings.ts'

/** A call of each endpoint that the sandbox answers, with every argument that the endpoint takes. */
export const goodCalls: Readonly<Record<ContractName, Asking>> = {
  activityDetail: { query: { activityId: activity!.activityId, date: TODAY } },
  activitySchedule: {
    body: {
      merchantId: '1',
      startTime: `${TODAY} 00:00:00`,
      endTime: `${TODAY} 23:59:59`,
      unloading: true,
      memberId: GUEST,
    },
  },
  activityTask: { query: { activityTaskRelationId: task.activityTaskRelationId } },
  addCarPlate: { body: { merchantId: '1', carNums: '琼D12345' }, member: '900019' },
  bargainDetail: { query: { productId: '610901', activityId: '901' } },
  bargainLaunch: {
    body: { activityId: '901', activityProductId: '9011', iconUrl: '/tc-fostay/media/bay-1', memberName: '许安澜' },
    member: GUEST,
  },
  bookOrder: async ({ choose }) => ({
    ...reqDtos({
      ...{ ...(await choose(GUEST)), contacts, remark: '靠窗', couponId: '' },
      passengers: [{ ...traveller, phone: '13800000000', documentType: 1, documentNo: '460101199001010011' }],
    }),
    member: GUEST,
  }),
  cancelOrder: async ({ order }) => ({ ...reqDtos({ orderId: await order(GUEST) }), member: GUEST }),
  carPlates: { query: { merchantId: '1' }, member: '900002' },
  checkProductCollect: { params: { productCode: 'LT610101' }, member: GUEST },
  collectOrCancelProduct: { params: { productCode: '610101' }, member: GUEST },
  comboCalendar: { params: { id: '610102' } },
  comboInfo: { params: { id: '610101' } },
  comboTickets: { params: { id: '610101' }, query: { departureDate: TOMORROW } },
  commentDetail: { params: { id: 'c100101-3' } },
  commentPage: { body: { pageNumber: 1, pageSize: 10, articleId: 'LT100101', sortType: 6, commentType: 'good' } },
  commissionInfo: {
    params: { productCode: '610101' },
    query: { checkInDate: TODAY, checkOutDate: TOMORROW },
  },
  content: { params: { contentid: '30001' } },
  customerService: { params: { companyId: '560' } },
  deleteCarPlate: { body: { merchantId: '1', carNums: '琼B2P06T' }, member: '900018' },
  dictionary: { query: { code: 'MERCHANT_ACTIVITY_TYPE' } },
  equityStatus: { query: { merchantId: '1', unloading: true }, member: GUEST },
  equityUserLogin: { body: { userName: '许', idCard: '080816', merchantId: '1', themeType: '1' }, member: GUEST },
  forwardUrl: { params: { productId: '650108' } },
  hotelBaseinfo: { params: { id: '100201' } },
  hotelCheckPriceChange: hotel(bungalow),
  hotelExplaininfo: { params: { id: '100201' } },
  hotelRateplan: hotel({ ...lagoon, adultNum: 2, childNum: 1, childAges: [5] }),
  hotelResource: hotel(lagoon),
  hotelTempOrderCreate: { ...hotel(bungalow), member: GUEST },
  logout: { member: GUEST },
  mainOrderInfo: {
    params: { mainOrderId: 'M1' },
    query: { departureDate: TOMORROW, mainOrderUseNum: '1', adults: '2', childs: '1' },
  },
  memberDetails: { member: GUEST },
  myComments: { member: GOLD },
  myFavorites: { body: { pageNumber: 1, pageSize: 20 }, member: GOLD },
  pageComponent: { query: { code: 'YT3_BANNER', needContentInfo: true } },
  pageComponents: { body: { codes: ['YT3_BANNER', 'YT3_NRQ'], needContentInfo: true, unloading: true } },
  orderDetailQuery: async ({ order }) => ({ ...reqDtos({ orderId: await order(GUEST) }), member: GUEST }),
  orderRefundApply: async ({ paid, firstLine }) => {
    const orderId = await paid(GUEST)
    const quantity = [{ subOrderId: await firstLine(orderId), copies: 1 }]
    const request = { orderId, requestKey: 'key-of-a-page', reason: 6, description: '天气', quantity, channel: 2 }
    return { body: { reqDtos: request, requestBase }, member: GUEST }
  },
  orderRefundInfo: async ({ refunded }) => ({ body: { orderId: await refunded(GUEST), requestBase }, member: GUEST }),
  playInfo: { params: { id: '310101' } },
  playPriceList: { params: { id: '310104' }, query: { productId: '3101041' } },
  playProductList: { params: { id: '310101' } },
  poiDetail: { query: { poiId: '50001' } },
  poiList: { query: { merchantId: '1', poiType: '餐饮' } },
  discountCheck: { params: { id: '650101' } },
  extensionInfo: { params: { id: '650101' } },
  goodsDetail: { params: { productId: '680101' } },
  goodsSkus: { params: { productId: '680101' } },
  productCoupons: { params: { productId: '650101' } },
  productDiscount: {
    body: {
      productId: '650101',
      phone: '13800000003',
      requestBase: { headers: { sourcefrom: 'h5', terminal: 'h5' } },
    },
    member: '900003',
  },
  productTempOrderCreate: bought({ ...towels, activityCode: 'A1' }),
  receiveCoupon: { body: { couponId: '9001' }, member: GUEST },
  receivedCoupons: { member: GUEST },
  presellBaseinfo: { params: { id: '710101' } },
  productDetail: { params: { id: '650101' } },
  productPackageFilter: {},
  productPackageList: { body: { pageNum: 1, pageSize: 10, isShowHomePage: true, productItemNames: ['亲子'] } },
  queryCommentDetailByOrderNo: { query: { orderNo: '202611010001' }, member: GOLD },
  queryOrderCommentStatus: { query: { orderNo: '202611010001' }, member: GOLD },
  recommendProducts: {
    body: { pageNumber: 1, pageSize: 10, productCode: 'LT610101', productType: 30, distinctId: 'device-1' },
  },
  refreshToken: async ({ refreshToken }) => ({ body: { refreshToken: await refreshToken(GUEST) } }),
  saveCarPlate: { body: { merchantId: '1', carNums: '琼E12345', carNum: '琼A7D25K' }, member: '900002' },
  saveOrder: {
    ...reqDtos({
      ...{ productId: '610104', departureDate: TOMORROW, activityCode: 'A1' },
      ...{ mainOrderId: 'M1', mainOrderUseNum: '0', adults: '2', childs: '1' },
      choices: [
        { productId: '6101041', useCopies: 2 },
        { productId: '6101042', useCopies: 1 },
      ],
    }),
    member: GUEST,
  },
  savePlayOrder: { ...play, member: GUEST },
  sendSmsCode: reqDtos({ mobile: '13900000001' }),
  shareSignature: { body: { url: 'https://shop.example/tc-fostay/' } },
  shoppingInfo: async ({ choose }) => ({
    params: { id: (await choose(GUEST)).shoppingId },
    query: { couponId: '' },
    member: GUEST,
  }),
  smsLogin: async ({ smsCode }) => reqDtos({ mobile: '13800000002', code: await smsCode('13800000002'), channelId: 3 }),
  storeInformation: { params: { storeId: '10020' } },
  submitCompleteActivityTask: { body: task, member: GUEST },
  ticketBaseInfo: { params: { id: '200101' } },
  ticketCalendar: reqDtos({ productId: '200101', departureDate: TODAY, departureEndDate: TODAY }),
  ticketExplainInfo: { params: { id: '200101' } },
  ticketResource: reqDtos({
    ...{ productId: '200104', checkDate: addDays(TODAY, 1), sessionId: '2001041002' },
    resourceIds: ['20010413'],
  }),
  ticketSession: reqDtos({ productId: '200104', saleDate: addDays(TODAY, 1) }),
  ticketTempOrderCreate: ticketOrder('200101', '20010111', 2),
  trackEvents: {
    body: {
      ...{ distinctId: 'device-1', visit: 'visit-1', channel: 'h5', from: 'lantu' },
      events: [
        {
          ...{ kind: 'click', name: 'select', page: 'home', path: '/', block: 'banner', widget: 'banner-swiper' },
          ...{ at: 1, depth: 10, duration: 4000, data: { index: 0, title: '海边', first: true } },
        },
      ],
    },
  },
  weather: {},
  wechatAppId: { params: { appKey: 'lantu' } },
  weixinLogin: async ({ wechatCode }) =>
    reqDtos({ channelId: 3, code: await wechatCode(BOUND), mobile: '13800000002' }),
}
