import { and, desc, isNotNull, sql } from 'drizzle-orm'
import type { Orm } from '../db/open-database.ts'
import { products } from '../db/schema.ts'
import { isOnSale } from './on-sale.ts'

/**
 * What can be bought at a time by the guests of a stay alone (B5 main order), the bestsellers first.
 * @param now Beijing time
 * @param stayProductId what the stay is of
 */
export const findForStay = (db: Orm, now: string, stayProductId: string): Promise<(typeof products.$inferSelect)[]> =>
  db
    .select()
    .from(products)
    .where(and(isNotNull(products.stayProducts), sql`${products.stayProducts} ? ${stayProductId}`, isOnSale(now)))
    .orderBy(desc(products.sold), products.id)
