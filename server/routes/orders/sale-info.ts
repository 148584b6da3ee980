import { checkoutType, isSentByPost, isTwiceConfirmed } from '../../../src/domain/product/product-sale.ts'
import type { TempOrder } from '../../catalogue/temp-orders.ts'
import type { Quote } from '../../orders/quote.ts'

/** What the form of goods and products needs of what was chosen: its checkout, where it goes, how many there may be, whose price it has. */
export function saleInfo({ kind }: Pick<TempOrder, 'kind'>, { product, lines, quantity, promotion }: Quote) {
  const count = lines.reduce((sum, { copies }) => sum + copies, 0)
  return {
    ...(kind === 'product' && { checkoutType: checkoutType(product) }),
    needsAddress: isSentByPost(product.productType),
    isTwiceConfirmed: isTwiceConfirmed(product.productType),
    ...(quantity && { quantity: { count, ...quantity } }),
    ...(promotion && { promotion: promotionInfo(promotion) }),
  }
}

const promotionInfo = ({ type, activityId, cutId }: NonNullable<Quote['promotion']>) => ({
  ...{ type, activityId },
  ...(cutId && { cutId }),
})
