import type { ActionTools } from '../../kit/action.ts'
import { leadToUnpaid } from '../../kit/lead-to-unpaid.ts'
import { cartApi } from './cart-api.ts'
import type { AddToCartArgs } from './index.ts'
import { ADDED, ADDING, IN_CART } from './messages.ts'

/** [R2] Puts goods into the cart, and says so. A refusal is told in the shop's words by whoever runs the action. */
export default async function addToCart(
  { kind, product: productId, sku: skuId, quantity, count }: AddToCartArgs,
  tools: ActionTools,
): Promise<void> {
  const added = cartApi(tools, kind).change({ call: 'cartAdd', args: { productId, skuId, quantity } }, ADDING)
  await added.then(undefined, leadToUnpaid(tools))
  tools.toast(ADDED, undefined, IN_CART[kind])
  if (count !== undefined) await tools.reload(count)
}
