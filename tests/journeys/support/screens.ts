import type { Page } from '@playwright/test'
import { homePage } from '../drivers/home.ts'
import { loginPage } from '../drivers/login.ts'
import { alive, awake, block } from '../drivers/shop.ts'
import { addressScreens } from './address-screens.ts'
import { bookingScreens } from './booking-screens.ts'
import { buyerOrderScreens } from './buyer-order-screens.ts'
import { cashierScreens } from './cashier-screens.ts'
import { carParkScreens } from './car-park-screens.ts'
import { cornerScreens } from './corner-screens.ts'
import { goodsScreens } from './goods-screens.ts'
import { hotelScreens } from './hotel-screens.ts'
import { enterAs } from './member-sessions.ts'
import { messageScreens } from './message-screens.ts'
import { orderScreens } from './order-screens.ts'
import { quiet } from './quiet.ts'
import { refundScreens } from './refund-screens.ts'
import type { Screen } from './screen.ts'
import { teamScreens } from './team-screens.ts'
import { serviceScreens } from './service-screens.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor()

async function openCalendar(page: Page): Promise<void> {
  await block(page, 'stay')
    .getByRole('button', { name: /选择入住\/离店时间/ })
    .tap()
  await dialog(page, '选择入住/离店时间')
}

async function openHotels(page: Page): Promise<void> {
  await block(page, 'stay')
    .getByRole('button', { name: /选择酒店/ })
    .tap()
  await dialog(page, '选择酒店')
}

async function openActivation(page: Page): Promise<void> {
  await block(page, 'activation').getByRole('button', { name: '立即激活' }).tap()
  await dialog(page, '激活在住权益')
}

async function openFilter(page: Page): Promise<void> {
  await block(page, 'filter').getByRole('button', { name: '筛选' }).tap()
  await dialog(page, '筛选')
}

async function openService(page: Page): Promise<void> {
  await block(page, 'service').getByRole('button', { name: '客服' }).tap()
  await dialog(page, '联系客服')
}

async function openShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: '分享' }).tap()
  await dialog(page, '分享给朋友')
}

async function sendEmptyLogin(page: Page): Promise<void> {
  await loginPage(page).submit.tap()
  await page.getByText('请填写手机号').waitFor()
}

async function openTicketDays(page: Page): Promise<void> {
  await block(page, 'day')
    .getByRole('button', { name: /更多日期/ })
    .tap()
  await dialog(page, '选择日期')
}

async function openTicketTotal(page: Page): Promise<void> {
  await block(page, 'bar').getByRole('button', { name: /合计/ }).tap()
  await dialog(page, '价格明细')
}

async function openPromise(page: Page): Promise<void> {
  await block(page, 'notices')
    .getByRole('button', { name: /服务保障/ })
    .tap()
  await dialog(page, '服务保障')
}

async function openServicePromise(page: Page): Promise<void> {
  await awake(block(page, 'promise'))
  await block(page, 'promise').getByRole('button').tap()
  await dialog(page, '服务保障')
}

async function typeInSearch(page: Page): Promise<void> {
  await awake(block(page, 'box'))
  await page.getByRole('searchbox', { name: '搜索' }).fill('baish')
  await page.getByRole('list', { name: '搜索建议' }).getByRole('link').first().waitFor()
}

async function openComboDays(page: Page): Promise<void> {
  await block(page, 'days')
    .getByRole('button', { name: /更多日期/ })
    .tap()
  await dialog(page, '选择日期')
}

async function waitForSimilar(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: '相似推荐' }).getByRole('article').first().waitFor()
}

async function openPlayService(page: Page): Promise<void> {
  await block(page, 'bar').getByRole('button', { name: '客服' }).tap()
  await dialog(page, '联系客服')
}

async function openPlayPick(page: Page): Promise<void> {
  await block(page, 'bar').getByRole('button', { name: '立即预订' }).tap()
  await dialog(page, '选择产品')
}

async function openPlayBooking(page: Page): Promise<void> {
  await block(page, 'bar').getByRole('button', { name: '立即预订' }).tap()
  await page.getByRole('dialog', { name: '选择日期和数量' }).getByRole('grid').first().waitFor()
}

/** The home page and what can stand over it. */
export const homeScreens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-member', path: '/', member: '900003' },
  {
    name: 'home-guest',
    path: '/',
    member: '900011',
    act: (page) => block(page, 'activation').getByRole('button').waitFor(),
  },
  {
    name: 'home-task',
    path: '/?activityTaskRelationId=70011',
    act: (page) => block(page, 'task').getByRole('timer').waitFor(),
  },
  { name: 'home-shared', path: '/?code=900001' },
  { name: 'home-calendar', path: '/', act: openCalendar },
  { name: 'home-hotels', path: '/', act: openHotels },
  { name: 'home-activation', path: '/', member: '900011', act: openActivation },
  { name: 'home-service', path: '/', act: openService },
  { name: 'home-share', path: '/', act: openShare },
]

const levels = [0, 1, 2, 3, 4, 5, 6]

export const memberScreens: readonly Screen[] = [
  { name: 'member-visitor', path: '/?p=My' },
  ...levels.map((level) => ({ name: `member-level-${level}`, path: '/?p=My', member: `90000${level}` })),
  { name: 'member-guest', path: '/?p=My', member: '900011' },
]

export const otherScreens: readonly Screen[] = [
  ...addressScreens,
  ...carParkScreens,
  ...messageScreens,
  ...cashierScreens,
  ...buyerOrderScreens,
  ...bookingScreens,
  ...cornerScreens,
  ...refundScreens,
  ...teamScreens,
  ...serviceScreens,
  { name: 'package-list', path: '/combo' },
  { name: 'package-list-filtered', path: '/combo?items=%E4%BA%B2%E5%AD%90' },
  { name: 'package-list-empty', path: '/combo?items=%E6%BB%91%E9%9B%AA%2C%E6%B5%B7%E6%99%AF' },
  { name: 'package-list-filter', path: '/combo', act: openFilter },
  { name: 'promo-list', path: '/atlantis/ploy/PLOY_WINTER_ISLAND' },
  { name: 'promo-list-empty', path: '/atlantis/ploy/PLOY_SOON' },
  { name: 'promo-list-unknown', path: '/atlantis/ploy/NO_SUCH_LIST', status: 404 },
  { name: 'login', path: '/login' },
  { name: 'login-errors', path: '/login', act: sendEmptyLogin },
  { name: 'login-wechat', path: '/login?client_key=wechat' },
  { name: 'event-schedule', path: '/atlantis/v2/eventSchedule' },
  { name: 'event-schedule-tomorrow', path: '/atlantis/v2/eventSchedule?space=1' },
  { name: 'event-detail', path: '/atlantis/v2/eventDetail?activityId=103' },
  { name: 'poi-list', path: '/atlantis/v2/poiList' },
  { name: 'poi-detail', path: '/atlantis/v2/poiDetail?poiId=50001' },
  { name: 'content', path: '/content/30001' },
  { name: 'content-terms', path: '/content/30201' },
  { name: 'old-home', path: '/atlantis_old' },
  { name: 'search', path: '/search' },
  { name: 'search-typing', path: '/search', act: typeInSearch },
  { name: 'search-results', path: '/search?keyword=baishawan' },
  { name: 'search-corrected', path: '/search?keyword=%E7%99%BD%E6%B2%99%E5%BC%AF&kind=product' },
  { name: 'search-services', path: '/search?keyword=%E6%8E%A5%E9%A9%B3%E8%BD%A6' },
  { name: 'search-nothing', path: '/search?keyword=vvuuii' },
  { name: 'list', path: '/atlantis/TCP_YT2_Product_STAY?index=1' },
  { name: 'list-empty', path: '/atlantis/NO_SUCH_LIST', status: 404 },
  { name: 'ticket', path: '/ticket/200101' },
  { name: 'ticket-calendar', path: '/ticket/200101', act: openTicketDays },
  { name: 'ticket-total', path: '/ticket/200101?picks=20010111:2', act: openTicketTotal },
  { name: 'ticket-promise', path: '/ticket/200101', act: openPromise },
  { name: 'ticket-sessions', path: '/ticket/200104' },
  { name: 'ticket-flex', path: '/ticket/200103' },
  { name: 'ticket-member', path: '/ticket/200105', member: '900003' },
  { name: 'ticket-sold-out', path: '/ticket/200106', act: waitForSimilar },
  { name: 'ticket-not-yet', path: '/ticket/200107' },
  { name: 'ticket-over', path: '/ticket/200108' },
  { name: 'ticket-not-published', path: '/ticket/200109' },
  { name: 'ticket-off-shelf', path: '/ticket/200110' },
  { name: 'product', path: '/product/230101' },
  { name: 'product-off', path: '/product/230103' },
  { name: 'seckill-product', path: '/seckill/product/230102' },
  { name: 'hotelpackage', path: '/hotelpackage/detail/810101' },
  { name: 'hotelpackage-product', path: '/hotelpackage/detail/810102' },
  { name: 'retail', path: '/retail/productDetail/500101' },
  { name: 'retail-home', path: '/retail/home' },
  { name: 'retail-goods', path: '/retail/category-goods?category=手作' },
  { name: 'retail-goods-none', path: '/retail/category-goods?category=没有' },
  { name: 'cart', path: '/retail/shopCar', member: '900003' },
  { name: 'cart-empty', path: '/retail/shopCar' },
  { name: 'customs', path: '/retail/formFill', member: '900003' },
  { name: 'scan', path: '/retail/scan', member: '900003' },
  { name: 'presale', path: '/presale/detail/710101' },
  { name: 'vacation', path: '/vacation/detail/510102' },
  { name: 'bargain', path: '/bargainProduct/detail/610903' },
  { name: 'bargain-channel', path: '/bargain/channel' },
  { name: 'bargain-begun', path: '/bargain/detail?cutTeamId=C903&firstCutPrice=21', member: '900003' },
  { name: 'bargain-reached', path: '/bargain/detail?cutTeamId=C902', member: '900003' },
  { name: 'bargain-share', path: '/bargain/share?cutTeamId=C903' },
  { name: 'sign', path: '/signActivity/detail', member: '900003' },
  { name: 'sign-visitor', path: '/signActivity/detail' },
  { name: 'sign-open', path: '/signActivity/openActivitiy' },
  { name: 'sign-assist', path: '/signActivity/helpFromFriends?joinId=QD01-900003' },
  { name: 'sign-record', path: '/signActivity/assistRecord?activityId=QD01', member: '900005' },
  { name: 'coupon-product', path: '/coupon-product/400101' },
  { name: 'combo', path: '/productDetail/610101' },
  { name: 'combo-groups', path: '/productDetail/610103' },
  { name: 'combo-days', path: '/productDetail/610102', act: openComboDays },
  { name: 'combo-member', path: '/productDetail/610101', member: '900003' },
  { name: 'combo-main-order', path: '/productDetail/610104?mainOrderId=90000324', member: '900003' },
  { name: 'combo-sold-out', path: '/productDetail/610106', act: waitForSimilar },
  { name: 'goods-sold-out', path: '/goods/650107', act: waitForSimilar },
  { name: 'combo-nothing', path: '/productDetail/610107' },
  { name: 'combo-off-shelf', path: '/productDetail/610109' },
  { name: 'combo-snapshot', path: '/productDetail/610101?type=snapshot' },
  { name: 'combo-flash', path: '/seckill/productDetail/610108' },
  { name: 'combo-flash-to-come', path: '/seckill/productDetail/610110' },
  { name: 'combo-flash-over', path: '/seckill/productDetail/610111' },
  { name: 'combo-promise', path: '/productDetail/610101', act: openServicePromise },
  { name: 'play', path: '/play/productDetail/310101' },
  { name: 'play-pick', path: '/play/productDetail/310101', act: openPlayPick },
  { name: 'play-book', path: '/play/productDetail/310104', act: openPlayBooking },
  { name: 'play-flash', path: '/play/productDetail/310108' },
  { name: 'play-sold-out', path: '/play/productDetail/310106', act: waitForSimilar },
  { name: 'play-service', path: '/play/productDetail/310101', act: openPlayService },
  { name: 'play-snapshot', path: '/play/productDetail/310101?type=snapshot' },
  { name: 'checkout', path: '/3/checkout/990201', member: '900003' },
  { name: 'checkout-bargain', path: '/2/checkout/990205', member: '900003' },
  { name: 'presale-fill', path: '/presale/orderFill/710101?shoppingId=990210', member: '900003' },
  { name: 'vacation-fill', path: '/vacation/orderfill?shoppingId=990212', member: '900003' },
  { name: 'address-list', path: '/retail/address', member: '900003' },
  { name: 'address-form', path: '/retail/addAddress', member: '900003' },
  { name: 'points', path: '/points', member: '900003' },
  { name: 'points-coins', path: '/points?kind=coins', member: '900004' },
  { name: 'points-none', path: '/points', member: '900000' },
  { name: 'points-visitor', path: '/points' },
  { name: 'points-mall', path: '/retail/goods-market/home' },
  { name: 'points-mall-member', path: '/retail/goods-market/home', member: '900003' },
  { name: 'points-mall-category', path: '/retail/goods-market/category' },
  { name: 'points-mall-orders', path: '/retail/goods-market/order', member: '900003' },
  { name: 'checkout-points', path: '/retail/orderFill?tempOrderId=990208&usePoints=1', member: '900003' },
  { name: 'points-cart', path: '/retail/goods-market/cart', member: '900003' },
  { name: 'points-cart-enough', path: '/retail/goods-market/cart', member: '900004' },
  { name: 'points-cart-empty', path: '/retail/goods-market/cart' },
  { name: 'points-goods-detail', path: '/retail/productDetail/500202' },
  { name: 'not-found', path: '/404', status: 404 },
]

export const screens: readonly Screen[] = [
  ...homeScreens,
  ...memberScreens,
  ...otherScreens,
  ...hotelScreens,
  ...orderScreens,
  ...goodsScreens,
]

/** Brings a page, whose requests are followed, to the state of a screen, with everything that it shows there. */
export async function show(page: Page, { path, member, act }: Screen, origin = ''): Promise<void> {
  if (member) await enterAs(page, member, origin)
  await page.goto(`${origin}/tc-fostay${path}`)
  await alive(page)
  if (member) await page.waitForFunction(() => localStorage.getItem('userInfo') !== null)
  await act?.(page)
  await quiet(page)
}

/** The ad of the day, which comes soon after the first touch. */
export async function showAd(page: Page): Promise<void> {
  await page.goto('/tc-fostay/')
  await alive(page)
  await homePage(page).brand.tap()
  await page.getByRole('button', { name: '关闭' }).waitFor()
}
