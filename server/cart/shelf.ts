import type { CartGoods, CartLimits } from '../../src/domain/cart/cart-lines.ts'
import type { GoodsGone } from '../../src/domain/cart/cart-words.ts'
import type { Orm } from '../db/open-database.ts'

/** One of the goods as a mall sells it to somebody now. */
export interface CartOffer extends CartGoods {
  readonly productName: string
  /** What was chosen of it in words; empty without specs. */
  readonly spec: string
  readonly picture: string
  readonly path: string
  readonly companyId: string
  readonly companyName: string
  /** Of one of them, to this buyer: fen, and in the points mall the points beside it. */
  readonly price: number
  readonly points: number
  readonly originalPrice?: number
  readonly limits: CartLimits
  /** It is not sold any more, whatever the number. */
  readonly gone?: GoodsGone
}

export interface ShelfDeps {
  readonly db: Orm
  /** Epoch ms of the shop's clock. */
  readonly now: number
  /** Undefined: a visitor. */
  readonly memberId: string | undefined
}

/** What a mall sells by carts. */
export interface Shelf {
  /** The sku that is meant where nobody says which; undefined when it has to be said, or there is none. */
  readonly skuOf: (deps: ShelfDeps, productId: string, skuId: string) => Promise<CartGoods | ShelfRefusal>
  /** Each that there is, by the line's id: what is missing is not there any more. */
  readonly offers: (deps: ShelfDeps, goods: readonly CartGoods[]) => Promise<ReadonlyMap<string, CartOffer>>
}

type ShelfRefusal = 'not-found' | 'not-for-cart' | 'choose-sku'
