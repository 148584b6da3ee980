import { pointKinds } from '../../../schemas/domain/points.ts'
import { yuanOfFen } from '../../../src/domain/money.ts'
import { priceLinesOf } from '../../../src/domain/order/price-lines.ts'
import { deductionTypes, fenOfOne, usedOf } from '../../../src/domain/points/deduction.ts'
import { type Draft, originOf } from '../../orders/draft.ts'
import { pointsBody } from '../../orders/order-points.ts'
import type { Quote } from '../../orders/quote.ts'
import { saleInfo } from './sale-info.ts'

/** What the order's form shows of a draft (B2.6, B3). */
export function infoOf(draft: Draft) {
  const { order, quote, coupon } = draft
  const { arrivalDate, departureDate, facts, travellers } = quote
  return {
    shoppingId: order.id,
    ...productInfo(quote),
    ...(arrivalDate && { arrivalDate }),
    ...(departureDate && { departureDate }),
    ...(facts && facts.length > 0 && { facts: [...facts] }),
    isInstant: quote.isInstant,
    ...originOf(order),
    ...saleInfo(order, quote),
    lifeStyleResources: quote.lines.map(itemOf),
    unbookingPolicy: policyOf(quote),
    ...(travellers && { travellers }),
    ...(coupon && { coupon: { couponId: coupon.couponId, couponName: coupon.couponName } }),
    deductions: draft.deductions.map(shownDeduction(quote.product)),
    ...costOf(draft),
  }
}

const productInfo = ({ product }: Quote) => ({
  productId: product.id,
  productCode: product.code,
  productName: product.productName,
  productType: product.productType,
  subTitle: product.productSubtitle,
  picture: product.productImageInfos[0]?.url ?? '',
  storeId: product.storeId,
  companyId: product.companyId,
})

/** What takes points costs the money beside them; there is nothing to strike out. */
const itemOf = ({ itemId, name, copies, unitFen, listFen, points, ...days }: Quote['lines'][number]) => ({
  ...{ productId: itemId, name, useCount: copies },
  ...(points === undefined
    ? { unitPrice: yuanOfFen(unitFen), originalPrice: yuanOfFen(listFen) }
    : { points, ...beside(unitFen - points * fenOfOne.points) }),
  ...(days.usingStartDate && { usingStartDate: days.usingStartDate }),
  ...(days.usingEndDate && { usingEndDate: days.usingEndDate }),
})

const beside = (fen: number) => ({ unitPrice: yuanOfFen(fen), originalPrice: yuanOfFen(fen) })

/** B3 unbookingPolicy. */
function policyOf({ product: { unbookingPolicy, updatePolicy }, policy = unbookingPolicy }: Quote) {
  const list = (text: string | undefined) => (text ? [{ description: text }] : [])
  return { unbookingPolicies: list(policy), updatePolicies: list(updatePolicy) }
}

const shownDeduction =
  ({ exchange }: Quote['product']) =>
  ({ kind, companyId: _company, fen, ...counts }: Draft['deductions'][number]) => ({
    ...{ deductionType: deductionTypes[kind], name: pointKinds[kind], ...counts, deduction: yuanOfFen(fen) },
    ...(exchange && { isRequired: true }),
  })

/** Everything that is shown of the price, reckoned here: the page adds nothing. */
function costOf({ quote: { lines, levelName }, price, coupon, deductions }: Draft) {
  const { memberFen, couponFen, presaleFen } = price
  const taken = pointsBody(usedOf(deductions))
  const named = { ...(levelName && { levelName }), ...(coupon && { couponName: coupon.couponName }) }
  return {
    priceLines: priceLinesOf({ lines, ...named, memberFen, couponFen, presaleFen, ...taken }),
    priceDetail: {
      ...{ bookPriceTotal: yuanOfFen(price.totalFen), priceOrder: yuanOfFen(price.orderFen) },
      memberDiscount: yuanOfFen(memberFen),
      ...(memberFen > 0 && levelName && { levelName }),
      ...{ couponDiscount: yuanOfFen(couponFen), presaleDeduction: yuanOfFen(presaleFen) },
      ...(presaleFen > 0 && { totalPrefix: '差价' }),
    },
  }
}
