import type { AnyWidget, Registry } from '../src/kit/widget.ts'
import { activitySchedule } from './activity-schedule/index.ts'
import { agentTip } from './agent-tip/index.ts'
import { annualReport } from './annual-report/index.ts'
import { appHeader } from './app-header/index.ts'
import { appointmentList } from './appointment-list/index.ts'
import { article } from './article/index.ts'
import { bannerSwiper } from './banner-swiper/index.ts'
import { bargainList } from './bargain-list/index.ts'
import { bargainPanel } from './bargain-panel/index.ts'
import { bookingCalendar } from './booking-calendar/index.ts'
import { browseTask } from './browse-task/index.ts'
import { buyBar } from './buy-bar/index.ts'
import { closurePanel } from './closure-panel/index.ts'
import { codeCard } from './code-card/index.ts'
import { columns } from './columns/index.ts'
import { commentDetail } from './comment-detail/index.ts'
import { commentList } from './comment-list/index.ts'
import { commentSummary } from './comment-summary/index.ts'
import { couponFace } from './coupon-face/index.ts'
import { couponStrip } from './coupon-strip/index.ts'
import { customerService } from './customer-service/index.ts'
import { dailyItems } from './daily-items/index.ts'
import { dayBooking } from './day-booking/index.ts'
import { dayPicker } from './day-picker/index.ts'
import { detailTabs } from './detail-tabs/index.ts'
import { dialog } from './dialog/index.ts'
import { documentView } from './document-view/index.ts'
import { emptyState } from './empty-state/index.ts'
import { eventDetail } from './event-detail/index.ts'
import { eventSchedule } from './event-schedule/index.ts'
import { everyoneBuying } from './everyone-buying/index.ts'
import { factList } from './fact-list/index.ts'
import { favoritesList } from './favorites-list/index.ts'
import { flashSale } from './flash-sale/index.ts'
import { friendList } from './friend-list/index.ts'
import { goodsPicker } from './goods-picker/index.ts'
import { groupBar } from './group-bar/index.ts'
import { groupBuy } from './group-buy/index.ts'
import { guestActivation } from './guest-activation/index.ts'
import { guestForm } from './guest-form/index.ts'
import { guideRows } from './guide-rows/index.ts'
import { hotelFacts } from './hotel-facts/index.ts'
import { inviteHead } from './invite-head/index.ts'
import { invoiceList } from './invoice-list/index.ts'
import { invoiceProgress } from './invoice-progress/index.ts'
import { itinerary } from './itinerary/index.ts'
import { lineTags } from './line-tags/index.ts'
import { linkRow } from './link-row/index.ts'
import { lookSwitch } from './look-switch/index.ts'
import { memberBar } from './member-bar/index.ts'
import { memberCard } from './member-card/index.ts'
import { memberServices } from './member-services/index.ts'
import { messageGroups } from './message-groups/index.ts'
import { messageList } from './message-list/index.ts'
import { myComments } from './my-comments/index.ts'
import { myCoupons } from './my-coupons/index.ts'
import { nextVisit } from './next-visit/index.ts'
import { noticeBar } from './notice-bar/index.ts'
import { offShelf } from './off-shelf/index.ts'
import { orderActions } from './order-actions/index.ts'
import { orderBrief } from './order-brief/index.ts'
import { orderCards } from './order-cards/index.ts'
import { orderCodes } from './order-codes/index.ts'
import { orderFacts } from './order-facts/index.ts'
import { orderLines } from './order-lines/index.ts'
import { orderPrices } from './order-prices/index.ts'
import { orderProduct } from './order-product/index.ts'
import { orderRail } from './order-rail/index.ts'
import { orderShipment } from './order-shipment/index.ts'
import { orderStatus } from './order-status/index.ts'
import { orderTravellers } from './order-travellers/index.ts'
import { packageCards } from './package-cards/index.ts'
import { packageChooser } from './package-chooser/index.ts'
import { packageFilter } from './package-filter/index.ts'
import { packageOffers } from './package-offers/index.ts'
import { pageFooter } from './page-footer/index.ts'
import { pictureLink } from './picture-link/index.ts'
import { pictureWall } from './picture-wall/index.ts'
import { placeMap } from './place-map/index.ts'
import { placeStrip } from './place-strip/index.ts'
import { plateEntry } from './plate-entry/index.ts'
import { poiDetail } from './poi-detail/index.ts'
import { poiList } from './poi-list/index.ts'
import { pointsBalance } from './points-balance/index.ts'
import { pointsEntries } from './points-entries/index.ts'
import { pointsGoods } from './points-goods/index.ts'
import { popupAd } from './popup-ad/index.ts'
import { presaleBill } from './presale-bill/index.ts'
import { presalePrice } from './presale-price/index.ts'
import { priceNotes } from './price-notes/index.ts'
import { productBrief } from './product-brief/index.ts'
import { productCarousel } from './product-carousel/index.ts'
import { productChoices } from './product-choices/index.ts'
import { productGrid } from './product-grid/index.ts'
import { productHeading } from './product-heading/index.ts'
import { productMenu } from './product-menu/index.ts'
import { proofForm } from './proof-form/index.ts'
import { quickEntries } from './quick-entries/index.ts'
import { recommendList } from './recommend-list/index.ts'
import { redemptionList } from './redemption-list/index.ts'
import { refundDetail } from './refund-detail/index.ts'
import { refundList } from './refund-list/index.ts'
import { resultHead } from './result-head/index.ts'
import { richText } from './rich-text/index.ts'
import { roomDetail } from './room-detail/index.ts'
import { roomList } from './room-list/index.ts'
import { searchBox } from './search-box/index.ts'
import { searchEntry } from './search-entry/index.ts'
import { searchResults } from './search-results/index.ts'
import { section } from './section/index.ts'
import { sellerCard } from './seller-card/index.ts'
import { shareSetup } from './share-setup/index.ts'
import { sharedBar } from './shared-bar/index.ts'
import { signBoard } from './sign-board/index.ts'
import { siteFooter } from './site-footer/index.ts'
import { siteHeader } from './site-header/index.ts'
import { skuList } from './sku-list/index.ts'
import { soldOutPopup } from './sold-out-popup/index.ts'
import { stateTabs } from './state-tabs/index.ts'
import { stayBar } from './stay-bar/index.ts'
import { stayCards } from './stay-cards/index.ts'
import { staySearch } from './stay-search/index.ts'
import { stepList } from './step-list/index.ts'
import { storyCards } from './story-cards/index.ts'
import { tabBar } from './tab-bar/index.ts'
import { taskList } from './task-list/index.ts'
import { teamList } from './team-list/index.ts'
import { teamOrders } from './team-orders/index.ts'
import { teamPanel } from './team-panel/index.ts'
import { ticketBar } from './ticket-bar/index.ts'
import { ticketDay } from './ticket-day/index.ts'
import { ticketGroups } from './ticket-groups/index.ts'
import { ticketNotices } from './ticket-notices/index.ts'
import { ticketResources } from './ticket-resources/index.ts'
import { ticketSessions } from './ticket-sessions/index.ts'
import { ticketStatus } from './ticket-status/index.ts'
import { transferList } from './transfer-list/index.ts'
import { transferOffer } from './transfer-offer/index.ts'
import { typeChips } from './type-chips/index.ts'
import { updatedTime } from './updated-time/index.ts'
import { weatherCard } from './weather-card/index.ts'

/** Every widget of the shop, alphabetical. `pagoda new widget` adds to it. */
export const widgets = [
  activitySchedule,
  agentTip,
  annualReport,
  appHeader,
  appointmentList,
  article,
  bannerSwiper,
  bargainList,
  bargainPanel,
  bookingCalendar,
  browseTask,
  buyBar,
  closurePanel,
  codeCard,
  columns,
  commentDetail,
  commentList,
  commentSummary,
  couponFace,
  couponStrip,
  customerService,
  dailyItems,
  dayBooking,
  dayPicker,
  detailTabs,
  dialog,
  documentView,
  emptyState,
  eventDetail,
  eventSchedule,
  everyoneBuying,
  factList,
  favoritesList,
  flashSale,
  friendList,
  goodsPicker,
  groupBar,
  groupBuy,
  guestActivation,
  guestForm,
  guideRows,
  hotelFacts,
  inviteHead,
  invoiceList,
  invoiceProgress,
  itinerary,
  lineTags,
  linkRow,
  lookSwitch,
  memberBar,
  memberCard,
  memberServices,
  messageGroups,
  messageList,
  myComments,
  myCoupons,
  nextVisit,
  noticeBar,
  offShelf,
  orderActions,
  orderBrief,
  orderCards,
  orderCodes,
  orderFacts,
  orderLines,
  orderPrices,
  orderProduct,
  orderRail,
  orderShipment,
  orderStatus,
  orderTravellers,
  packageCards,
  packageChooser,
  packageFilter,
  packageOffers,
  pageFooter,
  pictureLink,
  pictureWall,
  placeMap,
  placeStrip,
  plateEntry,
  poiDetail,
  poiList,
  pointsBalance,
  pointsEntries,
  pointsGoods,
  popupAd,
  presaleBill,
  presalePrice,
  priceNotes,
  productBrief,
  productCarousel,
  productChoices,
  productGrid,
  productHeading,
  productMenu,
  proofForm,
  quickEntries,
  recommendList,
  redemptionList,
  refundDetail,
  refundList,
  resultHead,
  richText,
  roomDetail,
  roomList,
  searchBox,
  searchEntry,
  searchResults,
  section,
  sellerCard,
  shareSetup,
  sharedBar,
  signBoard,
  siteFooter,
  siteHeader,
  skuList,
  soldOutPopup,
  stateTabs,
  stayBar,
  stayCards,
  staySearch,
  stepList,
  storyCards,
  tabBar,
  taskList,
  teamList,
  teamOrders,
  teamPanel,
  ticketBar,
  ticketDay,
  ticketGroups,
  ticketNotices,
  ticketResources,
  ticketSessions,
  ticketStatus,
  transferList,
  transferOffer,
  typeChips,
  updatedTime,
  weatherCard,
] as const satisfies readonly AnyWidget[]

export const registry: Registry = byCode(widgets)

/** Throws for a code that stands twice: the second would silently hide the first. */
export function byCode(list: readonly AnyWidget[]): Registry {
  const found: Record<string, AnyWidget> = {}
  for (const widget of list) {
    if (Object.hasOwn(found, widget.code)) throw new Error(`Two widgets have the code ${widget.code}`)
    found[widget.code] = widget
  }
  return found
}
