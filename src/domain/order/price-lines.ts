import { yuanOfFen } from '../money.ts'

/** A line of what an order costs, in yuan; what is taken off is negative. */
export interface PriceLine {
  readonly name: string
  readonly price: number
}

/** Amounts are fen; `listFen` of one copy. */
interface Reckoned {
  readonly lines: readonly { readonly name: string; readonly copies: number; readonly listFen: number }[]
  readonly levelName?: string
  readonly memberFen?: number
  readonly couponName?: string
  readonly couponFen?: number
  readonly presaleFen?: number
  readonly pointsUsed?: number
  readonly pointsFen?: number
  readonly coinsUsed?: number
  readonly coinsFen?: number
}

/** What everything costs, then what is taken off: the member's discount (B2.6), the coupon, the presale (B5 预售抵扣), points and coins. */
export function priceLinesOf(order: Reckoned): PriceLine[] {
  const off = (name: string, fen = 0) => (fen > 0 ? [{ name, price: -yuanOfFen(fen) }] : [])
  return [
    ...order.lines.map(({ name, copies, listFen }) => ({
      name: `${name} × ${copies}`,
      price: yuanOfFen(listFen * copies),
    })),
    ...off(`${order.levelName ?? '会员'}优惠`, order.memberFen),
    ...off(order.couponName ?? '优惠券', order.couponFen),
    ...off('预售抵扣', order.presaleFen),
    ...off(`积分抵扣（${order.pointsUsed ?? 0} 积分）`, order.pointsFen),
    ...off(`商家币抵扣（${order.coinsUsed ?? 0} 个）`, order.coinsFen),
  ]
}
