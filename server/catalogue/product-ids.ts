import { eq, or } from 'drizzle-orm'
import type { Orm } from '../db/open-database.ts'
import { products } from '../db/schema.ts'

/** A product's own row, named by its id or its code (A7, B7 write now one, now the other); undefined when there is none. */
export async function findProductByIdOrCode(
  db: Orm,
  idOrCode: string,
): Promise<typeof products.$inferSelect | undefined> {
  const [found] = await db.select().from(products).where(named(idOrCode))
  return found
}

/** The id of a product that is named by its id or its code; undefined when there is none. */
export async function findProductId(db: Orm, idOrCode: string): Promise<string | undefined> {
  const [found] = await db.select({ id: products.id }).from(products).where(named(idOrCode))
  return found?.id
}

const named = (idOrCode: string) => or(eq(products.id, idOrCode), eq(products.code, idOrCode))
