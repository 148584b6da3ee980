import { and, eq, sql } from 'drizzle-orm'
import type { Product } from '../../schemas/domain/product.ts'
import { type BargainState, type BegunBargain, bargainState, type CutStatus } from '../../src/domain/goods/bargain.ts'
import { productSale } from '../../src/domain/product/product-sale.ts'
import type { Orm } from '../db/open-database.ts'
import { bargains, products } from '../db/schema.ts'
import { cachedProduct, readProduct } from '../catalogue/products.ts'
import { withStockLeft } from '../catalogue/stock-left.ts'
import { unpaidOrder } from '../orders/unpaid-order.ts'

export type BargainRow = typeof bargains.$inferSelect

/** Where the bargain of a product stands for somebody (A3, B4); undefined for a product that has none. `product` has the stock that is left. */
export async function readBargainState(
  db: Orm,
  product: Product,
  memberId: string | undefined,
  now: number,
): Promise<BargainState | undefined> {
  const { bargain, productActivity: activity } = product
  if (!bargain) return undefined
  const asked = memberId === undefined ? undefined : { memberId, productId: product.id, now }
  const begun = asked && (await readBegun(db, asked.memberId, product.id))
  const own = begun && { ...begun, orderNo: await unpaidOrder(db, asked) }
  return bargainState({ bargain, activity, isSoldOut: isBargainSoldOut(product, now) }, own, now)
}

export const isBargainSoldOut = (product: Product, now: number): boolean =>
  product.productActivity?.stock === 0 || productSale(product, now).state === 'sold-out'

/** The product of a bargain's activity, with the stock that is left. */
export async function readBargainProduct(
  db: Orm,
  named: { readonly activityId: string; readonly activityProductId: string },
): Promise<Product | undefined> {
  const isNamed = sql`${products.body} -> 'bargain' @> ${JSON.stringify(named)}::jsonb`
  const [row] = await db.select({ id: products.id }).from(products).where(isNamed)
  const found = row && (await readProduct(db, row.id))
  return found && withStockLeft(db, found)
}

/**
 * Where a bargain that somebody began stands (B4), whoever asks; undefined when its product is none any more. Its activity is as it stood
 * within the last second: many friends may ask at once, and what is left to cut is asked anew under the lock.
 */
export async function cutStatusNow(db: Orm, row: BargainRow, now: number): Promise<CutStatus | undefined> {
  const product = await cachedProduct(db, row.productId)
  return product && stateOfRow(await withStockLeft(db, product), row, now)?.cutStatus
}

/** Where somebody's bargain stands. `product` has the stock that is left. */
export function stateOfRow(product: Product, row: BargainRow, now: number): BargainState | undefined {
  const { bargain, productActivity: activity } = product
  return bargain && bargainState({ bargain, activity, isSoldOut: isBargainSoldOut(product, now) }, begunOf(row), now)
}

/** What a member began of a product: one bargain at most. */
export async function readBegun(db: Orm, memberId: string, productId: string): Promise<BegunBargain | undefined> {
  const [row] = await db
    .select()
    .from(bargains)
    .where(and(eq(bargains.memberId, memberId), eq(bargains.productId, productId)))
  return row && begunOf(row)
}

/** A member's own bargain, by its id or by its product; another's is none. */
export async function readOwnBargain(
  db: Orm,
  memberId: string,
  { cutTeamId, productId }: { readonly cutTeamId?: string | undefined; readonly productId?: string | undefined },
): Promise<BargainRow | undefined> {
  const named = cutTeamId ? eq(bargains.id, cutTeamId) : eq(bargains.productId, productId ?? '')
  const [row] = await db
    .select()
    .from(bargains)
    .where(and(named, eq(bargains.memberId, memberId)))
  return row
}

/** A bargain as it is kept. */
export async function readBargainRow(db: Orm, id: string): Promise<BargainRow | undefined> {
  const [row] = await db.select().from(bargains).where(eq(bargains.id, id))
  return row
}

const begunOf = ({ id, cutFen, leftFen, boughtAt }: BargainRow): BegunBargain => ({
  ...{ cutTeamId: id, cutFen, leftFen },
  isBought: boughtAt !== null,
})
