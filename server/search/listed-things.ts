import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import { productKindOf, productKinds } from '../../schemas/domain/product-kind.ts'
import type { Orm } from '../db/open-database.ts'
import { articles, forwardUrls, products } from '../db/schema.ts'
import { isOwn } from '../db/tables/shelf.ts'

/** Something with a page of its own. */
export interface ListedThing {
  /** Where pages of its kind stand: /goods/ */
  readonly path: string
  readonly id: string
  /** Beijing time, 2026-11-01 09:00; absent when nobody wrote it down. */
  readonly changed?: string
}

/** Things with pages, in an order that stays. A shop has any number of them: whoever reads says where to begin and how many. */
export interface ThingList {
  readonly count: () => Promise<number>
  readonly read: (from: number, most: number) => Promise<readonly ListedThing[]>
}

/** Whether pages at a path may be listed: /goods/ */
export type MayList = (path: string) => boolean

/**
 * Products that are on sale, and sold on a page of their own.
 * @param now Beijing time, 2026-11-20T12:00:00
 */
export function listedProducts(db: Orm, now: () => string, mayList: MayList): ThingList {
  const listed = () => {
    const types = Object.values(productKinds).flatMap(({ path, productType }) => (mayList(path) ? [productType] : []))
    return and(
      ...[isOwn(products), inArray(products.productType, types), isNull(forwardUrls.url)],
      ...[lte(products.saleStartDate, now()), gt(products.saleEndDate, now())],
    )
  }
  return {
    async count() {
      const rows = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(products)
        .leftJoin(forwardUrls, eq(forwardUrls.productId, products.id))
        .where(listed())
      return rows[0]?.count ?? 0
    },
    async read(from, most) {
      const rows = await db
        .select({ id: products.id, productType: products.productType })
        .from(products)
        .leftJoin(forwardUrls, eq(forwardUrls.productId, products.id))
        .where(listed())
        .orderBy(products.id)
        .offset(from)
        .limit(most)
      return rows.flatMap(({ id, productType }) => {
        const kind = productKindOf(productType)
        return kind ? [{ path: productKinds[kind].path, id }] : []
      })
    },
  }
}

const ARTICLES = '/content/'

export const listedArticles = (db: Orm, mayList: MayList): ThingList => ({
  count: async () => (mayList(ARTICLES) ? db.$count(articles) : 0),
  async read(from, most) {
    if (!mayList(ARTICLES)) return []
    const rows = await db
      .select({ id: articles.contentid, changed: sql<string>`${articles.body} ->> 'publishTime'` })
      .from(articles)
      .orderBy(articles.contentid)
      .offset(from)
      .limit(most)
    return rows.map((row) => ({ path: ARTICLES, ...row }))
  },
})

/** Things of each kind by their addresses, /goods/650101: the first of each, since a kind has one page and a shop any number of things. */
export async function firstAddresses(db: Orm, now: () => string, ofEach: number): Promise<string[]> {
  const products: ListedThing[] = []
  for (const path of new Set(Object.values(productKinds).map((kind) => kind.path)))
    products.push(...(await listedProducts(db, now, (one) => one === path).read(0, ofEach)))
  const byId = products.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return [...byId, ...(await listedArticles(db, () => true).read(0, ofEach))].map(({ path, id }) => path + id)
}
