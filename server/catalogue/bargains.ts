import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Product } from '../../schemas/domain/product.ts'
import { type BargainState, type BegunBargain, bargainState } from '../../src/domain/goods/bargain.ts'
import { productSale } from '../../src/domain/product/product-sale.ts'
import type { Orm } from '../db/open-database.ts'
import { bargains, products } from '../db/schema.ts'
import { readProduct } from './products.ts'
import { withStockLeft } from './stock-left.ts'

type BargainRow = typeof bargains.$inferSelect

/** Where the bargain of a product stands for somebody (A3, B4); undefined for a product that has none. `product` has the stock that is left. */
export async function readBargainState(
  db: Orm,
  product: Product,
  memberId: string | undefined,
  now: number,
): Promise<BargainState | undefined> {
  const { bargain, productActivity: activity } = product
  if (!bargain) return undefined
  const own = memberId === undefined ? undefined : await readBegun(db, memberId, product.id)
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

/** What a member began of a product: one bargain at most. */
async function readBegun(db: Orm, memberId: string, productId: string): Promise<BegunBargain | undefined> {
  const [row] = await db
    .select()
    .from(bargains)
    .where(and(eq(bargains.memberId, memberId), eq(bargains.productId, productId)))
  return row && begunOf(row)
}

/** Keeps a bargain that begins. Of several that begin at once the first stays, and is given to all of them. */
export async function beginBargain(db: Orm, bargain: Omit<BargainRow, 'id' | 'boughtAt'>): Promise<BegunBargain> {
  const id = randomUUID().replaceAll('-', '')
  await db
    .insert(bargains)
    .values({ ...bargain, id })
    .onConflictDoNothing()
  const kept = await readBegun(db, bargain.memberId, bargain.productId)
  if (!kept) throw new Error(`The bargain of ${bargain.productId} was not kept`)
  return kept
}

const begunOf = ({ id, cutFen, leftFen, boughtAt }: BargainRow): BegunBargain => ({
  ...{ cutTeamId: id, cutFen, leftFen },
  isBought: boughtAt !== null,
})
