import type { ContractName } from '../../schemas/api/contracts.ts'
import { addDays } from '../../src/domain/dates.ts'
import { numberEndingWith } from '../../src/domain/order/identity-number.ts'
import {
  type Asking,
  activity,
  bought,
  BOUND,
  BLACK,
  bungalow,
  contacts,
  deviceOf,
  DIAMOND,
  GOLD,
  GUEST,
  hotel,
  lagoon,
  play,
  reqDtos,
  requestBase,
  STAFF,
  task,
  ticketOrder,
  TOMORROW,
  towels,
  traveller,
} from './call-samples.ts'
import { photo } from '../../server/studio/media/testing/pictures.ts'
import { GIVER } from './corner-samples.ts'
import { TODAY } from './shop-openings.ts'

const deviceCart = [
  { productId: '680101', skuId: '68010111', quantity: 2, isChosen: true, addedPrice: 89, addedPoints: 0 },
]

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
  addressList: { member: GOLD },
  assistantAnswer: { body: { question: '几点入住' } },
  bargainDetail: { query: { productId: '610901', activityId: '901' } },
  bargainHelp: { body: { cutTeamId: 'C903' }, member: GUEST },
  bargainLaunch: {
    body: { activityId: '901', activityProductId: '9011', iconUrl: '/tc-fostay/media/bay-1', memberName: '许安澜' },
    member: GUEST,
  },
  bargainList: { body: { pageNumber: 1, pageSize: 10, isMine: true }, member: GOLD },
  bargainShare: { query: { cutTeamId: 'C903' } },
  bargainTeam: { query: { cutTeamId: 'C903', productId: '610903' }, member: GOLD },
  bookOrder: async ({ choose }) => ({
    ...reqDtos({
      ...{ ...(await choose(GUEST)), contacts, remark: '靠窗', couponId: '', addressId: '' },
      ...{ usePoints: false, useCoins: false },
      origin: {
        ...{ trackCode: 't1', spellCode: 's1', brandResourceCode: 'b1', product_detail_souce: 'home', code: GOLD },
        ...{ isActivity: '1', sessionId: 'x1', seckillActivityId: '7002' },
      },
      passengers: [{ ...traveller, phone: '13800000000', documentType: 1, documentNo: '460101199001010011' }],
    }),
    member: GUEST,
  }),
  bridgeTarget: { query: { source: 'code', code: 'p-610101', trackCode: 'lobby' } },
  cancelOrder: async ({ order }) => ({ ...reqDtos({ orderId: await order(GUEST) }), member: GUEST }),
  cartAdd: {
    ...reqDtos({
      ...{ kind: 'retail', productId: '680101', skuId: '68010111', quantity: 1, lines: deviceCart },
      key: '0123456789abcdef0123456789abcde0',
    }),
  },
  cartChange: { ...reqDtos({ kind: 'retail', id: '680101-68010111', quantity: 1, lines: deviceCart }) },
  cartCheckout: { ...reqDtos({ kind: 'retail', ids: ['500101-50010111'] }), member: GOLD },
  cartChoose: { ...reqDtos({ kind: 'retail', ids: ['680101-68010111'], isChosen: true, lines: deviceCart }) },
  cartCount: { query: { kind: 'retail' }, member: GOLD },
  cartList: { ...reqDtos({ kind: 'retail', lines: deviceCart }) },
  cartMerge: {
    ...reqDtos({ kind: 'retail', key: '0123456789abcdef0123456789abcdef', lines: deviceCart }),
    member: GUEST,
  },
  cartRemove: { ...reqDtos({ kind: 'retail', ids: ['680101-68010111'], lines: deviceCart }) },
  retailGoods: { query: { category: '伴手礼', sort: 'price-up', pageNumber: 1, pageSize: 10 } },
  customsIdentity: { member: GOLD },
  saveCustomsIdentity: { ...reqDtos({ name: '许安澜', number: '11010519491231002X' }), member: GUEST },
  counterCode: async ({ counterShows }) => ({ query: { code: await counterShows() }, member: GUEST }),
  takeCounterCode: async ({ counterShows }) => ({ ...reqDtos({ code: await counterShows() }), member: GUEST }),
  carPlates: { query: { merchantId: '1' }, member: '900002' },
  checkCpAppointment: { query: { cpIds: ['660101', '660101'], cpCodes: ['LT670101'] } },
  cashierOrder: async ({ order }) => ({
    body: {
      orderNo: await order(GUEST),
      extraNo: '',
      orderType: '31',
      platform: '2',
      originUrl: '/order',
      orderUrl: '/order',
    },
    member: GUEST,
  }),
  checkProductCollect: { params: { productCode: 'LT610101' }, member: GUEST },
  collectOrCancelProduct: { params: { productCode: '610101' }, query: { isCollected: true }, member: GUEST },
  comboCalendar: { params: { id: '610102' } },
  comboInfo: { params: { id: '610101' } },
  comboTickets: { params: { id: '610101' }, query: { departureDate: TOMORROW } },
  commentDetail: { params: { id: 'c100101-3' } },
  commentForm: { query: { orderNo: '202611010004' }, member: GOLD },
  commentPage: { body: { pageNumber: 1, pageSize: 10, articleId: 'LT100101', sortType: 6, commentType: 'good' } },
  commissionInfo: {
    params: { productCode: '610101' },
    query: { checkInDate: TODAY, checkOutDate: TOMORROW },
  },
  commissionShare: { body: { productCode: 'LT610101', from: 'clubmed' }, member: GUEST },
  content: { params: { contentid: '30001' } },
  customerService: { params: { companyId: '560' } },
  deleteCarPlate: { body: { merchantId: '1', carNums: '琼B2P06T' }, member: '900018' },
  defaultAddress: { ...reqDtos({ id: '9000031' }), member: GOLD },
  deleteAddress: { ...reqDtos({ id: '9000032' }), member: GOLD },
  dictionary: { query: { code: 'MERCHANT_ACTIVITY_TYPE' } },
  equityStatus: { query: { merchantId: '1', unloading: true }, member: GUEST },
  equityUserLogin: { body: { userName: '许', idCard: '080816', merchantId: '1', themeType: '1' }, member: GUEST },
  forwardUrl: { params: { productId: '650108' } },
  groupOrder: { body: { teamId: 'T650202000001', pageNumber: 1, pageSize: 100 }, member: '900004' },
  groupProductInfo: { query: { activityId: '8001', productId: '650201', memberId: GUEST } },
  hotelBaseinfo: { params: { id: '100201' } },
  hotelCheckPriceChange: hotel(bungalow),
  hotelExplaininfo: { params: { id: '100201' } },
  hotelRateplan: hotel({ ...lagoon, adultNum: 2, childNum: 1, childAges: [5] }),
  hotelResource: hotel(lagoon),
  hotelTempOrderCreate: { ...hotel(bungalow), member: GUEST },
  invoiceApply: {
    body: {
      ...{ orderNo: '90000311', titleType: 'company', title: '澜途度假有限公司', taxNumber: '91460100MA5TAB12X3' },
      email: 'gu@example.com',
    },
    member: GOLD,
  },
  invoiceDetail: { params: { orderNo: '90000335' }, member: GOLD },
  invoiceStatus: { params: { orderNo: '90000311' }, query: { platform: 2 }, member: GOLD },
  logout: { member: GUEST },
  stayPurchases: { params: { mainOrderId: '90000324' }, member: GOLD },
  mainOrderInfo: { params: { mainOrderId: '90000324' }, member: GOLD },
  memberDetails: { member: GUEST },
  messageCenter: { member: GOLD },
  messageList: { body: { kind: 'order', pageNumber: 1, pageSize: 20 }, member: GOLD },
  myComments: { member: GOLD },
  myFavorites: { body: { pageNumber: 1, pageSize: 20 }, member: GOLD },
  myPoints: { body: { kind: 'points', pageNumber: 1, pageSize: 20 }, member: GOLD },
  myTeamList: {
    body: { activityId: '8001', productId: '650201', memberId: '900004', sort: '', pageNumber: 1, pageSize: 20 },
    member: '900004',
  },
  orderRog: { body: { member_id: '900002', order_sn: '90000205' }, member: '900004' },
  teamCreateOrder: {
    body: { activityId: '8001', teamId: 'T650201000001', userId: GUEST, productId: '650201' },
    member: GUEST,
  },
  teamInfo: {
    params: { activityCode: 'PT8001' },
    query: { teamId: 'T650201000001', orderNo: '90001201', userId: GUEST, isShare: 1, code: '900012' },
    member: GUEST,
  },
  teamList: { body: { activityId: '8001', productId: '650201', sort: '', pageNumber: 1, pageSize: 10 } },
  partnerDecide: {
    body: { partnerId: 'tide-calendar', returnTo: '/sandbox/partner', state: 'mark', isAllowed: true },
    member: GUEST,
  },
  partnerGrants: { member: GOLD },
  partnerMember: async ({ partnerCode }) => ({ body: await partnerCode(GOLD) }),
  partnerRequest: { query: { partnerId: 'tide-calendar', returnTo: '/sandbox/partner' }, member: GUEST },
  partnerRevoke: { body: { partnerId: 'tide-calendar' }, member: GUEST },
  pageComponent: { query: { code: 'YT3_BANNER', needContentInfo: true } },
  pageComponents: { body: { codes: ['YT3_BANNER', 'YT3_NRQ'], needContentInfo: true, unloading: true } },
  orderCounts: { member: GOLD },
  orderMessage: async ({ order }) => ({ body: { orderId: await order(GUEST) }, member: GUEST }),
  orderDetailQuery: async ({ order }) => ({ ...reqDtos({ orderId: await order(GUEST) }), member: GUEST }),
  orderAvailable: async ({ choose }) => ({
    ...reqDtos({
      ...{ shoppingId: (await choose(GUEST)).shoppingId, contacts, couponId: '' },
      passengers: [{ ...traveller, phone: '13800000000', documentType: 1, documentNo: '440524188001010014' }],
    }),
    member: GUEST,
  }),
  orderCoupons: async ({ choose }) => ({
    body: {
      ...{
        shoppingId: (await choose(DIAMOND)).shoppingId,
        brandId: [1, 512],
        mobile: '13800000005',
        terminal: 'APP_TC',
      },
      couponGoodReqs: [{ productId: '310103', categoryId: '31', companyId: '560' }],
    },
    member: DIAMOND,
  }),
  orderMarketing: async ({ chooseFlash }) => ({
    body: { shoppingId: await chooseFlash(GUEST), totalPrice: 99 },
    headers: { is_sec_kill: '1', activityId: '7002', memberId: GUEST },
    member: GUEST,
  }),
  orderList: { body: { tab: 'usable', kind: 'all', pageNumber: 1, pageSize: 2 }, member: GOLD },
  orderRefundApply: async ({ paid, firstLine }) => {
    const orderId = await paid(GUEST)
    const quantity = [{ subOrderId: await firstLine(orderId), copies: 1 }]
    const request = {
      orderId,
      requestKey: 'key-of-a-page',
      reason: 6,
      description: '天气',
      quantity,
      expectedAmount: 1,
      channel: 2,
      pmemberId: GUEST,
    }
    return { body: { reqDtos: request, requestBase }, member: GUEST }
  },
  orderRefundDetail: async ({ refunded }) => ({
    body: { orderId: await refunded(GUEST), orderRefundInfoId: '', requestBase },
    member: GUEST,
  }),
  orderRefundInfo: async ({ refunded }) => ({ body: { orderId: await refunded(GUEST), requestBase }, member: GUEST }),
  orderRefundLogistics: {
    body: { orderId: '90000344', orderRefundInfoId: '90000344R1', company: '中通快递', number: 'ZT 7312 3456 7890' },
    member: GOLD,
  },
  orderRefundLines: async ({ paid }) => ({ body: { orderId: await paid(GUEST), requestBase }, member: GUEST }),
  paymentStatus: async ({ paid }) => ({
    body: { orderNo: await paid(GUEST), payId: '', originUrl: '/order', orderUrl: '/order' },
    member: GUEST,
  }),
  playInfo: { params: { id: '310101' } },
  playPriceList: { params: { id: '310104' }, query: { productId: '3101041' } },
  playProductList: { params: { id: '310101' } },
  poiDetail: { query: { poiId: '50001' } },
  poiList: { query: { merchantId: '1', poiType: '餐饮' } },
  pointsGoods: { body: { category: '', pageNumber: 1, pageSize: 20 } },
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
  productTempOrderCreate: bought({ ...towels, teamId: '', activityCode: 'A1' }),
  productTempOrderQuantity: async ({ chooseFlash }) => ({
    ...reqDtos({ tempOrderId: await chooseFlash(GUEST), quantity: 2 }),
    member: GUEST,
  }),
  queryToken: async ({ order }) => ({
    body: {
      ...{ orderNo: await order(GUEST), way: 'alipay', originUrl: '/order', orderUrl: '/order' },
      ...{ orderType: '31', platform: '2', extraNo: '', from: 'lantu', trackCode: 't', orderSource: '22' },
      ...{ miniName: 'tc', utm_source: 'u' },
    },
    member: GUEST,
  }),
  readMessages: { body: { id: 'm0301', kind: 'order' }, member: GOLD },
  receiveCoupon: { body: { couponId: '9001' }, member: GUEST },
  receiveOrder: { ...reqDtos({ orderId: '90000336' }), member: GOLD },
  receivedCoupons: { member: GUEST },
  presellBaseinfo: { params: { id: '710101' } },
  productDetail: { params: { id: '650101' } },
  productPackageFilter: {},
  productPackageList: { body: { pageNum: 1, pageSize: 10, isShowHomePage: true, productItemNames: ['亲子'] } },
  queryCommentDetailByOrderNo: { query: { orderNo: '202611010001' }, member: GOLD },
  queryInvoiceOrder: { body: {}, member: GOLD },
  queryOrderCommentStatus: { query: { orderNo: '202611010001' }, member: GOLD },
  recommendProducts: {
    body: { pageNumber: 1, pageSize: 10, productCode: 'LT610101', productType: 30, distinctId: 'device-1' },
  },
  refreshToken: async ({ refreshToken }) => ({ body: { refreshToken: await refreshToken(GUEST) } }),
  refundPolicy: { params: { productId: '310101' } },
  removeMessage: { body: { id: 'm0303' }, member: GOLD },
  saveAddress: {
    ...reqDtos({
      ...{
        id: '9000031',
        name: '顾长风',
        phone: '13800000003',
        province: '海南省',
        city: '三亚市',
        district: '天涯区',
      },
      ...{ detail: '椰林路 18 号', isDefault: true },
    }),
    member: GOLD,
  },
  saveCarPlate: { body: { merchantId: '1', carNums: '琼E12345', carNum: '琼A7D25K' }, member: '900002' },
  saveComment: {
    body: {
      orderNo: '90000314',
      score: 5,
      scoreInfos: [],
      content: '教练很耐心，孩子学会了。',
      pictures: [],
      tripType: '亲子',
    },
    member: GOLD,
  },
  saveOrder: {
    ...reqDtos({
      ...{ productId: '610104', departureDate: '2026-12-13', activityCode: 'A1' },
      mainOrderId: '90000324',
      choices: [
        { productId: '6101041', useCopies: 2 },
        { productId: '6101042', useCopies: 1 },
      ],
    }),
    member: GOLD,
  },
  savePlayOrder: { ...play, member: GUEST },
  searchSuggest: { query: { keyword: '白沙' } },
  sendSmsCode: async ({ smsAnswer }) => reqDtos({ mobile: '13900000001', challenge: await smsAnswer('13900000001') }),
  shareSignature: { body: { url: 'https://shop.example/tc-fostay/' } },
  shopSearch: { query: { keyword: '白沙湾', kind: 'product', pageNumber: 1, pageSize: 20 } },
  shoppingInfo: async ({ choose }) => ({
    params: { id: (await choose(GUEST)).shoppingId },
    query: { couponId: '', usePoints: '0', useCoins: '0' },
    member: GUEST,
  }),
  signActivity: { query: { activityId: 'QD01' }, member: GOLD },
  signAssist: { query: { joinId: 'QD01-900003' } },
  signAssistRecord: { query: { activityId: 'QD01' }, member: GOLD },
  signClaim: { body: { activityId: 'QD01' }, member: DIAMOND },
  signHelp: { body: { joinId: 'QD01-900003' }, member: GUEST },
  signOpen: { body: { activityId: 'QD01' }, member: GUEST },
  signToday: { body: { activityId: 'QD01' }, member: GOLD },
  smsChallenge: reqDtos({ mobile: '13900000001' }),
  smsLogin: async ({ smsCode }) => ({
    ...reqDtos({ mobile: '13800000002', code: await smsCode('13800000002'), channelId: 3 }),
    headers: deviceOf('13800000002'),
  }),
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
          ...{ arms: { hero: 'photo' } },
        },
      ],
    },
  },
  travellerCreate: { body: { ...traveller, phone: '', documentType: 2, documentNo: 'E12345678' }, member: GUEST },
  travellerDelete: { body: { id: '980103' }, member: GOLD },
  travellerList: { member: GOLD },
  travellerTemplate: { body: { productId: '310104', ssresources: [{ productId: '3101041', useCount: 2 }] } },
  travellerUpdate: {
    body: { id: '980102', ...traveller, phone: '', documentType: 1, documentNo: '440524188001010014' },
    member: GOLD,
  },
  appointmentDetail: { params: { id: '70000602' }, member: BLACK },
  bookAppointment: {
    body: {
      ...{
        orderId: '90000601',
        requestKey: 'key-of-a-page',
        date: addDays(TODAY, 5),
        people: 4,
        remark: '要两顶遮阳帽',
      },
      ...{ lines: [{ subOrderId: '900006011', copies: 1 }], contact: contacts },
    },
    member: BLACK,
  },
  bookingInfo: { params: { orderId: '90000601' }, member: BLACK },
  bookingStock: { params: { id: '670101' } },
  cancelAppointment: { body: { appointmentId: '70000602' }, member: BLACK },
  changeAppointment: { body: { appointmentId: '70000603', date: addDays(TODAY, 5) }, member: BLACK },
  serviceSlots: { query: { serviceId: 'bus', day: TOMORROW }, member: GOLD },
  reserveService: {
    body: {
      ...{ serviceId: 'dolphin', requestKey: 'key-of-a-page', programId: 'shallow', day: TOMORROW, time: '11:00' },
      ...{ adults: 1, children: 1, contact: contacts, remark: '想坐前排', consent: true },
      participants: [
        { age: 35, height: 176 },
        { age: 8, height: 128 },
      ],
    },
    member: GUEST,
  },
  changeReservation: {
    body: { reservationId: '77000005', programId: 'airport-out', day: TOMORROW, time: '17:30' },
    member: GOLD,
  },
  cancelReservation: { body: { reservationId: '77000011' }, member: GOLD },
  myReservations: { query: { serviceId: 'bus' }, member: GOLD },
  comingStay: { member: GOLD },
  saveStayWishes: {
    body: {
      orderId: '90000324',
      wishes: { arrival: '12:00–15:00', babyCots: 1, highFloor: true, quietRoom: true, remark: '要一个加湿器' },
    },
    member: GOLD,
  },
  healthForm: { params: { locationCode: 'luming-mountain' }, member: GOLD },
  saveHealthForm: {
    body: {
      ...{ locationCode: 'lanwan-island', consent: true },
      values: {
        ...{ name: '顾长风', phone: '13800000003', document: '440524188001010014', temperature: '36.5' },
        ...{ from: '广州', visitDay: TOMORROW, answers: { fever: false, contact: false } },
      },
    },
    member: GOLD,
  },
  checkCode: { query: { code: '900006070111' }, member: STAFF },
  codeRedeem: { body: { code: '900006070111', canUseTimes: 18 }, member: STAFF },
  couponRedeem: { body: { code: 'LANTU2026' }, member: GUEST },
  couponUse: { params: { couponId: '9001' }, member: BLACK },
  myAppointments: { query: { id: '670101' }, member: BLACK },
  myCoupons: { query: { state: 'usable', productId: '650101' }, member: BLACK },
  writeoffHistory: { body: { pageNumber: 1, pageSize: 20 }, member: BLACK },
  uploadCommentPicture: async () => ({
    body: { file: (await photo(600, 400)).toString('base64') },
    member: GOLD,
  }),
  accountClose: async ({ newMember, closingCode }) => {
    const { member, phone } = await newMember()
    return { body: { code: await closingCode(phone), isAgreed: true }, member, headers: deviceOf(phone) }
  },
  accountClosure: { member: BLACK },
  annualReport: { query: { year: 2026 }, member: BLACK },
  annualReportShare: { body: { year: 2026, showsSpending: true }, member: BLACK },
  businessMailCode: async ({ newMember }) => {
    const { member } = await newMember()
    return { body: { mail: 'lin@bluewhale.example' }, member }
  },
  businessTravel: { member: '900043' },
  businessVerify: async ({ newMember, mailCode }) => {
    const { member } = await newMember()
    const mail = `${member}@yuanfan.example`
    return { body: { mail, code: await mailCode(member, mail) }, member }
  },
  closureCode: async ({ newMember }) => {
    const { member, phone } = await newMember()
    return { member, headers: deviceOf(phone) }
  },
  closureWithdraw: { member: '900041' },
  myTransfers: { member: GIVER },
  realName: { member: BLACK },
  realNameCheck: async ({ newMember }) => {
    const { member } = await newMember()
    return {
      body: { name: '林小满', number: numberEndingWith('11010119900307', '123'), isAgreed: true, keepTraveller: true },
      member,
    }
  },
  sharedReport: async ({ sharedYear }) => ({ params: { token: await sharedYear(BLACK) } }),
  transferChoices: { query: { couponId: '9001', orderId: '90000607' }, member: BLACK },
  transferGive: async ({ giftCoupon }) => ({ body: { kind: 'coupon', id: await giftCoupon() }, member: GIVER }),
  transferOffer: async ({ gift }) => ({ params: { token: (await gift()).token } }),
  transferTake: async ({ gift }) => ({ body: { token: (await gift()).token }, member: GOLD }),
  transferWithdraw: async ({ gift }) => ({ body: { transferId: (await gift()).transferId }, member: GIVER }),
  weather: {},
  wechatAppId: { params: { appKey: 'lantu' } },
  weixinLogin: async ({ wechatCode }) =>
    reqDtos({ channelId: 3, code: await wechatCode(BOUND), mobile: '13800000002' }),
}
