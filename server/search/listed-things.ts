import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { productKindOf, productKinds } from '../../schemas/domain/product-kind.ts'
import type { Orm } from '../db/open-database.ts'
import { articles, forwardUrls, products } from '../db/schema.ts'

/** Something with a page of its own. */
export interface ListedThing {
  /** Where pages of its kind stand: /goods/ */
  readonly path: string
  readonly id: string
  /** Beijing time, 2026-11-01 09:00; absent when nobody wrote it down. */
  readonly changed?: string
}

/** Products that are on sale, and sold on a page of their own. */
export async function listedProducts(db: Orm, now: string): Promise<ListedThing[]> {
  const rows = await db
    .select({ id: products.id, productType: products.productType })
    .from(products)
    .leftJoin(forwardUrls, eq(forwardUrls.productId, products.id))
    .where(
      and(
        eq(products.status, 1),
        lte(products.saleStartDate, now),
        gt(products.saleEndDate, now),
        isNull(forwardUrls.url),
        isNull(sql`${products.body} ->> 'forwardUrl'`),
      ),
    )
    .orderBy(products.id)
  return rows.flatMap(({ id, productType }) => {
    const kind = productKindOf(productType)
    return kind ? [{ path: productKinds[kind].path, id }] : []
  })
}

/** Articles. */
export async function listedArticles(db: Orm): Promise<ListedThing[]> {
  const rows = await db
    .select({ id: articles.contentid, changed: sql<string>`${articles.body} ->> 'publishTime'` })
    .from(articles)
    .orderBy(articles.contentid)
  return rows.map((row) => ({ path: '/content/', ...row }))
}
