import { asc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { PackageFilter } from '../../schemas/domain/package-offer.ts'
import { cachedRead } from '../catalogue/cached-reads.ts'
import type { Orm } from '../db/open-database.ts'
import { packageFilterOptions } from '../db/schema.ts'
import { contractRoute } from '../plugins/contract-route.ts'

/** The words by which packages can be filtered (B7). */
export function packageFilterRoute(app: FastifyInstance, db: Orm): void {
  contractRoute(app, 'productPackageFilter', async () => ({ productPackageFilterInfo: await cachedPackageFilter(db) }))
}

/** Hot tags and categories, in the order in which they are shown. */
export const cachedPackageFilter = (db: Orm): Promise<PackageFilter> =>
  cachedRead(db, 'package filter', () => readPackageFilter(db))

async function readPackageFilter(db: Orm): Promise<PackageFilter> {
  const rows = await db.select().from(packageFilterOptions).orderBy(asc(packageFilterOptions.position))
  const categories = new Map<string, string[]>()
  for (const { category, name } of rows)
    if (category !== null) categories.set(category, [...(categories.get(category) ?? []), name])
  return {
    productsKeywordFilters: rows.filter(({ category }) => category === null).map(({ name }) => name),
    productsFilterConditionMap: Object.fromEntries(categories),
  }
}
