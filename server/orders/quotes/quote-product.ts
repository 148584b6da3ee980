import { problems } from '../../../schemas/api/problems.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import {
  activityNeeds,
  bargainBuyerId,
  goodsBuyerId,
  isAtActivityPrice,
} from '../../../src/domain/activity/activity-stock.ts'
import type { QuantityLimits } from '../../../src/domain/goods/goods-quantity.ts'
import { choiceText } from '../../../src/domain/goods/goods-sku.ts'
import { fenOfYuan } from '../../../src/domain/money.ts'
import { copyPoints } from '../../../src/domain/points/deduction.ts'
import { codeRuleOf, gateFenOf, validityOf } from '../../../src/domain/order/code-use.ts'
import { soldTerms } from '../../../src/domain/order/refund-rule.ts'
import {
  chosenSku,
  everydayPrice,
  type Offered,
  type ProductOrder,
  productOrderPrice,
} from '../../../src/domain/product/product-order.ts'
import { teamEnd } from '../../../src/domain/team/team-rules.ts'
import { NO_DAY } from '../../catalogue/stock.ts'
import { readProduct } from '../../catalogue/products.ts'
import { tryOrder } from '../order-problem.ts'
import { heldBy, type Promotion, type QuoteLine, type SeatWish, type StockNeed } from '../quote.ts'
import type { Quoting } from './quoting.ts'

/** Types that the merchant confirms a second time (A9). */
const TWICE_CONFIRMED = [66, 67]
/** What is sold by packages and skus can be given back until it is used (B5). */
const REFUNDABLE = 65

/** The package or the sku of a product (A7). */
export const quoteProduct: Quoting<'product'> = async ({ db, clock, buyer }, { productId, memberId, body: order }) => {
  const now = clock.now()
  const product = await readProduct(db, productId)
  if (!product) return 'gone'
  const { offered, problem, held } = await tryOrder(db, product, order, { memberId, now })
  const { isDocking, ...line } = lineOf(product, order)
  const needs = [...line.needs, ...promotionNeeds(offered, product, order, { memberId, now })]
  if (held) return heldBy(held.orderOf(needs))
  if (problem) return problems[problem].message
  const price = productOrderPrice(offered, order, buyer, now)
  const points = copyPoints(product, price.unitFen)
  return {
    product,
    ...{ quantity: limitsOf(offered, order, now), ...promotionOf(offered, order, now), ...seatOf(offered, order, now) },
    lines: [
      {
        ...{ ...line, needs, unitFen: price.unitFen, listFen: price.originalFen / order.quantity },
        ...(points > 0 && { points }),
      },
    ],
    isInstant: !TWICE_CONFIRMED.includes(product.productType) && isDocking,
  }
}

/** What bounds how many there are (A5); what is sold at an activity's price is of its stock, and a bargain is a single one. */
function limitsOf({ product, bargain }: Offered, order: ProductOrder, now: number): QuantityLimits {
  const { packageList = [], goods, productActivity: activity } = product
  const stocks = [
    packageList.find(({ id }) => id === order.packageId)?.stock,
    goods && chosenSku(goods.skus, order.skuId)?.enable_quantity,
  ]
  const isPromoted = isAtActivityPrice(product, order, now)
  const left = [...stocks, isPromoted ? activity?.stock : undefined]
  const totals = [goods?.purchaseLimit, isPromoted ? activity?.limit : undefined].filter((most) => most !== 0)
  return {
    single: bargain ? 1 : (goods?.good_extends.single_buy_num ?? 0),
    total: leastOf(totals) ?? 0,
    stock: leastOf(left) ?? 0,
  }
}

function leastOf(numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((one) => one !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

/** The activity at whose price it is sold (B7, B9), and what everybody pays without it. */
function promotionOf({ product, bargain }: Offered, order: ProductOrder, now: number): { promotion?: Promotion } {
  const { productActivity: activity } = product
  if (!activity || !isAtActivityPrice(product, order, now)) return {}
  const everyday = fenOfYuan(everydayPrice(product, order).price) * order.quantity
  const { type, activityId } = activity
  return {
    promotion: { type, activityId, everydayFen: everyday, ...(bargain?.cutTeamId && { cutId: bargain.cutTeamId }) },
  }
}

/** The seat of a team that is taken with it: of the one that is named, else of one that is opened with it (A4). */
function seatOf({ product, team }: Offered, order: ProductOrder, now: number): { seat?: SeatWish } {
  const { groupProduct: group, productActivity: activity } = product
  if (!order.isGroup || !group || !activity) return {}
  const of = { activityId: activity.activityId, persons: group.numberOfPerson }
  if (order.teamId !== undefined) return { seat: { ...of, teamId: order.teamId, endAt: team?.endAt ?? now } }
  return { seat: { ...of, endAt: teamEnd(now, group.endTimeMillisecond) } }
}

/** A package and a sku that were chosen together are both taken. */
function lineOf(product: Product, { packageId, skuId, quantity }: ProductOrder) {
  const { packageList = [], goods } = product
  const chosen = packageList.find(({ id }) => id === packageId)
  const sku = goods && chosenSku(goods.skus, skuId)
  const needs: StockNeed[] = [
    ...(chosen ? [need(chosen.id, quantity, chosen.stock)] : []),
    ...(sku ? [need(sku.sku_id, quantity, sku.enable_quantity)] : []),
  ]
  const line: Omit<QuoteLine, 'unitFen' | 'listFen'> = {
    ...{ itemId: needs[0]?.itemId ?? product.id, name: nameOf(product, chosen, sku), copies: quantity },
    ...{ resourceType: REFUNDABLE, inventoryType: 'T', childNames: [], needs },
    ...validityOf(product),
    ...(chosen && codeRuleOf(chosen)),
    ...soldTerms(product, undefined, chosen && gateFenOf(chosen)),
  }
  return { ...line, isDocking: chosen === undefined || chosen.isDocking === 1 }
}

interface Buying {
  readonly memberId: string
  readonly now: number
}

/** What is limited beside the stock of packages and skus: an activity's, what each member may have, and a bargain, which is bought once. */
function promotionNeeds(
  { bargain }: Offered,
  product: Product,
  order: ProductOrder,
  { memberId, now }: Buying,
): StockNeed[] {
  const { goods, id } = product
  const ofActivity = isAtActivityPrice(product, order, now) ? activityNeeds(product, memberId) : []
  return [
    ...ofActivity.map(({ itemId, capacity }) => need(itemId, order.quantity, capacity)),
    ...(goods && goods.purchaseLimit > 0
      ? [need(goodsBuyerId(id, memberId), order.quantity, goods.purchaseLimit)]
      : []),
    ...(bargain?.cutTeamId ? [need(bargainBuyerId(bargain.cutTeamId), order.quantity, 1)] : []),
  ]
}

/** The package, and the values that were chosen of the goods; of what has neither the product. */
function nameOf(
  { goods, productName }: Product,
  chosen: { readonly name: string } | undefined,
  sku: { readonly spec_key: string } | undefined,
): string {
  const spec = goods && sku ? choiceText(goods.specs, sku.spec_key.split('-')) : ''
  return [chosen?.name, spec].filter(Boolean).join(' · ') || productName
}

const need = (itemId: string, copies: number, capacity: number): StockNeed => ({
  itemId,
  day: NO_DAY,
  copies,
  capacity,
})
