import { productKindOf } from '../../../schemas/domain/product-kind.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import type { MemberPrice } from '../../../schemas/domain/sale-plan.ts'
import { activityStatus } from '../activity/activity-state.ts'
import { isAtActivityPrice } from '../activity/activity-stock.ts'
import type { BargainState } from '../goods/bargain.ts'
import { choicePrice } from '../ticket/choice-price.ts'
import { type QuantityProblem, quantityProblem } from '../goods/goods-quantity.ts'
import type { Buyer } from './member-price.ts'
import { fenOfYuan } from '../money.ts'
import { isPackageOpen } from '../package/package-sale.ts'
import { joinObstacle, type TeamObstacle, type TeamSeats } from '../team/team-rules.ts'
import { groupState, priceNow, productSale } from './product-sale.ts'

/** What was chosen of a product that is sold by packages and skus: goods, products, hotel packages, retail, coupons, bargains. */
export interface ProductOrder {
  readonly packageId?: string
  readonly skuId?: string
  readonly quantity: number
  /** At a team's price: opening one, or in the team that is named. */
  readonly isGroup: boolean
  readonly teamId?: string
}

export type ProductOrderProblem =
  | QuantityProblem
  | 'off-shelf'
  | 'not-on-sale'
  | 'out-of-stock'
  | 'activity-early'
  | 'activity-over'
  | 'choose-package'
  | 'choose-sku'
  | 'not-qualified'
  | TeamObstacle
  | 'bargain-open'
  | 'bargain-bought'

/** A product with the stock that is left, of its activity too, and how the buyer's own bargain stands where it is one. */
export interface Offered {
  readonly product: Product
  readonly bargain?: BargainState
  /** The team that the buyer wants a seat of, where there is such a team of this product. */
  readonly team?: TeamSeats
  /** What this member holds already of what is limited for each, paid or not: of the activity, of the goods, and of their own bargain. */
  readonly bought?: { readonly activity: number; readonly goods: number; readonly bargain: number }
}

/** Why an order is refused (A4, A5, B4), the first reason; undefined when it can be bought. @param now epoch ms */
export function productOrderProblem(
  { product, bargain, bought, team }: Offered,
  order: ProductOrder,
  now: number,
): ProductOrderProblem | undefined {
  return (
    saleProblem(product, now) ??
    (bargain && bargainProblem(bargain, order, bought?.bargain)) ??
    groupProblem(product, team, order, now) ??
    activityProblem(product, order, now, bought?.activity) ??
    packageProblem(product, order) ??
    skuProblem(product, order, bought?.goods)
  )
}

function saleProblem(product: Product, now: number): ProductOrderProblem | undefined {
  const { state } = productSale(product, now)
  if (state === 'sold-out') return 'out-of-stock'
  if (state === 'off') return 'off-shelf'
  if (state !== 'on') return 'not-on-sale'
  return flashProblem(product, now)
}

/** Goods are sold before and after their flash sale too, at the price of every day; any other product only while it goes on (A4, B2.9). */
function flashProblem({ productType, productActivity }: Product, now: number): ProductOrderProblem | undefined {
  const isGoods = productKindOf(productType)?.startsWith('goods') ?? false
  if (isGoods || productActivity?.type !== 1) return undefined
  const time = activityStatus(productActivity, now)
  if (time === 0) return 'activity-early'
  return time === 2 ? 'activity-over' : undefined
}

/** What is sold at an activity's price is of the activity's own stock, and no more for each member than it says. */
function activityProblem(
  product: Product,
  order: ProductOrder,
  now: number,
  bought = 0,
): ProductOrderProblem | undefined {
  const { productActivity: activity } = product
  if (!activity || !isAtActivityPrice(product, order, now)) return undefined
  if (activity.stock === 0) return 'out-of-stock'
  if (activity.limit !== undefined && bought + order.quantity > activity.limit) return 'over-limit'
  return order.quantity > activity.stock ? 'over-stock' : undefined
}

/** A bargain is bought once its goal price is reached (B4: 10010), and once: a single one, which an order that is not paid yet holds too. */
function bargainProblem(
  { cutStatus }: BargainState,
  { quantity }: ProductOrder,
  held = 0,
): ProductOrderProblem | undefined {
  if (cutStatus === 10010) return held + quantity > 1 ? 'over-limit' : undefined
  if (cutStatus === 10060) return 'bargain-bought'
  if (cutStatus === 10050) return 'activity-over'
  return cutStatus === 10030 || cutStatus === 10040 ? 'out-of-stock' : 'bargain-open'
}

/** A team's price is for who opens a team, where they may (A4), and for who takes a seat of one that is forming. */
function groupProblem(
  product: Product,
  team: TeamSeats | undefined,
  { isGroup, teamId }: ProductOrder,
  now: number,
): ProductOrderProblem | undefined {
  if (!isGroup) return undefined
  const group = groupState(product, now)
  if (group?.timeStatus !== 1) return teamId === undefined ? 'not-on-sale' : 'team-over'
  if (teamId !== undefined) return team ? joinObstacle(team, now) : 'team-over'
  return group.mayOpen ? undefined : 'not-qualified'
}

function packageProblem(
  { packageList = [], goods }: Product,
  { packageId, quantity }: ProductOrder,
): ProductOrderProblem | undefined {
  if (packageList.length === 0) return goods ? undefined : 'not-on-sale'
  const found = packageList.find(({ id }) => id === packageId)
  if (!found) return 'choose-package'
  if (!isPackageOpen(found)) return found.packageStatus === 1 ? 'out-of-stock' : 'not-on-sale'
  return quantity > found.stock ? 'over-stock' : undefined
}

/** `purchaseLimit` is for a member (A3): what they hold of the goods already counts. */
function skuProblem(
  { goods }: Product,
  { skuId, quantity }: ProductOrder,
  bought = 0,
): ProductOrderProblem | undefined {
  if (!goods) return undefined
  const sku = chosenSku(goods.skus, skuId)
  if (!sku) return 'choose-sku'
  const { good_extends, purchaseLimit } = goods
  if (purchaseLimit > 0 && bought + quantity > purchaseLimit) return 'over-limit'
  return quantityProblem(quantity, {
    single: good_extends.single_buy_num,
    total: purchaseLimit,
    stock: sku.enable_quantity,
  })
}

type Sku = NonNullable<Product['goods']>['skus'][number]

/** Of a single sku nobody needs to say which (A3 no_spec). */
export const chosenSku = (skus: readonly Sku[], skuId: string | undefined): Sku | undefined =>
  skus.length === 1 && skuId === undefined ? skus[0] : skus.find(({ sku_id }) => sku_id === skuId)

/** Fen. `unitFen` is one of them for this buyer, `originalFen` all of them without the member's discount. */
export interface ProductOrderPrice {
  readonly unitFen: number
  readonly totalFen: number
  readonly originalFen: number
}

/**
 * What the page showed (A4, A6, B4): the goal price of a bargain, that of a team, of a flash sale that goes on, else the member's.
 * @param now epoch ms
 */
export function productOrderPrice(offered: Offered, order: ProductOrder, buyer: Buyer, now: number): ProductOrderPrice {
  const { price, memberPrices } = unitPrice(offered, order, now)
  const choice = { unitPrice: price, memberPrices, copies: order.quantity }
  return { unitFen: choicePrice([{ ...choice, copies: 1 }], buyer).totalFen, ...choicePrice([choice], buyer) }
}

interface Price {
  readonly price: number
  readonly memberPrices: readonly MemberPrice[]
}

function unitPrice({ product, bargain }: Offered, order: ProductOrder, now: number): Price {
  if (bargain) return { price: bargain.cutGoalPrice, memberPrices: [] }
  if (order.isGroup && product.groupProduct) return { price: product.groupProduct.groupPrice, memberPrices: [] }
  const full = everydayPrice(product, order)
  const current = priceNow(full.price, product, now)
  return fenOfYuan(current) === fenOfYuan(full.price) ? full : { price: current, memberPrices: [] }
}

/** The price of what was chosen, and those of members where the product takes part (A3): a package's own, else the product's discounts. */
export function everydayPrice(
  { packageList = [], goods, startPrice, discountType, memberDiscounts = [] }: Product,
  { packageId, skuId }: ProductOrder,
): Price {
  const one = packageList.find(({ id }) => id === packageId)
  if (one) return { price: one.price, memberPrices: (discountType === 1 && one.memberPrices) || [] }
  const sku = goods && chosenSku(goods.skus, skuId)
  return { price: sku?.price ?? startPrice, memberPrices: discountType === 1 ? memberDiscounts : [] }
}
