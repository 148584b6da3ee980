import type { ContractName } from '../../schemas/api/contracts.ts'
import type { ProblemCode } from '../../schemas/api/problems.ts'
import { addDays } from '../../src/domain/dates.ts'
import { COUNTER_TIME } from '../../src/domain/order/counter-code.ts'
import { numberEndingWith } from '../../src/domain/order/identity-number.ts'
import {
  type Asking,
  BLACK,
  bought,
  bungalow,
  camping,
  contacts,
  deviceOf,
  GOLD,
  GUEST,
  hotel,
  lastRoom,
  lastTickets,
  lagoon,
  reqDtos,
  OTHER_STAFF,
  STAFF,
  STOPPED,
  taken,
  task,
  ticketOrder,
  towels,
  UNBOUND,
} from './call-samples.ts'
import { bomb, photo } from '../../server/studio/media/testing/pictures.ts'
import { GIVER } from './corner-samples.ts'
import { serviceRefusals } from './service-samples.ts'
import { TODAY } from './shop-openings.ts'

/** While no service outside the shop answers. */
const isAlone = true

/** An address of nobody's yet. */
const home = {
  ...{ name: '林小满', phone: '13800000000', province: '海南省', city: '三亚市', district: '天涯区' },
  detail: '椰林路 1 号',
}

const application = { titleType: 'personal', title: '顾长风', email: 'gu@example.com' }

/** An application for money back. */
const back = (orderId: string, more: object) => ({
  ...reqDtos({ orderId, requestKey: 'key-of-a-page', quantity: [], ...more }),
  member: GUEST,
})

/** Goods of a refund that the merchant wants back. */
const parcel = { orderId: '90000344', orderRefundInfoId: '90000344R1', company: '顺丰速运', number: 'SF1234567890123' }

/** One more of some goods, into the cart of a visitor. */
const adding = (productId: string, more: object = {}) => reqDtos({ kind: 'retail', productId, quantity: 1, ...more })

const inCart = (productId: string, skuId: string) => ({ productId, skuId, quantity: 1, isChosen: true, addedPrice: 9 })

const changing = (id: string, lines: readonly object[], quantity: number) =>
  reqDtos({ kind: 'retail', id, lines, quantity })

/** A day of an order of which two copies can be booked. */
const booking = (more: object, member = BLACK) => ({
  body: {
    ...{ orderId: '90000601', requestKey: 'another-key', date: addDays(TODAY, 5), people: 2, contact: contacts },
    ...{ lines: [{ subOrderId: '900006011', copies: 1 }], ...more },
  },
  member,
})

/** A comment on an order that was used. */
const commenting = (orderNo: string, more: object = {}, member = GOLD) => ({
  body: { orderNo, score: 5, scoreInfos: [], content: '孩子玩得很开心，下次还来。', pictures: [], ...more },
  member,
})

/** A file that a guest takes for a picture. */
const uploading = (file: () => Promise<Buffer>) => async () => ({
  ...{ body: { file: (await file()).toString('base64') }, member: GOLD },
})
/** A check of a real name. */
const named = (number: string) => ({ body: { name: '林小满', number, isAgreed: true }, member: GOLD })

/** A partner that is answered. */
const partnerAsked = (more: object) => ({
  body: { partnerId: 'tide-calendar', returnTo: '/sandbox/partner', ...more },
  member: GUEST,
})

const redeeming = (code: string) => ({ body: { code }, member: STAFF })

/**
 * How each refusal of an endpoint comes about. That of bad input comes of any broken call, and who isn't logged in is refused by every
 * call that asks for a login (server/plugins/viewer.test.ts): they stand here only where they come otherwise.
 */
export const refusedCalls: { readonly [Name in ContractName]?: { readonly [Code in ProblemCode]?: Asking } } = {
  ...serviceRefusals,
  activityDetail: { 'not-found': { query: { activityId: '999' } } },
  activityTask: { 'not-found': { query: { activityTaskRelationId: '999' } } },
  comboCalendar: { 'not-found': { params: { id: '999' } } },
  comboInfo: { 'not-found': { params: { id: '100101' } } },
  comboTickets: { 'not-found': { params: { id: '999' } } },
  bargainDetail: { 'not-found': { query: { productId: '610901', activityId: '1' } } },
  bargainHelp: {
    'not-found': { body: { cutTeamId: '1' }, member: GUEST },
    'bargain-own': { body: { cutTeamId: 'C903' }, member: GOLD },
    'bargain-full': { body: { cutTeamId: 'C902' }, member: GUEST },
    'bargain-helped-enough': async ({ helpedEnough }) => ({
      body: { cutTeamId: 'C903' },
      member: await helpedEnough(),
    }),
    'out-of-stock': { body: { cutTeamId: 'C904' }, member: GUEST },
    'activity-over': { body: { cutTeamId: 'C906' }, member: GUEST },
  },
  bargainShare: { 'not-found': { query: { cutTeamId: '1' } } },
  bargainTeam: { 'not-found': { query: { cutTeamId: 'C903' }, member: GUEST } },
  bargainLaunch: { 'not-found': { body: { activityId: '1', activityProductId: '1' }, member: GUEST } },
  bookOrder: {
    'not-found': { ...reqDtos({ shoppingId: '999', contacts, bookPriceTotal: 1 }), member: GUEST },
  },
  cancelOrder: {
    'not-found': { ...reqDtos({ orderId: '999' }), member: GUEST },
    'order-not-cancellable': async ({ paid }) => ({ ...reqDtos({ orderId: await paid(GUEST) }), member: GUEST }),
  },
  groupOrder: {
    'not-found': { body: { teamId: 'T650202000001', pageNumber: 1, pageSize: 100 }, member: GOLD },
  },
  groupProductInfo: { 'not-found': { query: { productId: '650101' } } },
  orderRog: {
    'not-found': { body: { order_sn: '90000205' }, member: GOLD },
    'team-not-ready': { body: { order_sn: '90000204' }, member: '900004' },
    'code-given': async ({ givenCode }) => {
      await givenCode('900004040111')
      return { body: { order_sn: '90000404' }, member: '900004' }
    },
  },
  teamCreateOrder: { 'not-found': { body: { productId: '650101' }, member: GUEST } },
  teamInfo: { 'not-found': { params: { activityCode: '-' }, query: { teamId: 'T999' } } },
  teamList: { 'not-found': { body: { productId: '650101', pageNumber: 1, pageSize: 10 } } },
  partnerDecide: {
    'partner-unknown': partnerAsked({ partnerId: 'nobody', isAllowed: true }),
    'partner-address': partnerAsked({ returnTo: 'https://evil.example/', isAllowed: true }),
  },
  partnerMember: {
    'partner-unknown': async ({ partnerCode }) => ({ body: { ...(await partnerCode(GOLD)), secret: 'guessed' } }),
    'partner-code': async ({ partnerCode }) => ({ body: { ...(await partnerCode(GOLD)), code: 'guessed' } }),
  },
  partnerRequest: {
    'partner-unknown': { query: { partnerId: 'old-harbour', returnTo: '/sandbox/partner' }, member: GUEST },
    'partner-address': { query: { partnerId: 'tide-calendar', returnTo: '/sandbox/other' }, member: GUEST },
  },
  receiveOrder: {
    'not-found': { ...reqDtos({ orderId: '999' }), member: GUEST },
    'not-shipped': { ...reqDtos({ orderId: '90000354' }), member: GOLD },
  },
  appointmentDetail: { 'not-found': { params: { id: '70000602' }, member: GUEST } },
  bookAppointment: {
    'not-found': booking({}, GUEST),
    'booking-closed': booking({ orderId: '90000607' }),
    'booking-no-day': booking({ date: '' }),
    'booking-no-copies': booking({ lines: [] }),
    'booking-too-many': booking({ lines: [{ subOrderId: '900006011', copies: 9 }] }),
    'booking-too-soon': booking({ date: TODAY }),
    'booking-full': booking({ date: addDays(TODAY, 6) }),
    'booking-people': booking({ people: 11 }),
    'booking-exchanged': booking({ orderId: '90000609' }),
  },
  bookingInfo: { 'not-found': { params: { orderId: '90000607' }, member: BLACK } },
  bookingStock: { 'not-found': { params: { id: '230101' } } },
  cancelAppointment: {
    'not-found': { body: { appointmentId: '70000602' }, member: GUEST },
    'booking-ended': { body: { appointmentId: '70000604' }, member: BLACK },
  },
  changeAppointment: {
    'not-found': { body: { appointmentId: '70000602', date: TODAY }, member: GUEST },
    'booking-ended': { body: { appointmentId: '70000604', date: addDays(TODAY, 5) }, member: BLACK },
    'booking-no-day': { body: { appointmentId: '70000603', date: '' }, member: BLACK },
    'booking-too-soon': { body: { appointmentId: '70000603', date: TODAY }, member: BLACK },
    'booking-full': { body: { appointmentId: '70000603', date: addDays(TODAY, 6) }, member: BLACK },
    // Whoever has a weekday's pays no weekend's.
    'booking-extra': async ({ exchange }) => ({
      ...{ body: { appointmentId: await exchange(BLACK, '2026-11-24'), date: '2026-11-27' }, member: BLACK },
    }),
  },
  codeRedeem: {
    forbidden: { body: { code: '900006070111' }, member: BLACK },
    'code-unknown': redeeming('000'),
    'code-unsent': redeeming('900006010111'),
    'code-used': redeeming('690000609023'),
    'code-refunded': async ({ codeIn }) => redeeming(await codeIn(2)),
    'code-refunding': async ({ codeIn }) => redeeming(await codeIn(3)),
    'code-void': async ({ codeIn }) => redeeming(await codeIn(4)),
    'code-expired': async ({ codeIn }) => redeeming(await codeIn(5)),
    'code-early': async ({ earlyCode }) => redeeming(await earlyCode()),
    'code-changed': { body: { code: '900006070111', canUseTimes: 3 }, member: STAFF },
    'code-today': async ({ redeemed }) => redeeming(await redeemed('900006070111')),
    'code-unbooked': redeeming('900006050111'),
    'code-other-merchant': { body: { code: '900006070111' }, member: OTHER_STAFF },
    'code-exchanged': redeeming('900006090111'),
    'code-given': async ({ givenCode }) => redeeming(await givenCode()),
  },
  couponRedeem: {
    'coupon-code-wrong': { body: { code: 'NOSUCH' }, member: GUEST },
    'coupon-code-used': { body: { code: 'USEDUP01' }, member: GUEST },
    'coupon-code-expired': { body: { code: 'EXPIRED1' }, member: GUEST },
    'coupon-received': { body: { code: 'DRINK2026' }, member: BLACK },
    'coupon-gone': { body: { code: 'GONE2026' }, member: GUEST },
  },
  couponUse: { 'not-found': { params: { couponId: '9010' }, member: BLACK } },
  checkProductCollect: { 'not-found': { params: { productCode: '999' }, member: GUEST } },
  collectOrCancelProduct: { 'not-found': { params: { productCode: '999' }, member: GUEST } },
  commentDetail: { 'not-found': { params: { id: 'o202611010002' } } },
  commissionInfo: { 'not-found': { params: { productCode: '999' } } },
  commissionShare: { 'not-found': { body: { productCode: '200101' }, member: GUEST } },
  content: { 'not-found': { params: { contentid: '999' } } },
  customerService: { 'not-found': { params: { companyId: '999' } } },
  defaultAddress: { 'not-found': { ...reqDtos({ id: '9000031' }), member: GUEST } },
  dictionary: { 'not-found': { query: { code: 'NOBODY_KNOWS' } } },
  stayPurchases: { 'not-found': { params: { mainOrderId: '90000324' }, member: GUEST } },
  mainOrderInfo: { 'not-found': { params: { mainOrderId: '90000324' }, member: GUEST } },
  productTempOrderQuantity: {
    'not-found': async ({ chooseFlash }) => ({
      ...reqDtos({ tempOrderId: await chooseFlash(GOLD), quantity: 2 }),
      member: GUEST,
    }),
  },
  commentForm: { 'not-found': { query: { orderNo: '90000314' }, member: GUEST } },
  queryOrderCommentStatus: { 'not-found': { query: { orderNo: '90000314' }, member: GUEST } },
  saveComment: {
    'not-found': commenting('90000314', {}, GUEST),
    'comment-abroad': commenting('202611010006', {}, '900013'),
    'comment-unused': commenting('90000311'),
    'comment-written': commenting('202611010001'),
    'comment-wrong': commenting('90000335', { content: '太短了' }),
    'comment-picture-gone': commenting('90000335', { pictures: ['/tc-fostay/media/guest-0123456789'] }),
  },
  uploadCommentPicture: {
    'picture-type': uploading(async () => Buffer.from('GIF89a')),
    'picture-broken': uploading(async () => (await photo()).subarray(0, 900)),
    'picture-hostile': uploading(async () => Buffer.concat([await photo(), Buffer.from('<script>')])),
    'picture-too-large': uploading(async () => bomb(30_000, 3_000)),
    'picture-too-small': uploading(() => photo(120, 90)),
  },
  readMessages: { 'not-found': { body: { id: 'm0301' }, member: GUEST } },
  removeMessage: { 'not-found': { body: { id: 'm0301' }, member: GUEST } },
  saveAddress: {
    'not-found': { ...reqDtos({ ...home, id: '9000031' }), member: GUEST },
    'too-many-addresses': async ({ fullBook }) => ({ ...reqDtos(home), member: await fullBook() }),
  },
  cartAdd: {
    'not-found': adding('999'),
    'not-for-cart': adding('660101'),
    'off-shelf': adding('500104'),
    'not-on-sale': adding('500106'),
    'choose-sku': adding('680101'),
    'sku-out': adding('680101', { skuId: '68010114' }),
    'order-unpaid': async ({ allOfWhale }) => ({ ...adding(await allOfWhale('900014')), member: '900014' }),
    'over-limit': adding('680101', { skuId: '68010111', quantity: 6 }),
    'over-stock': adding('500102', { quantity: 37 }),
    'cart-full': adding('500101', {
      lines: Array.from({ length: 50 }, (_, at) => inCart('500102', String(at))),
    }),
  },
  cartChange: {
    'not-found': changing('680101-68010111', [], 1),
    'sku-out': changing('680101-68010114', [inCart('680101', '68010114')], 2),
    'over-limit': changing('680101-68010111', [inCart('680101', '68010111')], 6),
    'over-stock': changing('500102-50010211', [inCart('500102', '50010211')], 37),
  },
  cartCheckout: {
    'cart-changed': { ...reqDtos({ kind: 'retail', ids: ['500101-50010111'] }), member: GUEST },
    'cart-sellers': { ...reqDtos({ kind: 'retail', ids: ['500101-50010111', '500102-50010211'] }), member: GOLD },
    'points-short': { ...reqDtos({ kind: 'points', ids: ['500202-50020211'] }), member: GOLD },
  },
  saveCustomsIdentity: {
    'customs-name': { ...reqDtos({ name: 'Lin', number: '11010519491231002X' }), member: GUEST },
    'customs-number': { ...reqDtos({ name: '林小满', number: '110105194912310021' }), member: GUEST },
  },
  counterCode: { 'counter-unknown': { query: { code: '00000000' }, member: GUEST } },
  takeCounterCode: {
    'counter-unknown': { ...reqDtos({ code: '00000000' }), member: GUEST },
    'counter-expired': async ({ counterShows, wait }) => {
      const code = await counterShows()
      wait(COUNTER_TIME)
      return { ...reqDtos({ code }), member: GUEST }
    },
    'closure-waiting': async ({ counterShows, closingMember }) => ({
      ...reqDtos({ code: await counterShows() }),
      member: await closingMember(),
    }),
    forbidden: async ({ counterShows }) => ({ ...reqDtos({ code: await counterShows() }), member: STOPPED }),
    'counter-taken': async ({ counterTaken }) => ({ ...reqDtos({ code: await counterTaken(GOLD) }), member: GUEST }),
  },
  hotelBaseinfo: { 'not-found': { params: { id: '650101' } } },
  hotelCheckPriceChange: {
    'not-found': hotel({ ...bungalow, productId: '999' }),
    '6010109': hotel(taken),
    'order-unpaid': ({ ordered }) => ordered('hotelTempOrderCreate', lastRoom),
  },
  hotelExplaininfo: { 'not-found': { params: { id: '999' } } },
  hotelRateplan: { 'not-found': hotel({ ...lagoon, productId: '999' }) },
  hotelResource: { 'not-found': hotel({ ...lagoon, productId: '999' }) },
  hotelTempOrderCreate: {
    'not-found': { ...hotel({ ...bungalow, productId: '999' }), member: GUEST },
    '6010109': { ...hotel(taken), member: GUEST },
    'order-unpaid': ({ ordered }) => ordered('hotelTempOrderCreate', lastRoom),
    'price-changed': { ...hotel({ ...bungalow, bookPriceTotal: 1 }), member: GUEST },
  },
  orderAvailable: { 'not-found': { ...reqDtos({ shoppingId: '999', contacts }), member: GUEST } },
  orderCoupons: { 'not-found': { body: { shoppingId: '999' }, member: GUEST } },
  invoiceApply: {
    'not-found': { body: { ...application, orderNo: '90000311' }, member: GUEST },
    'invoice-not-open': { body: { ...application, orderNo: '90000301' }, member: GOLD },
    'invoice-wrong': { body: { ...application, orderNo: '90000313', titleType: 'company' }, member: GOLD },
  },
  invoiceDetail: { 'not-found': { params: { orderNo: '90000335' }, member: GUEST } },
  invoiceStatus: { 'not-found': { params: { orderNo: '90000311' }, query: { platform: 2 }, member: GUEST } },
  orderMessage: { 'not-found': { body: { orderId: '999' }, member: GUEST } },
  orderDetailQuery: { 'not-found': { ...reqDtos({ orderId: '999' }), member: GUEST } },
  orderMarketing: {
    'not-found': async ({ chooseFlash }) => ({
      body: { shoppingId: await chooseFlash(GOLD), totalPrice: 99 },
      headers: { is_sec_kill: '1', activityId: '7002' },
      member: GUEST,
    }),
  },
  orderRefundApply: {
    'not-found': { ...reqDtos({ orderId: '999', requestKey: 'key-of-a-page', quantity: [] }), member: GUEST },
    'refund-in-team': { ...back('90001201', { reason: 2 }), member: '900012' },
    'refund-no-lines': async ({ order }) => back(await order(GUEST), { reason: 1 }),
    'refund-no-reason': async ({ paid }) => back(await paid(GUEST), {}),
    'refund-no-description': async ({ paid }) => back(await paid(GUEST), { reason: 6 }),
    'refund-no-copies': async ({ paid }) => back(await paid(GUEST), { reason: 1 }),
    'refund-too-many': async ({ paid, firstLine }) => {
      const orderId = await paid(GUEST)
      return back(orderId, { reason: 1, quantity: [{ subOrderId: await firstLine(orderId), copies: 3 }] })
    },
    'refund-booked': async ({ dearDay }) => ({
      ...back(await dearDay(BLACK, '2026-12-04'), { reason: 1 }),
      member: BLACK,
    }),
    'refund-changed': async ({ paid, firstLine }) => {
      const orderId = await paid(GUEST)
      const quantity = [{ subOrderId: await firstLine(orderId), copies: 1 }]
      return back(orderId, { reason: 1, quantity, expectedAmount: 99_999 })
    },
    'refund-exchanged': { ...back('90000609', { reason: 1 }), member: BLACK },
  },
  orderRefundDetail: { 'not-found': async ({ paid }) => ({ body: { orderId: await paid(GUEST) }, member: GUEST }) },
  orderRefundInfo: { 'not-found': { body: { orderId: '999' }, member: GUEST } },
  orderRefundLogistics: {
    'not-found': { body: { ...parcel, orderRefundInfoId: '999' }, member: GOLD },
    'parcel-not-wanted': { body: { ...parcel, orderId: '90000343', orderRefundInfoId: '90000343R1' }, member: GOLD },
    'parcel-wrong': { body: { ...parcel, number: '单号' }, member: GOLD },
  },
  orderRefundLines: { 'not-found': { body: { orderId: '999' }, member: GUEST } },
  cashierOrder: { 'not-found': { body: { orderNo: '999' }, member: GUEST } },
  paymentStatus: { 'not-found': { body: { orderNo: '999' }, member: GUEST } },
  queryToken: {
    'not-found': { body: { orderNo: '999' }, member: GUEST },
    'payment-not-begun': async ({ paid }) => ({ body: { orderNo: await paid(GUEST) }, member: GUEST }),
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
    'order-unpaid': async ({ allOfFlash }) => ({ ...bought(await allOfFlash('900013')), member: '900013' }),
    'over-limit': bought({ ...towels, quantity: 6 }),
    'sku-out': bought({ ...towels, skuId: '68010114' }),
    'over-stock': bought({ ...towels, skuId: '68010112', quantity: 5 }),
    'not-qualified': bought({ productId: '650203', packageId: '6502031', skuId: '65020311', isGroup: true }),
    'team-over': bought({ ...camping, teamId: 'T650201000004' }),
    'team-full': bought({ ...camping, teamId: 'T650201000003' }),
    'team-joined': { ...bought({ ...camping, teamId: 'T650201000001' }), member: '900012' },
    'bargain-open': bought({ productId: '610903', packageId: '6109031' }),
    'bargain-bought': { ...bought({ productId: '610907', packageId: '6109071' }), member: GOLD },
  },
  receiveCoupon: {
    'not-found': { body: { couponId: '999' }, member: GUEST },
    'coupon-received': { body: { couponId: '9023' }, member: BLACK },
    'coupon-gone': { body: { couponId: '9011' }, member: GUEST },
    'coupon-expired': { body: { couponId: '9022' }, member: GUEST },
  },
  presellBaseinfo: { 'not-found': { params: { id: '650101' } } },
  productDetail: { 'not-found': { params: { id: '999' } } },
  queryCommentDetailByOrderNo: { 'not-found': { query: { orderNo: '202611010001' }, member: GUEST } },
  refreshToken: { 'not-logged-in': { body: { refreshToken: 'made-up' } } },
  refundPolicy: { 'not-found': { params: { productId: '999' } } },
  saveOrder: {
    'not-found': { ...reqDtos({ productId: '999', departureDate: TODAY, choices: [] }), member: GUEST },
  },
  savePlayOrder: {
    'not-found': { ...reqDtos({ id: '999', productId: '1', useCopies: 1 }), member: GUEST },
  },
  sendSmsCode: {
    'sms-question': async ({ smsCode, wait }) => {
      await smsCode('13900000005')
      wait(60_000)
      return reqDtos({ mobile: '13900000005' })
    },
    'sms-answer-wrong': async ({ smsAnswer }) => {
      const { token } = await smsAnswer('13900000006')
      return reqDtos({ mobile: '13900000006', challenge: { token, answer: '99' } })
    },
    'sms-spent': { ...reqDtos({ mobile: '13900000007' }), isSpent: true },
    'sms-too-soon': async ({ smsCode }) => {
      await smsCode('13900000002')
      return { ...reqDtos({ mobile: '13900000002' }), headers: deviceOf('13900000002') }
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
  accountClose: {
    'closure-open': { body: { code: '123456', isAgreed: true }, member: BLACK },
    'phone-unbound': { body: { code: '123456', isAgreed: true }, member: '900013' },
    'wrong-code': { body: { code: '123456', isAgreed: true }, member: '900043' },
  },
  annualReportShare: { 'not-found': { body: { year: 2001, showsSpending: true }, member: BLACK } },
  businessMailCode: {
    'mail-unknown': { body: { mail: 'lin@nowhere.example' }, member: GUEST },
    'mail-taken': async ({ newMember, mailCode, verified }) => {
      const { member } = await newMember()
      await verified(member, 'taken@yuanfan.example', await mailCode(member, 'taken@yuanfan.example'))
      return { body: { mail: 'taken@yuanfan.example' }, member: GUEST }
    },
    'mail-too-soon': async ({ newMember, mailCode }) => {
      const { member } = await newMember()
      await mailCode(member, 'soon@yuanfan.example')
      return { body: { mail: 'soon@yuanfan.example' }, member }
    },
    'mail-too-many': async ({ newMember, mailCode, wait }) => {
      const { member } = await newMember()
      for (let sent = 0; sent < 5; sent++) {
        await mailCode(member, 'many@yuanfan.example')
        wait(60_000)
      }
      return { body: { mail: 'many@yuanfan.example' }, member }
    },
    'under-maintenance': { body: { mail: 'lin@yuanfan.example' }, member: GUEST, isAlone },
  },
  businessVerify: {
    'mail-unknown': { body: { mail: 'lin@nowhere.example', code: '123456' }, member: GUEST },
    'mail-taken': async ({ newMember, mailCode, verified }) => {
      const [one, other] = [await newMember(), await newMember()]
      const mail = 'both@yuanfan.example'
      const [first, second] = [await mailCode(one.member, mail), await mailCode(other.member, mail)]
      await verified(one.member, mail, first)
      return { body: { mail, code: second }, member: other.member }
    },
    'wrong-code': { body: { mail: 'lin@yuanfan.example', code: '000000' }, member: STAFF },
  },
  closureCode: {
    'closure-open': { member: BLACK },
    'phone-unbound': { member: '900013' },
    'sms-too-soon': async ({ newMember, closingCode }) => {
      const { member, phone } = await newMember()
      await closingCode(phone)
      return { member, headers: deviceOf(phone) }
    },
    'sms-too-many': async ({ newMember, closingCode }) => {
      const { member, phone } = await newMember()
      for (let sent = 0; sent < 10; sent++) await closingCode(phone, `${phone}-${sent}`)
      return { member, headers: deviceOf(phone) }
    },
    'sms-spent': async ({ newMember }) => ({ member: (await newMember()).member, isSpent: true }),
    'under-maintenance': async ({ newMember }) => ({ member: (await newMember()).member, isAlone }),
  },
  realNameCheck: {
    'identity-wrong': named('11010119900307123'),
    'identity-mismatch': named(numberEndingWith('11010119900307', '409')),
    'identity-unknown': named(numberEndingWith('11010119900307', '404')),
    'under-maintenance': named(numberEndingWith('11010119900307', '503')),
    'identity-known': async ({ namedMember }) => ({
      ...named(numberEndingWith('11010119900307', '123')),
      member: await namedMember(),
    }),
    'identity-tries': async ({ triedMember }) => ({
      ...named(numberEndingWith('11010119900307', '409')),
      member: await triedMember(),
    }),
  },
  sharedReport: { 'not-found': { params: { token: 'made-up' } } },
  transferGive: {
    'not-found': { body: { kind: 'coupon', id: '9999' }, member: GIVER },
    'transfer-closed': async ({ codeIdOf }) => ({
      body: { kind: 'code', id: await codeIdOf('900006050111') },
      member: BLACK,
    }),
  },
  transferOffer: { 'not-found': { params: { token: 'made-up' } } },
  transferTake: {
    'not-found': { body: { token: 'made-up' }, member: GUEST },
    'coupon-received': async ({ gift, holds }) => {
      const { token, couponId } = await gift()
      await holds(GUEST, couponId)
      return { body: { token }, member: GUEST }
    },
    'transfer-over': async ({ withdrawn }) => ({ body: { token: await withdrawn() }, member: GUEST }),
    'transfer-own': async ({ gift }) => ({ body: { token: (await gift()).token }, member: GIVER }),
    'transfer-taken': async ({ taken: take }) => ({ body: { token: (await take()).token }, member: GUEST }),
  },
  transferWithdraw: {
    'not-found': { body: { transferId: 'nobody' }, member: GIVER },
    'transfer-taken': async ({ taken: take }) => ({ body: { transferId: (await take()).transferId }, member: GIVER }),
  },
  shoppingInfo: { 'not-found': { params: { id: '999' }, member: GUEST } },
  shareSignature: {
    'foreign-page': { body: { url: 'https://evil.example/' } },
    'under-maintenance': { body: { url: 'https://shop.example/' }, isAlone },
  },
  signActivity: { 'not-found': { query: { activityId: '1' } } },
  signAssist: { 'not-found': { query: { joinId: '1' } } },
  signAssistRecord: { 'not-found': { query: { activityId: '1' }, member: GUEST } },
  signClaim: {
    'not-found': { body: { activityId: '1' }, member: GUEST },
    'sign-help-open': { body: { activityId: 'QD01' }, member: GOLD },
  },
  signHelp: {
    'not-found': { body: { joinId: '1' }, member: GUEST },
    'activity-early': { body: { joinId: 'QD02-900003' }, member: GUEST },
    'activity-over': { body: { joinId: 'QD03-900003' }, member: GUEST },
    'sign-help-own': { body: { joinId: 'QD01-900003' }, member: GOLD },
    'sign-help-full': { body: { joinId: 'QD01-900005' }, member: GUEST },
    'sign-help-enough': async ({ joined }) => ({ body: { joinId: await joined('900001') }, member: BLACK }),
  },
  signOpen: {
    'not-found': { body: { activityId: '1' }, member: GUEST },
    'activity-early': { body: { activityId: 'QD02' }, member: GUEST },
    'activity-over': { body: { activityId: 'QD03' }, member: GUEST },
  },
  signToday: {
    'not-found': { body: { activityId: '1' }, member: GUEST },
    'activity-early': { body: { activityId: 'QD02' }, member: GUEST },
    'activity-over': { body: { activityId: 'QD03' }, member: GUEST },
    'sign-not-joined': { body: { activityId: 'QD01' }, member: '900012' },
  },
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
    'order-unpaid': ({ ordered }) => ordered('ticketTempOrderCreate', lastTickets),
  },
  trackEvents: { 'too-large': { body: { distinctId: 'x'.repeat(300_000) } } },
  travellerCreate: {
    'travellers-full': async ({ keepTravellers }) => {
      await keepTravellers(GUEST, 30)
      return { body: { name: '林小满' }, member: GUEST }
    },
  },
  travellerTemplate: { 'not-found': { body: { productId: '999', ssresources: [] } } },
  travellerUpdate: { 'not-found': { body: { id: '980101', name: '林小满' }, member: GUEST } },
  wechatAppId: { 'not-found': { params: { appKey: 'nobody' } } },
  weixinLogin: {
    'wechat-refused': reqDtos({ channelId: 3, code: 'made-up' }),
    'phone-unbound': async ({ wechatCode }) => reqDtos({ channelId: 3, code: await wechatCode(UNBOUND) }),
    'under-maintenance': { ...reqDtos({ channelId: 3, code: 'any' }), isAlone },
  },
}
