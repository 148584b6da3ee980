import { problems } from '../../../schemas/api/problems.ts'
import type { ChosenCart } from '../../../schemas/domain/temp-order.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import { isForCart } from '../../../src/domain/cart/for-cart.ts'
import type { OrderPart } from '../../../src/domain/points/deduction.ts'
import { isProblem, type Quote } from '../quote.ts'
import { quoteProduct } from './quote-product.ts'
import type { Quoting } from './quoting.ts'

/** What is bought of a cart: each of the goods as it is sold by itself, in one order of one seller (B2.9). */
export const quoteCart: Quoting<'cart'> = async (deps, order) => {
  const { goods, cart } = order.body
  const quotes: Quote[] = []
  for (const { productId, skuId, quantity } of goods) {
    const body = { skuId, quantity, isGroup: false }
    const quote = await quoteProduct(deps, { ...order, kind: 'product', productId, body })
    if (quote === 'gone') return problems['cart-changed'].message
    if (typeof quote === 'string' || isProblem(quote)) return quote
    // What became goods of the other mall since is bought there.
    if (!isForCart(cart, quote.product)) return problems['cart-changed'].message
    quotes.push(quote)
  }
  const [first] = quotes
  if (!first) return 'gone'
  if (isOverLimit(goods, quotes)) return problems['over-limit'].message
  return {
    ...(quotes.length === 1 ? withoutNumber(first) : { product: titled(first.product, goods) }),
    lines: quotes.flatMap(({ product, lines }) =>
      lines.map((line) => ({ ...line, name: lineName(product, line.name) })),
    ),
    isInstant: quotes.every(({ isInstant }) => isInstant),
    ...policyOf(quotes),
    isCrossBorder: quotes.some(({ product }) => product.isCrossBorder === true),
    parts: quotes.map(partOf),
    leavesCart: { kind: cart, goods },
  }
}

const partOf = ({ product, lines }: Quote): OrderPart => ({
  product,
  copies: lines.reduce((sum, { copies }) => sum + copies, 0),
  fen: lines.reduce((sum, { unitFen, copies }) => sum + unitFen * copies, 0),
})

/** How many there are is changed in the cart: its line is bought as it stands. */
function withoutNumber({ quantity: _quantity, ...quote }: Quote): Quote {
  return quote
}

/** An order has the picture and the page of its first goods, and says that there are more. */
function titled(product: Product, goods: ChosenCart['goods']): Product {
  const kinds = new Set(goods.map(({ productId }) => productId)).size
  if (kinds < 2) return product
  return { ...product, productName: `${product.productName} 等 ${kinds} 种商品`, productSubtitle: '' }
}

const lineName = ({ productName }: Product, name: string): string =>
  name === productName ? name : `${productName} · ${name}`

/** A limit of the goods is for all their sizes and colours together (A3, A5); what the buyer had before is counted where it is ordered. */
function isOverLimit(goods: ChosenCart['goods'], quotes: readonly Quote[]): boolean {
  return quotes.some(({ product, quantity }) => {
    const wanted = goods.filter(({ productId }) => productId === product.id).reduce((sum, one) => sum + one.quantity, 0)
    return [quantity?.single ?? 0, quantity?.total ?? 0].some((most) => most > 0 && wanted > most)
  })
}

/** Goods that are given back in different ways each say how. */
function policyOf(quotes: readonly Quote[]): { policy?: string } {
  const policies = new Set(quotes.map(({ product }) => product.unbookingPolicy))
  if (policies.size < 2) return {}
  return { policy: quotes.map(({ product }) => `${product.productName}：${product.unbookingPolicy}`).join('\n') }
}
