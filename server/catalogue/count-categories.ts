import { count, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from '../db/open-database.ts'
import { products } from '../db/schema.ts'
import { A_MINUTE, cachedRead } from './cached-reads.ts'

interface Wanted {
  readonly where: SQL | undefined
  readonly order: readonly (SQL | PgColumn)[]
  /** Beijing time. */
  readonly now: string
}

/** How many products there are of each category, as they were counted a minute ago at most. @param category a column of the shelf (tables/shelf.ts) */
export const countCategories = (
  db: Orm,
  category: PgColumn,
  { where, order, now }: Wanted,
): Promise<{ name: string; count: number }[]> =>
  cachedRead(
    db,
    `categories ${category.name} ${now.slice(0, 16)}`,
    async () => {
      const rows = await db
        .select({ name: category, count: count() })
        .from(products)
        .where(where)
        .groupBy(category)
        .orderBy(...order)
      return rows.map((row) => ({ name: String(row.name ?? ''), count: row.count }))
    },
    A_MINUTE,
  )
