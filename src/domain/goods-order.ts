import type { Product } from '../../schemas/domain/product.ts'
import type { MemberPrice } from '../../schemas/domain/sale-plan.ts'
import { type QuantityProblem, quantityProblem } from './goods-quantity.ts'
import { memberOffer } from './member-price.ts'
import { fenOfYuan } from './money.ts'
import { isPackageOpen } from './package-sale.ts'
import { groupState, priceNow, productSale } from './product-sale.ts'

/** What was chosen of goods. */
export interface GoodsOrder {
  readonly packageId?: string
  readonly skuId?: string
  readonly quantity: number
  /** A team is opened, at its price. */
  readonly isGroup: boolean
}

export type GoodsOrderProblem =
  | QuantityProblem
  | 'not-on-sale'
  | 'out-of-stock'
  | 'choose-package'
  | 'choose-sku'
  | 'not-qualified'

type Sold = Product

/** Why an order of goods is refused (A4, A5), the first reason; undefined when it can be bought. Stock is what is left. @param now epoch ms */
export function goodsOrderProblem(product: Sold, order: GoodsOrder, now: number): GoodsOrderProblem | undefined {
  const { state } = productSale(product, now)
  if (state === 'sold-out') return 'out-of-stock'
  if (state !== 'on') return 'not-on-sale'
  return groupProblem(product, order, now) ?? packageProblem(product, order) ?? skuProblem(product, order)
}

function groupProblem(product: Sold, { isGroup }: GoodsOrder, now: number): GoodsOrderProblem | undefined {
  if (!isGroup) return undefined
  const group = groupState(product, now)
  if (group?.timeStatus !== 1) return 'not-on-sale'
  return group.mayOpen ? undefined : 'not-qualified'
}

function packageProblem({ packageList = [], goods }: Sold, order: GoodsOrder): GoodsOrderProblem | undefined {
  if (packageList.length === 0) return goods ? undefined : 'not-on-sale'
  const found = packageList.find(({ id }) => id === order.packageId)
  if (!found) return 'choose-package'
  if (!isPackageOpen(found)) return found.packageStatus === 1 ? 'out-of-stock' : 'not-on-sale'
  return order.quantity > found.stock ? 'over-stock' : undefined
}

function skuProblem({ goods }: Sold, { skuId, quantity }: GoodsOrder): GoodsOrderProblem | undefined {
  if (!goods) return undefined
  const sku = goods.skus.find(({ sku_id }) => sku_id === skuId)
  if (!sku) return 'choose-sku'
  const { good_extends, purchaseLimit } = goods
  return quantityProblem(quantity, {
    single: good_extends.single_buy_num,
    total: purchaseLimit,
    stock: sku.enable_quantity,
  })
}

interface Buyer {
  readonly level: number | undefined
  readonly vipRate?: number
}

/** What one costs and all of them, in fen: a team's price, that of a flash sale that goes on, or the member's. @param now epoch ms */
export function goodsOrderPrice(
  product: Sold,
  order: GoodsOrder,
  buyer: Buyer,
  now: number,
): { readonly priceFen: number; readonly totalFen: number } {
  const priceFen = unitPrice(product, order, buyer, now)
  return { priceFen, totalFen: priceFen * order.quantity }
}

function unitPrice(product: Sold, order: GoodsOrder, buyer: Buyer, now: number): number {
  if (order.isGroup && product.groupProduct) return fenOfYuan(product.groupProduct.groupPrice)
  const { price, memberPrices } = chosen(product, order)
  const current = priceNow(price, product, now)
  if (current !== price) return fenOfYuan(current)
  const full = fenOfYuan(price)
  return memberOffer(full, memberPrices, buyer)?.priceFen ?? full
}

/** The price of what was chosen, and those of members: a package's own, else the product's discounts. */
function chosen(
  { packageList = [], goods, startPrice, memberDiscounts }: Sold,
  { packageId, skuId }: GoodsOrder,
): { readonly price: number; readonly memberPrices: readonly MemberPrice[] | undefined } {
  const one = packageList.find(({ id }) => id === packageId)
  if (one) return { price: one.price, memberPrices: memberDiscounts && one.memberPrices }
  const sku = goods?.skus.find(({ sku_id }) => sku_id === skuId)
  return { price: sku?.price ?? startPrice, memberPrices: memberDiscounts }
}
