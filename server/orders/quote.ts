import { problems } from '../../schemas/api/problems.ts'
import type { CartKind } from '../../schemas/domain/cart.ts'
import type { Product } from '../../schemas/domain/product.ts'
import type { OrderLineBody } from '../../schemas/domain/order.ts'
import type { TravellerTemplate } from '../../schemas/domain/traveller.ts'
import type { CartGoods } from '../../src/domain/cart/cart-lines.ts'
import type { QuantityLimits } from '../../src/domain/goods/goods-quantity.ts'
import type { PricedLine } from '../../src/domain/order/order-price.ts'
import type { OrderPart } from '../../src/domain/points/deduction.ts'

/** Stock that a line needs: of an item on a day ('' for what has no day), of which the shop has `capacity`. */
export interface StockNeed {
  readonly itemId: string
  readonly day: string
  readonly copies: number
  readonly capacity: number
}

/** So many of one of the goods in a cart. */
type CartPick = CartGoods & { readonly quantity: number }

/** One thing of an order, as it is sold to its buyer now. */
export interface QuoteLine extends PricedLine, Omit<OrderLineBody, keyof PricedLine> {
  readonly itemId: string
  readonly needs: readonly StockNeed[]
  /** Fen of what a coupon may pay for one by one, where that is less than a copy: the nights of a stay. */
  readonly partFens?: readonly number[]
}

/** What was chosen, decided and reckoned anew by the server: what the page showed has no say. */
export interface Quote {
  readonly product: Product
  readonly lines: readonly QuoteLine[]
  readonly arrivalDate?: string
  readonly departureDate?: string
  /** Shop-local: from then on something of it can't be used any more, and nobody pays for it. What has no day has none. */
  readonly usableUntil?: string
  /** Confirmed as soon as it is paid; else by a second confirmation (A9, B3 isDocking). */
  readonly isInstant: boolean
  /** The level whose prices the buyer has. */
  readonly levelName?: string
  /** Who stays (B3 main order). */
  readonly guests?: { readonly adults: number; readonly childs: number }
  /** What bounds how many there are, where their number may be changed (A5). */
  readonly quantity?: QuantityLimits
  /** The activity at whose price it is sold, and whose bargain it is (B7 marketing). */
  readonly promotion?: Promotion
  /** The seat of a team that is taken with it: it is sold at the team's price (A4). */
  readonly seat?: SeatWish
  /** The presale order that is exchanged for this, and what was paid for it, which counts here (B5). */
  readonly presale?: { readonly orderId: string; readonly fen: number }
  /** The order of the stay to whose guests alone it is sold (B5 main order). */
  readonly stay?: string
  /** Of several products: what each lets pay by points and coins. */
  readonly parts?: readonly OrderPart[]
  /** Something of it comes over the border, where a product alone does not say it. */
  readonly isCrossBorder?: boolean
  /** What of its buyer’s cart it takes along: ordered, it is not there any more. */
  readonly leavesCart?: { readonly kind: CartKind; readonly goods: readonly CartPick[] }
  /** Who travels; nothing: a contact is enough. */
  readonly travellers?: Travellers
  /** When and for whom beside the days, in the buyer's words: a session's hours, rooms and guests. */
  readonly facts?: readonly string[]
  /** How what was chosen is given back, where it is not as the product says. */
  readonly policy?: string
}

/** Why what was chosen can't be ordered, by its code and in the buyer's words (B8). */
export interface QuoteProblem {
  readonly code: string
  readonly message: string
  /** Their own order that is in the way. */
  readonly orderId?: string
}

export const isProblem = (found: object): found is QuoteProblem => 'code' in found

/** Their own orders hold what they want, and wait for their money: they can pay or cancel these. */
export const heldBy = (orderId: string | undefined): QuoteProblem => ({
  ...{ code: 'order-unpaid', message: problems['order-unpaid'].message },
  ...(orderId !== undefined && { orderId }),
})

/** What is asked of those who travel (B7 traveller template). */
export type Travellers = TravellerTemplate

/** A seat of a team of a group buy. */
export interface SeatWish {
  /** None: a team is opened with it. */
  readonly teamId?: string
  readonly activityId: string
  /** How many make a team full. */
  readonly persons: number
  /** Until when the team may be filled, epoch ms: later nobody pays for a seat. */
  readonly endAt: number
}

/** What a promotion takes off an order (B9: 1 flash sale, 2 bargain; A3: 3 a team's price). */
export interface Promotion {
  readonly type: 1 | 2 | 3
  readonly activityId: string
  /** Of a bargain. */
  readonly cutId?: string
  /** Fen of all copies that everybody pays without it. */
  readonly everydayFen: number
}
