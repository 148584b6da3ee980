import { productKinds } from '../../../schemas/domain/product-kind.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import { isPackageOpen } from '../package/package-sale.ts'
import { activityStatus, mayOpenTeam, timeStatus, type TimeStatus } from '../activity/activity-state.ts'
import { shopClock, shopTimeToEpoch } from '../dates.ts'
import { deadlineText } from '../shop-time.ts'
import { saleEnd } from './presale.ts'

type SaleState = 'on' | 'not-started' | 'ended' | 'off' | 'sold-out'

/** Whether a product can be bought now, and what its button says. */
export interface ProductSale {
  readonly state: SaleState
  readonly text: string
  /** When it comes on sale (B4). */
  readonly note?: string
}

type Sold = Pick<Product, 'status' | 'saleStartDate' | 'saleEndDate' | 'presale' | 'packageList' | 'goods'>

type Turning = Pick<Product, 'saleStartDate' | 'saleEndDate' | 'presale' | 'productActivity' | 'groupProduct'>

/** The next moment at which its sale or what it is sold by begins or ends: what was read of it before is not true any more. @param now epoch ms */
export function nextSaleTime(product: Turning, now: number): string | undefined {
  const { saleStartDate, productActivity: activity, groupProduct: group } = product
  const times = [saleStartDate, activity?.startDate, activity?.endDate].map((time) => shopTimeToEpoch(time) ?? Infinity)
  const groupTimes = group ? [group.startTimeMillisecond, group.endTimeMillisecond] : []
  const next = Math.min(...[...times, saleEnd(product), ...groupTimes].filter((time) => time > now))
  return Number.isFinite(next) ? shopClock(next) : undefined
}

/**
 * A4, B4: status 0 is off the shelf; before its start the button is disabled and the start is told; without stock it is sold out.
 * @param now epoch ms
 */
export function productSale(product: Sold, now: number): ProductSale {
  const { status, saleStartDate, packageList, goods } = product
  if (status !== 1) return { state: 'off', text: '已下架' }
  const time = timeStatus(shopTimeToEpoch(saleStartDate) ?? 0, saleEnd(product), now)
  if (time === 0) return { state: 'not-started', text: '即将开售', note: `${deadlineText(saleStartDate)} 开售` }
  if (time === 2) return { state: 'ended', text: '已停售' }
  return isSoldOut(packageList, goods) ? { state: 'sold-out', text: '已售罄' } : { state: 'on', text: '立即购买' }
}

/** Nothing of it is left: of what is on sale, where something is. */
function isSoldOut(packages: Sold['packageList'] = [], goods: Sold['goods']): boolean {
  const onSale = packages.filter(({ packageStatus }) => packageStatus === 1)
  const noPackage = onSale.length > 0 && !onSale.some(isPackageOpen)
  return noPackage || (goods?.skus.every(({ enable_quantity }) => enable_quantity === 0) ?? false)
}

/** What buying alone costs at least, in yuan, with no activity: the lowest package that is not taken off, or sku. */
export function lowestPrice({
  startPrice,
  packageList = [],
  goods,
}: Pick<Product, 'startPrice' | 'packageList' | 'goods'>): number {
  const packages = packageList.filter(({ packageStatus }) => packageStatus !== 3)
  const prices = (packages.length > 0 ? packages : (goods?.skus ?? [])).map(({ price }) => price)
  return prices.length > 0 ? Math.min(...prices) : startPrice
}

type Promoted = Pick<Product, 'productActivity' | 'groupProduct'>

/** What buying alone costs now, in yuan: the price of a flash sale while it goes on (A4), else the one given. */
export function priceNow(price: number, { productActivity }: Promoted, now: number): number {
  return productActivity?.type === 1 && activityStatus(productActivity, now) === 1 ? productActivity.price : price
}

/** Where a group buy stands, and whether a team may be opened now (A4); nothing for other products. */
export function groupState(
  { groupProduct }: Promoted,
  now: number,
): { readonly timeStatus: TimeStatus; readonly mayOpen: boolean } | undefined {
  if (!groupProduct) return undefined
  const { startTimeMillisecond, endTimeMillisecond } = groupProduct
  return {
    timeStatus: timeStatus(startTimeMillisecond, endTimeMillisecond, now),
    mayOpen: mayOpenTeam(groupProduct),
  }
}

/** Types 66 and 67 are confirmed by the seller after the purchase (A9). */
export const isTwiceConfirmed = (productType: number): boolean => productType === 66 || productType === 67

/** What is sent by post, and so needs an address: goods of type 68, and retail (A3). */
export const isSentByPost = (productType: number): boolean =>
  productType === productKinds['goods-express'].productType || productType === productKinds.retail.productType

/**
 * The first part of the checkout's address (A2: /1/checkout to /4/checkout): 1 for products; as the group's productType, 2 for packages
 * and 3 for goods with skus (A3); 4 for what is confirmed twice.
 */
export function checkoutType({ productType, goods, packageList = [] }: Checked): 1 | 2 | 3 | 4 {
  if (productType === productKinds.product.productType) return 1
  if (isTwiceConfirmed(productType)) return 4
  return goods && packageList.length === 0 ? 3 : 2
}

type Checked = Pick<Product, 'productType' | 'goods' | 'packageList'>
