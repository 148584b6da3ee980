import type { Product } from '../../schemas/domain/product.ts'
import {
  type Offered,
  type ProductOrder,
  type ProductOrderProblem,
  productOrderProblem,
} from '../../src/domain/product/product-order.ts'
import { offeredTo } from '../catalogue/offered.ts'
import type { Orm } from '../db/open-database.ts'
import { readUnpaidHolds, type UnpaidHolds } from './unpaid-holds.ts'

interface Buyer {
  readonly memberId: string
  readonly now: number
}

interface Tried {
  readonly offered: Offered
  readonly problem?: ProductOrderProblem | 'order-unpaid'
  /** With `order-unpaid`. */
  readonly held?: UnpaidHolds
}

/**
 * What a member is offered of a product, and why they can't order it so; `order-unpaid`, where nothing is in the way but what their own orders
 * hold that wait for their money: they can pay or cancel these.
 */
export async function tryOrder(
  db: Orm,
  product: Product,
  order: ProductOrder,
  { memberId, now }: Buyer,
): Promise<Tried> {
  const buying = { memberId, now, teamId: order.teamId }
  const offered = await offeredTo(db, product, buying)
  const problem = productOrderProblem(offered, order, now)
  if (!problem) return { offered }
  const held = await readUnpaidHolds(db, { memberId, now })
  const free = await offeredTo(db, product, { ...buying, without: held })
  return productOrderProblem(free, order, now) ? { offered, problem } : { offered, problem: 'order-unpaid', held }
}
