import { inArray, sql } from 'drizzle-orm'
import type { ProductLabel } from '../../schemas/domain/product-label.ts'
import { marksOf, type ProductMarks } from '../../src/domain/product/product-marks.ts'
import { products } from '../db/schema.ts'
import type { Queries } from '../db/server-settings.ts'

/** The marks of products of which a list holds the ids alone; of an id that the shop does not know there are none. */
export async function readMarks(db: Queries, ids: readonly string[]): Promise<(id: string) => ProductMarks> {
  const wanted = [...new Set(ids)]
  const rows =
    wanted.length === 0
      ? []
      : await db
          .select({
            id: products.id,
            subscriptUrl: sql<string | null>`${products.body} ->> 'subscriptUrl'`,
            productLabels: sql<readonly ProductLabel[] | null>`${products.body} -> 'productLabels'`,
          })
          .from(products)
          .where(inArray(products.id, wanted))
  const found = new Map(rows.map((row) => [row.id, marksOf(row)]))
  return (id) => found.get(id) ?? {}
}
