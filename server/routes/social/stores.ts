import { and, desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../db/open-database.ts'
import { companies, products } from '../../db/schema.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** A store and the company that it is of (B2.9, B3). */
export function storeRoute(app: FastifyInstance, { db }: MallDeps): void {
  contractRoute(app, 'storeInformation', async ({ params: { storeId } }) => {
    const all = await db.select().from(companies)
    const company = all.find(({ body }) => body.stores.some((store) => store.storeId === storeId))
    const store = company?.body.stores.find((one) => one.storeId === storeId)
    if (!company || !store) return refuse('not-found')
    return { store, companyId: company.id, companyName: company.name, pictures: await picturesOf(db, storeId) }
  })
}

const MOST_PRODUCTS = 6

/** What it sells most often is what it looks like. */
async function picturesOf(db: Orm, storeId: string): Promise<{ url: string; alt: string }[]> {
  const rows = await db
    .select({ body: products.body })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.status, 1)))
    .orderBy(desc(products.sold))
    .limit(MOST_PRODUCTS)
  const first = rows.flatMap(({ body }) => body.productImageInfos.slice(0, 1))
  return [...new Map(first.map((picture) => [picture.url, picture])).values()]
}
