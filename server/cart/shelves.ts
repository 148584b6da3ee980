import type { CartKind } from '../../schemas/domain/cart.ts'
import { postedGoods } from './posted-goods.ts'
import type { Shelf } from './shelf.ts'

/** By the kind of the cart. */
export const shelves: { readonly [Kind in CartKind]: Shelf } = {
  retail: postedGoods('retail'),
  points: postedGoods('points'),
}
