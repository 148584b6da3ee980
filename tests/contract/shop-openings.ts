import type { Route } from '../../schemas/page/route.ts'
import { passedOn } from '../../sandbox/content/corner.ts'
import { createTransferLinks } from '../../server/transfers/transfer-links.ts'
import { TEST_SECRET } from '../fixtures/app.ts'
import { activities } from '../../sandbox/content/activities/index.ts'
import { routes } from './shop-pages.ts'

/** The day on which these tests open the shop. */
export const TODAY = '2026-11-20'

type Query = Readonly<Record<string, string>>

/** Somebody who opens a page of the shop. */
export interface Opening {
  /** After /tc-fostay. */
  readonly address: string
  /** Id of the member of the sandbox who is logged in; absent: a visitor. */
  readonly member?: string
  /** The same in words. */
  readonly by: string
  /** Name of the route of the address. */
  readonly route: string
}

/** What an opening adds to the address of its route. */
interface Way {
  /** Values of the address's params; absent: those of `samples`. */
  readonly params?: Query
  readonly query?: Query
  readonly member?: string
}

/** The link of a coupon that a member of the sandbox passed on. */
const giftToken = createTransferLinks({ secret: TEST_SECRET }).tokenOf(passedOn[0]!.id)

const visitor = 'a visitor'
const [activity] = activities(TODAY)
/** In the house: in a suite with a plate, with three plates, in no suite. */
const [SUITE, FULL, ROOM] = ['900002', '900018', '900012']
/** 900004 has favourites. 900003 did the task 70013 already; 900011 is a guest who has not activated yet. */
const BLACK = '900006'
const STAFF = '900090'
/** Opened teams of a group buy. */
const LEADER = '900004'
const [GOLD, PLATINUM, DIAMOND, GUEST] = ['900003', '900004', '900005', '900011']

/** A place in a service of tomorrow, for two. */
const slotTomorrow = (program: string, time: string) => ({
  ...{ program, time, day: '2026-11-21', adults: '2', children: '0' },
})

/**
 * The ways in which a page, or one of its routes, is opened so that each of its blocks comes up; what isn't here shows all to a visitor who
 * brings nothing.
 */
const ways: Readonly<Record<string, readonly Way[]>> = {
  hotelchannel: [{}, { query: { place: 'nowhere', checkInDate: '2026-11-28', checkOutDate: '2026-11-30' } }],
  'hotel-channel': [{}],
  'club-med': [{ query: { from: 'clubmed' } }, { query: { from: 'clubmed', city: 'SHA', resort: '100202' } }],
  'club-med-select-address': [{ query: { city: 'SHA', resort: '100202' } }],
  'station-city-info': [{}, { query: { city: 'nowhere' } }],
  'tcshotel-store-time': [{}, { query: { productId: '100102' } }],
  buypoi: ['星屿水世界', '日落露台', 'nowhere'].map((poiName) => ({ params: { poiName } })),
  'star-picks': [{}, { query: { star: 'nobody' } }],
  'hotel-image-view': [{ query: { productId: '100301' } }],
  'hotelpackage-imageview': [{ params: { productId: '810101' } }],
  'pdf-preview': [{ query: { file: 'resort-guide' } }, { query: { file: 'nothing' } }],
  loading: [{ params: { scene: 'nothing' } }],
  'code-bridge': [{ query: { code: 'nothing' } }],
  independent: [{ member: GOLD }, { member: GOLD, query: { store: 'nowhere' } }],
  authorization: [
    { member: GOLD },
    { member: GOLD, query: { partnerId: 'tide-calendar', returnTo: '/sandbox/partner', state: 's' } },
  ],
  'retail-address': [{ member: GOLD }],
  'retail-add-address': [{ member: GOLD }, { member: GOLD, query: { id: '9000032' } }],
  home: [
    {},
    { member: GUEST, query: { activityTaskRelationId: '70012', code: '900002' } },
    { member: GOLD, query: { activityTaskRelationId: '70013', from: 'clubmed' } },
  ],
  member: [{}, { member: GOLD }, { member: GUEST }, { member: '900041' }, { member: '900043' }],
  'real-auth-info': [{ member: GOLD }, { member: '900043' }],
  'real-auth-success': [{ member: GOLD }, { member: '900043' }],
  'user-off': [{ member: '900042' }, { member: BLACK }, { member: '900041' }, { member: '900013' }],
  'annual-spending-report': [{}, { member: BLACK }, { member: '900042' }, { query: { share: 'sandbox-year' } }],
  transfer: [
    {},
    { member: '900042' },
    { member: GOLD },
    { member: '900042', query: { couponId: '9001' } },
    { member: '900042', query: { orderId: 'none' } },
    { member: '900042', query: { token: giftToken } },
  ],
  'travel-verify': [{ member: GOLD }, { member: '900043' }],
  'travel-email': [{ member: GOLD }],
  order: [{ member: GOLD }, { member: GOLD, query: { tab: 'unpaid' } }, { member: '900005' }],
  'order-ticket': [{ member: GOLD }, { member: '900005' }],
  'retail-order': [{ member: GOLD }, { member: '900005' }],
  'order-detail': [
    ...['90000301', '90000311', '90000312', '90000324', '90000328', '90000336', '90000350'].map((orderId) => ({
      ...{ params: { orderId }, member: GOLD },
    })),
    { params: { orderId: '90000201' }, member: SUITE },
    ...['90000471', '90000472'].map((orderId) => ({ params: { orderId }, member: PLATINUM })),
  ],
  'order-snapshot': [{ params: { orderId: '90000328' }, member: GOLD }],
  'invoice-apply': [{ params: { orderId: '90000311' }, query: { orderId: '90000327' }, member: GOLD }],
  'invoice-progress': [{ params: { orderId: '90000337' }, query: { orderId: '90000353' }, member: GOLD }],
  invoices: [{ member: GOLD }, { member: '900005' }],
  'casahotel-view-bill': [
    { query: { orderId: '90000353' }, member: GOLD },
    { query: { orderId: '90000327' }, member: GOLD },
  ],
  login: [{}, { query: { redirect: '/order?tab=1' } }, { query: { client_key: 'wechat', redirect: '/order' } }],
  'goods-detail': [
    { params: { id: '650101' } },
    { params: { id: '650101' }, query: { ShowDownloadUI: '1' } },
    { params: { id: '650201' }, member: GOLD },
    { params: { id: '660101' } },
    { params: { id: '650102' } },
    { params: { id: '650106' } },
  ],
  'seckill-goods': [
    { params: { id: '650102' } },
    { params: { id: '650103' }, member: GOLD },
    { params: { id: '650106' } },
  ],
  checkout: [
    ...['990201', '990203', '990204', '990205', '990206'].map((order) => ({
      params: { type: '3', order },
      member: GOLD,
    })),
    { params: { type: '3', order: '990202' }, member: GUEST },
  ],
  'retail-order-fill': ['990208', '990204', '990112'].map((tempOrderId) => ({ query: { tempOrderId }, member: GOLD })),
  'hotelpackage-checkout': ['990209', '990112'].map((tempOrderId) => ({ query: { tempOrderId }, member: GOLD })),
  'presale-order-fill': ['990210', '990211', '990214', '990112'].map((shoppingId) => ({
    params: { productId: '710101' },
    query: { shoppingId },
    member: GOLD,
  })),
  'vacation-orderfill': ['990212', '990215', '990112'].map((shoppingId) => ({ query: { shoppingId }, member: GOLD })),
  'play-order-edit': [
    { params: { id: '990102' }, member: GOLD },
    { params: { id: '990103' }, member: DIAMOND, query: { isShowContactName: 'false', couponId: '9012' } },
    { params: { id: '990112' }, member: GOLD },
  ],
  'product-detail-order-fill': [
    { params: { id: '990104' }, member: GOLD },
    { params: { id: '990105' }, member: DIAMOND },
    { params: { id: '990112' }, member: GOLD },
  ],
  'book-store': [
    { params: { order: '990106' }, member: GOLD },
    { params: { order: '990107' }, member: GOLD },
    { params: { order: '990112' }, member: GOLD },
  ],
  'hotel-order-fill': [
    { params: { tempOrderId: '990108' }, member: GOLD },
    { params: { tempOrderId: '990109' }, member: GOLD },
    { params: { tempOrderId: '990112' }, member: GOLD },
  ],
  'tcshotel-order-fill': [{ params: { tempOrderId: '990110' }, member: GOLD }],
  'casahotel-order-fill': [{ params: { tempOrderId: '990111' }, member: GOLD }],
  coupon: [
    {},
    { member: BLACK },
    { member: BLACK, query: { state: 'expired' } },
    { member: '900005', query: { state: 'used' } },
  ],
  'coupon-use': [
    { member: BLACK, query: { couponId: '9006' } },
    { member: BLACK, query: { couponId: '9001' } },
    { member: BLACK, query: { couponId: '9009' } },
    { member: BLACK, query: { couponId: '9022' } },
    { member: BLACK },
  ],
  'coupon-redeem': [{ member: BLACK, query: { code: 'LANTU2026' } }],
  'retail-coupon-available': [{ member: BLACK, query: { productId: '650101' } }, { member: GUEST }],
  'check-code': [
    {},
    { query: { code: '900006030111' } },
    { query: { code: '000' } },
    { member: STAFF, query: { code: '900006070111' } },
  ],
  'writeoff-history': [{ member: BLACK }, { member: GUEST }],
  'pre-methods': [
    { params: { orderId: '90000606' }, member: BLACK },
    { params: { orderId: '90000602' }, member: BLACK },
  ],
  'pre-booking': [
    { params: { method: 'online', orderId: '90000601' }, member: BLACK },
    { params: { method: 'phone', orderId: '90000601' }, member: BLACK },
    { params: { method: 'online', orderId: '90000602' }, member: BLACK },
  ],
  'unity-pre-booking': [
    { params: { orderId: '90000606' }, member: BLACK },
    { params: { orderId: '90000603' }, member: BLACK },
    { params: { orderId: '90000602' }, member: BLACK },
  ],
  'do-pre-booking': [
    {
      ...{ params: { orderId: '90000605' }, member: BLACK },
      query: { date: '2026-11-27', lines: '900006051:1', people: '2', kind: 'presale' },
    },
  ],
  'pre-booking-complete': ['90000602', '90000603', '90000601'].map((orderId) => ({
    params: { orderId },
    member: BLACK,
  })),
  'pre-booking-progress': ['90000603', '90000601'].map((orderId) => ({ params: { orderId }, member: BLACK })),
  appointments: [{ params: { id: '660101' }, member: BLACK }],
  'appointment-confirm': [
    { params: { id: '70000602' }, member: BLACK, query: { change: '1' } },
    { params: { id: '70000604' }, member: BLACK },
  ],
  'presale-order-subscribe': [
    { params: { orderId: '90000609' }, member: BLACK },
    { params: { orderId: '90000605' }, member: BLACK },
    { params: { orderId: '90000603' }, member: BLACK },
    { params: { orderId: '90000602' }, member: BLACK },
  ],
  'presale-complete-subscribe': [
    { params: { mainOrderId: '90000603', orderId: '1' }, member: BLACK },
    { params: { mainOrderId: '90000605', orderId: '90000605' }, member: BLACK },
  ],
  'hotelpackage-bookingcoupon': [
    { member: BLACK, query: { orderId: '90000606' } },
    { member: BLACK, query: { orderId: '90000602' } },
    { member: BLACK, query: { orderId: '90000603' } },
    { member: BLACK },
  ],
  'hotelpackage-complete-subscribe': [
    { member: BLACK, query: { orderId: '90000603' } },
    { member: BLACK, query: { orderId: '90000606' } },
    { member: BLACK },
  ],
  calendar: [{ params: { order: '90000601' }, member: BLACK, query: { date: '2026-11-25' } }],
  'event-schedule': [{}, { member: GOLD, query: { space: '1' } }],
  'event-detail': [{ query: { activityId: activity!.activityId, date: activity!.date } }],
  'package-list': [{}, { query: { code: '900002', items: '滑雪,海景' } }],
  'promo-list': ['PLOY_WINTER_ISLAND', 'PLOY_SOON', 'NO_SUCH_LIST'].map((code) => ({ params: { code } })),
  'poi-list': [{}, { query: { type: '餐饮' } }],
  // 100107 is off the shelf, which looks the same on every hotel's page.
  'hotel-detail': [
    { params: { id: '100101' } },
    { params: { id: '100101' }, member: GOLD },
    { params: { id: '100105' } },
    { params: { id: '100107' } },
  ],
  prohotel: [
    { params: { id: '100201' }, query: { num: '2', adultNum: '3', childNum: '1', childAges: '5' } },
    { params: { id: '100201' }, query: { client_key: 'wechat' } },
    { params: { id: '100107' } },
  ],
  'tcshotel-detail': [{ params: { id: '100301' } }, { params: { id: '100107' } }],
  'casahotel-detail': [{ params: { id: '100401' } }, { params: { id: '100107' } }],
  profilter: [{ params: { id: '100201' } }],
  'comment-detail': [
    { params: { id: 'c100101-3' } },
    { params: { id: '202611010001' } },
    { params: { id: '202611010004' }, member: GOLD },
  ],
  'image-view': [{ query: { productId: '100101' } }],
  'store-information': [{ query: { storeId: '10020' } }, { query: { productId: '100101' } }],
  map: [
    {},
    { query: { poiId: '50001' } },
    { query: { storeId: '10020' } },
    { query: { name: '灯塔', longitude: '110.4', latitude: '18.8' } },
  ],
  'hotel-reviews-b': [
    { query: { orderNo: '90000314' }, member: GOLD },
    { query: { orderNo: '202611010002' }, member: GOLD },
    { member: GOLD },
  ],
  'message-center': [{ member: GOLD }, { member: GUEST }],
  notices: [{ member: GOLD }, { member: GUEST }],
  'hotel-reviews': [{ member: GOLD, query: { productId: '100101' } }, { member: GUEST }],
  'review-list': [{ query: { productId: '100101' } }, { query: { productId: '200109' } }],
  recommend: [{ query: { productCode: 'LT610101' } }, { query: { productCode: 'LT610101', productType: '9999' } }],
  myfavorites: [{ member: GOLD }, { member: PLATINUM }],
  // 610104 is bought to a main order, 610109 is off the shelf.
  'product-detail': [
    { params: { id: '610101' } },
    { params: { id: '610101' }, member: GOLD, query: { departureDate: '2026-11-24' } },
    { params: { id: '610104' } },
    { params: { id: '610104' }, query: { mainOrderId: '90000324' }, member: GOLD },
    { params: { id: '610101' }, query: { type: 'snapshot' } },
    { params: { id: '610108' } },
    { params: { id: '610109' } },
  ],
  'play-product-detail': [
    { params: { id: '310101' } },
    // With an order of it to pay.
    { params: { id: '310101' }, member: GUEST },
    { params: { id: '310105' }, member: GOLD },
    { params: { id: '310101' }, query: { type: 'snapshot' } },
    { params: { id: '310106' } },
    { params: { id: '310107' } },
    { params: { id: '310108' } },
  ],
  ticket: [
    { params: { id: '200101' } },
    { params: { id: '200105' }, member: GOLD, query: { picks: '20010511:2' } },
    { params: { id: '200104' } },
    { params: { id: '200107' } },
  ],
  'car-park-entry': [{ member: SUITE }],
  'car-park-list': [{ member: SUITE }, { member: GOLD }],
  'car-park-add': [{ member: SUITE }, { member: FULL }, { member: ROOM }, { member: GOLD }],
  'car-park-edit': [
    { params: { id: '琼A7D25K' }, member: SUITE },
    { params: { id: '琼A00000' }, member: SUITE },
    { params: { id: '琼A7D25K' }, member: GOLD },
  ],
  'poi-detail': [{ query: { poiId: '50001' } }],
  // By /product/{id} and by /product?productId={id}.
  product: [
    { params: { id: '230101' }, query: { productId: '230101' } },
    { params: { id: '230101' }, query: { productId: '230101' }, member: GOLD },
    { params: { id: '230103' }, query: { productId: '230103' } },
  ],
  'seckill-product': ['230102', '230104', '230105'].map((id) => ({ params: { id } })),
  'hotelpackage-detail': [
    { params: { productId: '810101' } },
    { params: { productId: '810101' }, member: GOLD },
    { params: { productId: '810102' } },
  ],
  'retail-product-detail': ['500101', '500102'].map((goodsId) => ({ params: { goodsId } })),
  'coupon-product': [{ params: { id: '400101' } }],
  'vacation-detail': [
    { params: { productId: '510101' } },
    { params: { productId: '510101' }, member: GOLD },
    { params: { productId: '510102' } },
  ],
  cashier: [
    { params: { orderId: '90000301' }, member: GOLD },
    { params: { orderId: '90000311' }, member: GOLD },
    { params: { orderId: '90000304' }, query: { payid: '90000304P0' }, member: GOLD },
  ],
  'payportal-casher': [{ params: { orderId: '90000301' }, query: { orderType: '31', platform: '2' }, member: GOLD }],
  'pay-success': [
    { params: { orderId: '90000311' }, member: GOLD },
    { params: { orderId: '90000201' }, member: SUITE },
  ],
  'refund-apply': [
    { params: { orderId: '90000311' }, member: GOLD },
    { params: { orderId: '90000328' }, member: GOLD },
    { params: { orderId: '90000471' }, member: PLATINUM },
  ],
  'refund-detail': [
    { params: { orderId: '90000341' }, member: GOLD },
    { params: { orderId: '90000341' }, query: { refundId: '90000341R3' }, member: GOLD },
  ],
  'refund-list': [
    { params: { orderId: '90000341' }, member: GOLD },
    { params: { orderId: '90000341' }, query: { refundId: '90000341R4' }, member: GOLD },
    { params: { orderId: '90000344' }, query: { refundId: '90000344R1' }, member: GOLD },
  ],
  'retail-refund-logistics': [
    { params: { orderId: '90000344' }, member: GOLD },
    { params: { orderId: '90000344' }, query: { refundId: '90000344R2' }, member: GOLD },
    { params: { orderId: '90000343' }, member: GOLD },
  ],
  'presale-detail': [
    ...['710101', '710102', '710103'].map((productId) => ({ params: { productId } })),
    { params: { productId: '710101' }, query: { mainOrderId: '90000332' }, member: GOLD },
  ],
  'bargain-channel': [{}, { query: { tab: 'mine' } }, { member: GOLD, query: { tab: 'mine' } }],
  'bargain-detail': [
    { query: { cutTeamId: 'C903', firstCutPrice: '21' }, member: GOLD },
    { query: { cutTeamId: 'C902' }, member: GOLD },
  ],
  'bargain-share': [
    { query: { cutTeamId: 'C903' } },
    { query: { cutTeamId: 'C903' }, member: GOLD },
    { query: { cutTeamId: 'C906' } },
  ],
  'sign-activity-detail': [{}, { member: GOLD }, { member: DIAMOND }, { query: { activityId: 'QD03' } }],
  'sign-activity-open': [{}, { member: GOLD }, { query: { activityId: 'QD02' } }],
  'sign-activity-help-from-friends': [
    { query: { joinId: 'QD01-900003' } },
    { query: { joinId: 'QD01-900005' }, member: DIAMOND },
  ],
  'sign-activity-assist-record': [{ query: { activityId: 'QD01' }, member: DIAMOND }],
  'bargain-product-detail': ['610901', '610903', '610908'].map((id) => ({ params: { id } })),
  spell: [
    {},
    { query: { productId: '650201' } },
    { query: { productId: '650204' } },
    { query: { productId: '650205' }, member: GOLD },
    { query: { teamId: 'T650201000001', productId: '650201' } },
    { query: { teamId: 'T650202000002', productId: '650202' }, member: LEADER },
  ],
  search: ['酒店', '温泉', 'qqzzxxww'].map((keyword) => ({ query: { keyword } })),
  points: [{}, { member: GOLD }, { member: BLACK, query: { kind: 'coins' } }],
  'retail-home': [{}, { query: { category: '没有的' } }],
  'retail-category-goods': [{}, { query: { category: '没有的' } }],
  'retail-goods-market': [{}, { member: GOLD }, { query: { category: '没有的' } }],
  'retail-goods-market-category': [{}, { query: { category: '没有的' } }],
  'vacation-solution': [{}, { query: { theme: 'FAMILY' } }, { query: { theme: 'NOWHERE' } }],
  'casahotel-guest-room-book': [
    {},
    { member: GOLD, query: { orderId: '90000327' } },
    { member: FULL },
    { member: GUEST },
  ],
  'my-bus': [{ member: GOLD }, { member: GOLD, query: { change: '77000005' } }, { member: GUEST }],
  'my-bus-confirm': [{ member: GOLD, query: slotTomorrow('airport-in', '08:30') }, { member: GOLD }],
  'my-bus-my-appointment': [{ member: GOLD }, { member: GUEST }],
  'my-dolphin': [{ member: GOLD }],
  'my-dolphin-confirm': [{ member: GOLD, query: slotTomorrow('shallow', '11:00') }, { member: GOLD }],
  'pre-service': [{ member: GOLD }, { member: GUEST }],
  'prevention-form': [
    { params: { locationCode: 'lanwan-island' }, member: GOLD },
    { params: { locationCode: 'luming-mountain' }, member: BLACK },
    { params: { locationCode: 'moon' }, member: GOLD },
  ],
}

/** Values of a param: what leads to something, and, where the page has a block for it, what leads nowhere. */
const samples: Readonly<Record<string, readonly string[]>> = {
  subtitle: ['TCP_YT2_Product', 'NO_SUCH_LIST'],
  contentid: ['30001', '30201'],
}
const anyValue = ['1']

const filled = (path: string, params: Query = {}): string[] => {
  const name = /:(\w+)/.exec(path)?.[1]
  if (name === undefined) return [path]
  const given = params[name]
  const values = given === undefined ? (samples[name] ?? anyValue) : [given]
  return values.flatMap((value) => filled(path.replace(`:${name}`, value), params))
}

const withQuery = (path: string, query: Query) => {
  const text = new URLSearchParams(query).toString()
  return text === '' ? path : `${path}?${text}`
}

const openingsAt = ({ name, path, query }: Route, page: string): Opening[] =>
  (ways[name] ?? ways[page] ?? [{}]).flatMap(({ params, member, query: more }) =>
    filled(path, params).map((address) => ({
      route: name,
      address: withQuery(address, { ...query, ...more }),
      ...(member === undefined ? { by: visitor } : { member, by: `member ${member}` }),
    })),
  )

/** Openings of a page the shop's own way: by its routes, as the page of what is not open, as that of what is not there. */
export function openingsOf(page: string): Opening[] {
  // One page stands for every screen to come: a few of them speak for all.
  const closed = routes.filter(({ open, path }) => !open && !path.includes(':'))
  if (page === 'not-open')
    return closed.slice(0, 3).map(({ name, path }) => ({ route: name, address: path, by: visitor }))
  return routes
    .filter((route) => route.open && (route.page ?? route.name) === page)
    .flatMap((route) => openingsAt(route, page))
}
