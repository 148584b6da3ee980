import type { ContractName } from '../../schemas/api/contracts.ts'
import type { ProblemCode } from '../../schemas/api/problems.ts'
import { activities } from '../../server/sandbox/content/activities/index.ts'
import { addDays } from '../../src/domain/dates.ts'
import { ticketOrderText } from '../../src/domain/ticket-order.ts'
import { TODAY } from './shop-openings.ts'

type Fields = Readonly<Record<string, unknown>>

/** A call of an endpoint. */
export interface Asked {
  readonly params?: Fields
  readonly query?: Fields
  readonly body?: unknown
  /** Id of the member whose token comes with it. */
  readonly member?: string
  /** While no service outside the shop answers. */
  readonly isAlone?: boolean
}

/** What a call needs from before. */
export interface Before {
  /** Sends a login code, and reads it. */
  readonly smsCode: (mobile: string) => Promise<string>
  readonly wechatCode: (openId: string, phone?: string) => Promise<string>
  readonly refreshToken: (member: string) => Promise<string>
  readonly wait: (ms: number) => void
}

type Asking = Asked | ((before: Before) => Promise<Asked>)

const [activity] = activities(TODAY)
const GUEST = '900011'
/** Has written comments. */
const GOLD = '900003'
const TOMORROW = addDays(TODAY, 1)
const [BOUND, UNBOUND] = ['sandbox-openid-900002', 'sandbox-openid-unbound']
const task = { activityTaskId: '70002', activityTaskRelationId: '70012' }
const reqDtos = <Body extends Fields>(body: Body) => ({ body: { reqDtos: body } })
const hotel = <Body extends Fields>(body: Body) => ({ body: { moduleId: 10101, reqDtos: body } })
const days = { checkInDate: '2026-12-07', checkOutDate: '2026-12-08' }
const lagoon = { productId: '100201', channelCode: '3', ...days, num: 1 }
const bungalow = {
  ...{ productId: '100201', resourceId: '10020111', usingStartDate: '2026-12-07', usingEndDate: '2026-12-08', num: 1 },
  passengerDTOs: [{ age: 1, type: 2, roomIndex: 1 }, ...[1, 2].map(() => ({ type: 1, roomIndex: 1 }))],
  bookPriceTotal: 3280,
}
const taken = { ...bungalow, productId: '100104', resourceId: '10010411', bookPriceTotal: 560 }

/** Three days on, which is sold whatever the hour. */
const ticketOrder = (productId: string, resourceId: string, count: number) => ({
  body: { reqDtos: ticketOrderText(productId, { saleDate: addDays(TODAY, 3) }, { [resourceId]: count }) },
  member: GUEST,
})

const towels = { productId: '680101', packageId: '', skuId: '68010111', quantity: 2, isGroup: false }
const bought = <Body extends Fields>(body: Body) => ({ ...reqDtos(body), member: GUEST })

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
  bargainDetail: { query: { productId: '610901', activityId: '901' } },
  bargainLaunch: {
    body: { activityId: '901', activityProductId: '9011', iconUrl: '/tc-fostay/media/bay-1', memberName: '许安澜' },
    member: GUEST,
  },
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
  savePlayOrder: {
    ...reqDtos({
      ...{ id: '310103', productId: '3101031', useDate: TOMORROW, useCopies: 2, activityCode: 'A1' },
    }),
    member: GUEST,
  },
  sendSmsCode: reqDtos({ mobile: '13900000001' }),
  shareSignature: { body: { url: 'https://shop.example/tc-fostay/' } },
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

const isAlone = true

/**
 * How each refusal of an endpoint comes about. That of bad input comes of any broken call, and who isn't logged in is refused by every
 * call that asks for a login (server/plugins/viewer.test.ts): they stand here only where they come otherwise.
 */
export const refusedCalls: { readonly [Name in ContractName]?: { readonly [Code in ProblemCode]?: Asking } } = {
  activityDetail: { 'not-found': { query: { activityId: '999' } } },
  activityTask: { 'not-found': { query: { activityTaskRelationId: '999' } } },
  comboCalendar: { 'not-found': { params: { id: '999' } } },
  comboInfo: { 'not-found': { params: { id: '100101' } } },
  comboTickets: { 'not-found': { params: { id: '999' } } },
  bargainDetail: { 'not-found': { query: { productId: '610901', activityId: '1' } } },
  bargainLaunch: { 'not-found': { body: { activityId: '1', activityProductId: '1' }, member: GUEST } },
  checkProductCollect: { 'not-found': { params: { productCode: '999' }, member: GUEST } },
  collectOrCancelProduct: { 'not-found': { params: { productCode: '999' }, member: GUEST } },
  commentDetail: { 'not-found': { params: { id: 'o202611010002' } } },
  commissionInfo: { 'not-found': { params: { productCode: '999' } } },
  content: { 'not-found': { params: { contentid: '999' } } },
  customerService: { 'not-found': { params: { companyId: '999' } } },
  dictionary: { 'not-found': { query: { code: 'NOBODY_KNOWS' } } },
  hotelBaseinfo: { 'not-found': { params: { id: '650101' } } },
  hotelCheckPriceChange: {
    'not-found': hotel({ ...bungalow, productId: '999' }),
    '6010109': hotel(taken),
  },
  hotelExplaininfo: { 'not-found': { params: { id: '999' } } },
  hotelRateplan: { 'not-found': hotel({ ...lagoon, productId: '999' }) },
  hotelResource: { 'not-found': hotel({ ...lagoon, productId: '999' }) },
  hotelTempOrderCreate: {
    'not-found': { ...hotel({ ...bungalow, productId: '999' }), member: GUEST },
    '6010109': { ...hotel(taken), member: GUEST },
    'price-changed': { ...hotel({ ...bungalow, bookPriceTotal: 1 }), member: GUEST },
  },
  playInfo: { 'not-found': { params: { id: '999' } } },
  playPriceList: { 'not-found': { params: { id: '310104' }, query: { productId: '3101011' } } },
  playProductList: { 'not-found': { params: { id: '999' } } },
  poiDetail: { 'not-found': { query: { poiId: '999' } } },
  discountCheck: { 'not-found': { params: { id: '999' } } },
  extensionInfo: { 'not-found': { params: { id: '999' } } },
  goodsDetail: { 'not-found': { params: { productId: '999' } } },
  goodsSkus: { 'not-found': { params: { productId: '650101' } } },
  productCoupons: { 'not-found': { params: { productId: '999' } } },
  productDiscount: { 'not-found': { body: { productId: '999' }, member: GUEST } },
  productTempOrderCreate: {
    'not-found': bought({ ...towels, productId: '999' }),
    'off-shelf': bought({ productId: '230103', packageId: '2301031' }),
    'not-on-sale': bought({ productId: '650105', packageId: '6501051' }),
    'activity-early': bought({ productId: '230104', packageId: '2301041' }),
    'activity-over': bought({ productId: '230105', packageId: '2301051' }),
    'out-of-stock': bought({ productId: '650107', packageId: '6501071' }),
    'choose-package': bought({ productId: '650101' }),
    'choose-sku': bought({ productId: '680101' }),
    'over-limit': bought({ ...towels, quantity: 6 }),
    'sku-out': bought({ ...towels, skuId: '68010114' }),
    'over-stock': bought({ ...towels, skuId: '68010112', quantity: 5 }),
    'not-qualified': bought({ productId: '650203', packageId: '6502031', skuId: '65020311', isGroup: true }),
    'bargain-open': bought({ productId: '610903', packageId: '6109031' }),
    'bargain-bought': { ...bought({ productId: '610907', packageId: '6109071' }), member: GOLD },
  },
  receiveCoupon: {
    'not-found': { body: { couponId: '999' }, member: GUEST },
    'coupon-received': { body: { couponId: '9001' }, member: GUEST },
    'coupon-gone': { body: { couponId: '9011' }, member: GUEST },
  },
  presellBaseinfo: { 'not-found': { params: { id: '650101' } } },
  productDetail: { 'not-found': { params: { id: '999' } } },
  queryCommentDetailByOrderNo: { 'not-found': { query: { orderNo: '202611010001' }, member: GUEST } },
  refreshToken: { 'not-logged-in': { body: { refreshToken: 'made-up' } } },
  saveOrder: {
    'not-found': { ...reqDtos({ productId: '999', departureDate: TODAY, choices: [] }), member: GUEST },
  },
  savePlayOrder: {
    'not-found': { ...reqDtos({ id: '999', productId: '1', useCopies: 1 }), member: GUEST },
  },
  sendSmsCode: {
    'sms-too-soon': async ({ smsCode }) => {
      await smsCode('13900000002')
      return reqDtos({ mobile: '13900000002' })
    },
    'sms-too-many': async ({ smsCode, wait }) => {
      for (let sent = 0; sent < 10; sent++) {
        await smsCode('13900000003')
        wait(60_000)
      }
      return reqDtos({ mobile: '13900000003' })
    },
    'under-maintenance': { ...reqDtos({ mobile: '13900000004' }), isAlone },
  },
  shareSignature: { 'under-maintenance': { body: { url: 'https://shop.example/' }, isAlone } },
  smsLogin: { 'wrong-code': reqDtos({ mobile: '13900000005', code: '000000' }) },
  storeInformation: { 'not-found': { params: { storeId: '999' } } },
  submitCompleteActivityTask: { 'not-found': { body: { ...task, activityTaskId: '999' }, member: GUEST } },
  ticketBaseInfo: { 'not-found': { params: { id: '650101' } } },
  ticketCalendar: { 'not-found': reqDtos({ productId: '650101' }) },
  ticketExplainInfo: { 'not-found': { params: { id: '999' } } },
  ticketResource: { 'not-found': reqDtos({ productId: '999' }) },
  ticketSession: { 'not-found': reqDtos({ productId: '999' }) },
  ticketTempOrderCreate: {
    'not-found': ticketOrder('999', '20010111', 1),
    'not-on-sale': ticketOrder('200107', '20010711', 1),
    'out-of-stock': ticketOrder('200101', '20010111', 7),
  },
  trackEvents: { 'too-large': { body: { distinctId: 'x'.repeat(300_000) } } },
  wechatAppId: { 'not-found': { params: { appKey: 'nobody' } } },
  weixinLogin: {
    'wechat-refused': reqDtos({ channelId: 3, code: 'made-up' }),
    'phone-unbound': async ({ wechatCode }) => reqDtos({ channelId: 3, code: await wechatCode(UNBOUND) }),
    'under-maintenance': { ...reqDtos({ channelId: 3, code: 'any' }), isAlone },
  },
}
