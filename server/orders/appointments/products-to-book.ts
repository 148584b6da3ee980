import { and, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/server-settings.ts'
import { products } from '../../db/schema.ts'

/** Which products are asked about, by id and by code (B7 cpIds and cpCodes). */
interface Asked {
  readonly ids: readonly string[]
  readonly codes?: readonly string[]
}

/** Which of some products are booked for a day after they were bought (B2.9 Booking). @returns their ids */
export async function productsToBook(db: Queries, { ids, codes = [] }: Asked): Promise<string[]> {
  if (ids.length + codes.length === 0) return []
  const asked = or(inArray(products.id, [...ids]), inArray(products.code, [...codes]))
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(asked, sql`${products.body} ? 'appointment'`))
  return rows.map(({ id }) => id)
}

/** Whether what an order is of has to be booked for a day. */
export const isToBook = async (db: Queries, productId: string): Promise<boolean> =>
  (await productsToBook(db, { ids: [productId] })).length > 0
