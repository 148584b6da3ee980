import { problems } from '../../../schemas/api/problems.ts'
import type { CartLimits, LineProblem } from './cart-lines.ts'
import { yuanOfFen } from '../money.ts'
import { pointsText } from '../points/points-text.ts'

/** Why goods that are in a cart are not sold any more. */
export type GoodsGone = 'off-shelf' | 'not-on-sale' | 'sku-gone' | 'sold-out'

export const goneWords: Readonly<Record<GoodsGone, string>> = {
  'off-shelf': '已下架',
  'not-on-sale': '暂时不能购买',
  'sku-gone': '这个规格没有了',
  'sold-out': '已售罄',
}

/** Why so many can't be bought (A5), in the words of a cart: they say what can. */
export function quantityNote(problem: LineProblem, limits: CartLimits): string {
  const { single, total, stock, bought, unpaid } = limits
  if (problem === 'order-unpaid' && unpaid === 0) return problems[problem].message
  if (problem === 'sku-out') return '该规格暂时缺货！'
  if (problem === 'over-stock') return `库存不足，仅剩 ${stock} 件`
  if (total > 0 && (single === 0 || total - bought <= single)) return limitNote(limits)
  return `该商品每次只能购买${single}件`
}

/** How many a member may have in all, and where those are that they had before. */
export function limitNote({ total, bought, unpaid }: CartLimits): string {
  const had = [
    ...(bought > unpaid ? [`您已买过 ${bought - unpaid} 件`] : []),
    ...(unpaid > 0 ? [`待支付的订单里有 ${unpaid} 件`] : []),
  ]
  return [`该商品限购${total}件`, ...had].join('，')
}

/** What one of some goods takes: points, and fen beside them. */
export interface CartPrice {
  readonly points: number
  readonly fen: number
}

/** What became of a price since the goods were put into the cart; undefined when it is the same. */
export function priceNote(added: CartPrice, now: CartPrice): string | undefined {
  const changes = [
    change(now.points - added.points, (points) => pointsText(points)),
    change(now.fen - added.fen, (fen) => `¥${yuanOfFen(fen)}`),
  ].filter((text) => text !== undefined)
  return changes.length === 0 ? undefined : `价格有变化，比加入时${changes.join('，')}`
}

const change = (by: number, text: (amount: number) => string): string | undefined =>
  by === 0 ? undefined : `${by < 0 ? '降' : '涨'}了 ${text(Math.abs(by))}`
