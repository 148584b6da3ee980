import { SHOP_NAME } from '../../src/domain/shop-name.ts'
import type { Activity } from '../../schemas/domain/activity.ts'
import type { Article } from '../../schemas/domain/article.ts'
import type { CommentRecord } from '../../schemas/domain/comment.ts'
import type { Company } from '../../schemas/domain/company.ts'
import { type Coupon, couponTypes } from '../../schemas/domain/coupon.ts'
import type { Dictionary } from '../../schemas/domain/dictionary.ts'
import type { Member } from '../../schemas/domain/member.ts'
import type { PackageFilter, PackageOfferRecord } from '../../schemas/domain/package-offer.ts'
import type { PageComponent } from '../../schemas/domain/page-component.ts'
import type { Poi } from '../../schemas/domain/poi.ts'
import type { Product } from '../../schemas/domain/product.ts'
import { platesOf } from '../../src/domain/car-plate.ts'
import type { MessageRecord } from '../../sandbox/content/messages.ts'
import { hasCounterCode } from '../../src/domain/coupon/coupon.ts'
import { shopDay } from '../../src/domain/dates.ts'
import { fenOfYuan } from '../../src/domain/money.ts'
import type {
  BegunRecord,
  CartRecord,
  ChoiceRecord,
  HeldCouponRecord,
  PartnerRecord,
  SavedTravellerRecord,
  TaskRecord,
  WechatAccount,
} from '../../sandbox/content/sandbox-content.ts'
import { hashOf } from '../session/hash.ts'

/** The shop's things as rows of their tables (db/schema.ts): prices become fen, and what has no column goes into `body`. */

export const pageComponentRow = ({ componentCode, componentName, typeName }: PageComponent) => ({
  code: componentCode,
  name: componentName,
  typeName,
})

export const contentRows = ({ componentCode, componentContents }: PageComponent) =>
  componentContents.map((content, index) => ({ ...content, componentCode, position: index + 1 }))

export function offerRow(offer: PackageOfferRecord, index: number) {
  const { activityPrice, currentPrice, originalPrice, productMarketPackageItemInfoDtos: _items, ...rest } = offer
  return {
    ...rest,
    position: index + 1,
    activityPriceFen: activityPrice === undefined ? null : fenOfYuan(activityPrice),
    currentPriceFen: fenOfYuan(currentPrice),
    originalPriceFen: fenOfYuan(originalPrice),
  }
}

export const itemRows = ({ productMarketPackageItemInfoDtos }: PackageOfferRecord, index: number) =>
  productMarketPackageItemInfoDtos.map((item, place) => ({ ...item, offerPosition: index + 1, position: place + 1 }))

export function filterRows({ productsKeywordFilters, productsFilterConditionMap }: PackageFilter) {
  const tags = productsKeywordFilters.map((name) => ({ category: null, name }))
  const options = Object.entries(productsFilterConditionMap).flatMap(([category, names]) =>
    names.map((name) => ({ category, name })),
  )
  return [...tags, ...options].map((row, index) => ({ ...row, position: index + 1 }))
}

export const companyRow = ({ companyId, companyName, ...body }: Company) => ({ id: companyId, name: companyName, body })

export function productRow(product: Product) {
  const { id, code, productName, productType, status, saleStartDate, saleEndDate, companyId, storeId, place } = product
  const columns = { id, code, productName, productType, status, saleStartDate, saleEndDate, companyId, storeId, place }
  const { startPrice, underLinedPrice, sold, packageList: _packages, ...rest } = product
  const body = without(rest, Object.keys(columns) as (keyof typeof columns)[])
  return {
    ...columns,
    startPriceFen: fenOfYuan(startPrice),
    underLinedPriceFen: fenOfYuan(underLinedPrice),
    sold,
    body,
  }
}

export const productPackageRows = ({ id: productId, packageList = [] }: Product) =>
  packageList.map(({ id, name, price, originalprice, packageStatus, stock, ...body }, index) => ({
    productId,
    id,
    position: index + 1,
    name,
    priceFen: fenOfYuan(price),
    originalPriceFen: fenOfYuan(originalprice),
    packageStatus,
    stock,
    body,
  }))

export function commentRow({ memberId, orderNo, commentStatus, ...comment }: CommentRecord) {
  const { id, productId, score, createTime, ...body } = comment
  return {
    ...{ id, productId, score, createTime, status: commentStatus ?? 1 },
    ...{ memberId: memberId ?? null, orderId: orderNo ?? null },
    body,
  }
}

/** A message that was written before the shop opened. */
export const messageRow =
  (now: number) =>
  ({ id, memberId, reference, minutesAgo, isRead, ...told }: MessageRecord) => ({
    ...{ id, memberId, reference, ...told },
    createdAt: now - minutesAgo * 60_000,
    readAt: isRead ? now - minutesAgo * 30_000 : null,
  })

export const couponRow = ({ couponId: id, stock, ...body }: Coupon, index: number) => ({
  id,
  position: index + 1,
  stock,
  body,
})

export function activityRow(activity: Activity) {
  const { activityId: id, merchantId, date, beginTime, finishTime, type, status, price, ...body } = activity
  return { id, merchantId, date, beginTime, finishTime, type, status, priceFen: fenOfYuan(price), body }
}

export const articleRow = ({ contentid, ...body }: Article) => ({ contentid, body })

export const poiRow = ({ poiId, merchantId, poiType, ...body }: Poi, index: number) => ({
  poiId,
  merchantId,
  poiType,
  position: index + 1,
  body,
})

export function taskRow({
  activityTaskId,
  activityTaskRelationId,
  doneBy: _done,
  scenario: _why,
  ...body
}: TaskRecord) {
  return { activityTaskId, activityTaskRelationId, body }
}

export const taskDoneRows =
  (doneAt: number) =>
  ({ activityTaskRelationId, doneBy }: TaskRecord) =>
    doneBy.map((memberId) => ({ activityTaskRelationId, memberId, doneAt }))

export const bargainRow =
  (now: number) =>
  ({ isBought, isOver, helps: _helps, ...begun }: BegunRecord) => ({
    ...{ ...begun, id: bargainIdOf(begun), iconUrl: '/tc-fostay/media/bay-1', beganAt: now - DAY },
    state: isBought ? ('bought' as const) : begun.leftFen === 0 ? ('reached' as const) : ('cutting' as const),
    boughtAt: isBought ? now : null,
    // Whoever opens the sandbox finds no news of what was over before.
    endToldAt: isOver ? now : null,
  })

const bargainIdOf = ({ activityId }: Pick<BegunRecord, 'activityId'>): string => `C${activityId}`

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** What friends cut was the day before: today they may help as many as anybody. */
export const bargainHelpRows = (now: number) => (begun: BegunRecord) =>
  begun.helps.map(({ memberId, memberName, iconUrl, cutFen, nth }, at) => ({
    ...{ bargainId: bargainIdOf(begun), memberId, memberName, iconUrl, cutFen, nth },
    ...{ day: shopDay(now - DAY), helpedAt: now - DAY + at * MINUTE },
  }))

/** So long before the shop opened that a choice is over (B8 8440001). */
const LONG_AGO = DAY

export const choiceRow =
  (now: number) =>
  ({ isStale, scenario: _scenario, address: _address, ...choice }: ChoiceRecord) => ({
    ...choice,
    createdAt: isStale ? now - LONG_AGO : now,
  })

/** The first of the list was put in last. */
export const cartRow =
  (now: number) =>
  ({ scenario: _scenario, ...line }: CartRecord, index: number) => ({
    ...line,
    isChosen: true,
    addedAt: now - index,
  })

/** The last of the list is the oldest. */
export const travellerRow = (now: number) => (traveller: SavedTravellerRecord, index: number) => ({
  ...traveller,
  createdAt: now - index,
})

/** Half a day ago, in ms. */
const BEFORE = 43_200_000

/** What is used at the counter has a code (A3: write-off and benefit). */
function counterCode(coupons: readonly Coupon[], { memberId, couponId }: HeldCouponRecord): string | null {
  const coupon = coupons.find((one) => one.couponId === couponId)
  return coupon && hasCounterCode(coupon) ? `6${memberId}0${couponId}` : null
}

/** A coupon that a member had before the shop opened. */
export const heldCouponRow =
  (coupons: readonly Coupon[], now: number) =>
  ({ isUsed, ...held }: HeldCouponRecord) => ({
    ...{ ...held, receivedAt: now, bizCode: counterCode(coupons, held), usedAt: isUsed ? now - BEFORE : null },
  })

/** Its use at the counter. */
export const couponUseRows = (coupons: readonly Coupon[], now: number) => (held: HeldCouponRecord) => {
  const coupon = coupons.find(({ couponId }) => couponId === held.couponId)
  const bizCode = counterCode(coupons, held)
  if (!coupon || !bizCode || !held.isUsed) return []
  const what = { name: coupon.couponName, productName: couponTypes[coupon.couponType], place: SHOP_NAME }
  return [
    {
      ...{ id: `C${bizCode}`, bizCode, memberId: held.memberId, ...what, operator: '前台' },
      redeemedAt: now - BEFORE,
    },
  ]
}

export const wechatRows = ({ openId, memberId }: WechatAccount) =>
  memberId === undefined ? [] : [{ openId, memberId }]

export const forwardRows = ({ id, forwardUrl }: Product) =>
  forwardUrl === undefined ? [] : [{ productId: id, url: forwardUrl }]

export function memberRow({ id, phone, memberCode, levelNew, integral: _integral, ...body }: Member) {
  return { id, phone, memberCode, levelNew, body }
}

export const plateRows =
  (addedAt: number) =>
  ({ id: memberId, guest }: Member) =>
    platesOf(guest?.carNum ?? '').map((plate, index) => ({ memberId, place: index + 1, plate, addedAt }))

export const wordRows = ({ code, dict }: Dictionary) =>
  dict.map(({ value, label }, index) => ({ code, position: index + 1, value, label }))

function without<Value extends object, Key extends keyof Value>(value: Value, keys: readonly Key[]): Omit<Value, Key> {
  const rest = { ...value }
  for (const key of keys) delete rest[key]
  return rest
}

export const partnerRow = ({
  partnerId,
  secret,
  scenario: _scenario,
  scopes,
  returnAddresses,
  ...rest
}: PartnerRecord) => ({
  ...rest,
  ...{ id: partnerId, scopes: [...scopes], returnAddresses: [...returnAddresses], secretHash: hashOf(secret) },
})
