import { MOST_CART_LINES, MOST_COPIES } from '../../../schemas/domain/cart.ts'
import { type QuantityLimits, type QuantityProblem, quantityProblem } from '../goods/goods-quantity.ts'

/** One of the goods in a cart, the newest first in its list. */
export interface CartLine {
  readonly productId: string
  readonly skuId: string
  readonly quantity: number
  /** It is bought with the next checkout. */
  readonly isChosen: boolean
  /** What one of it cost when it was put in, in fen: in the points mall beside its points. */
  readonly addedPrice: number
  /** Points that one of it took then; 0 outside of the points mall. */
  readonly addedPoints: number
}

/** What names one of the goods. */
export type CartGoods = Pick<CartLine, 'productId' | 'skuId'>

export const lineId = ({ productId, skuId }: CartGoods): string => `${productId}-${skuId}`

/** What bounds how many of one of the goods are bought (A5), and how many of them its buyer had before. */
export interface CartLimits extends QuantityLimits {
  readonly bought: number
  /** Of these: in orders that wait for their money. */
  readonly unpaid: number
  /** Of what the stock lacks: in such orders of its buyer. */
  readonly held: number
}

export type LineProblem = QuantityProblem | 'order-unpaid'

export type CartProblem = LineProblem | 'cart-full'

/** How many of the same goods stand on the other lines: limits are for all sizes and colours together. */
const besides = (lines: readonly CartLine[], goods: CartGoods): number =>
  lines
    .filter((one) => one.productId === goods.productId && one.skuId !== goods.skuId)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** What is left of the limits for one line; a limit that is used up is below one, and never 0, which is none. */
function limitsLeft(lines: readonly CartLine[], goods: CartGoods, limits: CartLimits): QuantityLimits {
  const others = besides(lines, goods)
  const left = (most: number, gone: number) => (most === 0 ? 0 : most - gone || -1)
  return {
    single: left(limits.single, others),
    total: left(limits.total, others + limits.bought),
    stock: limits.stock,
  }
}

type CountedGoods = CartGoods & Pick<CartLine, 'quantity'>

/** Why so many of one of the goods can't be bought (A5), or that nothing but orders to pay is in the way; undefined when they can. */
export function lineProblem(
  lines: readonly CartLine[],
  goods: CountedGoods,
  limits: CartLimits,
): LineProblem | undefined {
  const problem = boundProblem(lines, goods, limits)
  const { bought, unpaid, stock, held } = limits
  if (!problem || unpaid + held === 0) return problem
  const free = { ...limits, bought: bought - unpaid, stock: stock + held }
  return boundProblem(lines, goods, free) ? problem : 'order-unpaid'
}

function boundProblem(
  lines: readonly CartLine[],
  { quantity, ...goods }: CountedGoods,
  limits: CartLimits,
): QuantityProblem | undefined {
  const { single, total, stock } = limitsLeft(lines, goods, limits)
  if (single < 0 || total < 0) return 'over-limit'
  return quantityProblem(quantity, { single, total, stock })
}

/** The most of one of the goods that a line may hold. */
export function mostOfLine(lines: readonly CartLine[], goods: CartGoods, limits: CartLimits): number {
  const { single, total, stock } = limitsLeft(lines, goods, limits)
  const bounds = [single, total].filter((most) => most !== 0)
  return Math.max(0, Math.min(...bounds, stock, MOST_COPIES))
}

interface Added extends CartGoods {
  readonly quantity: number
  /** Of one of them: fen, and points beside it. */
  readonly price: number
  readonly points: number
  readonly limits: CartLimits
}

/** One more of the goods in the cart, chosen; what is there already becomes more (A5). */
export function addLine(lines: readonly CartLine[], added: Added): readonly CartLine[] | CartProblem {
  const { productId, skuId, price: addedPrice, points: addedPoints, limits } = added
  const known = lines.find((one) => lineId(one) === lineId(added))
  if (!known && lines.length >= MOST_CART_LINES) return 'cart-full'
  const quantity = (known?.quantity ?? 0) + added.quantity
  const problem = lineProblem(lines, { productId, skuId, quantity }, limits)
  if (problem ?? quantity > MOST_COPIES) return problem ?? 'over-limit'
  const line = { productId, skuId, quantity, isChosen: true, addedPrice, addedPoints }
  return [line, ...lines.filter((one) => one !== known)]
}

/** Another number of what is in the cart. Fewer are always fine: a stock that shrank can be followed. */
export function changeQuantity(
  lines: readonly CartLine[],
  id: string,
  quantity: number,
  limits: CartLimits,
): readonly CartLine[] | LineProblem | 'not-found' {
  const known = lines.find((one) => lineId(one) === id)
  if (!known) return 'not-found'
  const problem = quantity > known.quantity ? lineProblem(lines, { ...known, quantity }, limits) : undefined
  return problem ?? lines.map((one) => (one === known ? { ...one, quantity } : one))
}

/** Without these lines. One that is gone already is no mistake: it is wanted gone. */
export const removeLines = (lines: readonly CartLine[], ids: readonly string[]): readonly CartLine[] =>
  lines.filter((one) => !ids.includes(lineId(one)))

export const chooseLines = (
  lines: readonly CartLine[],
  ids: readonly string[],
  isChosen: boolean,
): readonly CartLine[] => lines.map((one) => (ids.includes(lineId(one)) ? { ...one, isChosen } : one))

/**
 * A member's cart with what a device held before its owner logged in. What both hold is added up, and no line becomes more than may be
 * bought; what has no limits is not sold any more and stays as it is. The member's own lines stay when there is no room for all.
 */
export function mergeLines(
  own: readonly CartLine[],
  device: readonly CartLine[],
  limitsOf: (goods: CartGoods) => CartLimits | undefined,
): readonly CartLine[] {
  return device.toReversed().reduce<readonly CartLine[]>((lines, line) => merged(lines, line, limitsOf(line)), own)
}

function merged(lines: readonly CartLine[], line: CartLine, limits: CartLimits | undefined): readonly CartLine[] {
  const known = lines.find((one) => lineId(one) === lineId(line))
  const before = known?.quantity ?? 0
  const most = limits ? mostOfLine(lines, line, limits) : before
  // What was there is never made fewer: that is for its owner to do.
  const quantity = Math.max(before, Math.min(before + line.quantity, most))
  if (quantity === 0 || (!known && lines.length >= MOST_CART_LINES)) return lines
  const { productId, skuId, isChosen, addedPrice, addedPoints } = line
  return [{ productId, skuId, quantity, isChosen, addedPrice, addedPoints }, ...lines.filter((one) => one !== known)]
}
