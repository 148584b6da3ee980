import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Orm } from '../db/open-database.ts'
import { products } from '../db/schema.ts'
import { countCategories } from './count-categories.ts'
import { isOnSale } from './on-sale.ts'

interface Input {
  /** '' is all of them. */
  readonly category: string
  readonly pageNumber: number
  readonly pageSize: number
}

const { id, exchangePoints, exchangeCategory } = products

/**
 * A page of what the points mall sells, for the fewest points first, and how many there are of each category, which was counted a minute ago
 * at most. Nobody else shows it, because money alone does not buy it.
 * @param now Beijing time
 */
export async function findExchanged(db: Orm, { category, pageNumber, pageSize }: Input, now: string) {
  const sold = and(isNotNull(exchangePoints), isOnSale(now))
  const rows = await db
    .select({ id, points: exchangePoints })
    .from(products)
    .where(and(sold, category === '' ? undefined : eq(exchangeCategory, category)))
    .orderBy(asc(exchangePoints), asc(id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const categories = await countCategories(db, exchangeCategory, { where: sold, order: [asc(exchangeCategory)], now })
  const meant = categories.filter(({ name }) => category === '' || name === category)
  return { ids: rows.map((row) => row.id), categories, total: meant.reduce((sum, one) => sum + one.count, 0) }
}
