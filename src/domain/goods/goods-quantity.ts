/** What bounds how many of a sku are bought at once (A3, A5). 0 does not limit. */
export interface QuantityLimits {
  /** good_extends.single_buy_num: in one purchase. */
  readonly single: number
  /** For each member. */
  readonly total: number
  /** enable_quantity. */
  readonly stock: number
}

/** The quantity that a sku begins with: 1, or 0 when there is none of it (A4). */
export const firstQuantity = (stock: number): number => (stock > 0 ? 1 : 0)

/** Why there can't be one more (A5); undefined when there can. */
export function plusRefusal(quantity: number, { single, total, stock }: QuantityLimits): string | undefined {
  if (single > 0 && quantity >= single) return `该商品每次只能购买${single}件`
  if (total > 0 && quantity >= total) return `该商品限购${total}件`
  if (stock === 0) return '该规格暂时缺货！'
  return quantity >= stock ? '超过最大库存！' : undefined
}

/** Why there can't be one less (A5); undefined when there can. */
export const minusRefusal = (quantity: number): string | undefined => (quantity < 2 ? '不能再少啦！' : undefined)

/** The most that can be bought at once. */
export const mostOf = ({ single, total, stock }: QuantityLimits): number =>
  Math.min(single > 0 ? single : stock, total > 0 ? total : stock, stock)

export type QuantityProblem = 'over-limit' | 'sku-out' | 'over-stock'

/** What is wrong with buying so many (A5: above single_buy_num 超过限购数量); undefined when nothing is. */
export function quantityProblem(
  quantity: number,
  { single, total, stock }: QuantityLimits,
): QuantityProblem | undefined {
  if ((single > 0 && quantity > single) || (total > 0 && quantity > total)) return 'over-limit'
  if (stock === 0) return 'sku-out'
  return quantity > stock ? 'over-stock' : undefined
}
