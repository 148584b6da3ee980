import { and, count, desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Favorite } from '../../../schemas/domain/favorite.ts'
import { shopDay } from '../../../src/domain/dates.ts'
import { findProductId } from '../../catalogue/product-ids.ts'
import type { Orm } from '../../db/open-database.ts'
import { productCollects, products } from '../../db/schema.ts'
import { unpaidOfProduct } from '../../orders/unpaid-of-product.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { Clock } from '../../ports/clock.ts'
import type { MallDeps } from '../mall-deps.ts'
import { cardOf } from '../../catalogue/product-card.ts'

/** Products that members collect (A7, B4, B6, B7). */
export function collectRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'checkProductCollect', async ({ params, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const productId = await findProductId(db, params.productCode)
    if (productId === undefined) return refuse('not-found')
    const [found] = await db.select().from(productCollects).where(collectOf(viewer.memberId, productId))
    const unpaid = await unpaidOfProduct(db, { memberId: viewer.memberId, now: clock.now(), productId })
    return { isCollected: found !== undefined, ...(unpaid && { unpaid }) }
  })
  contractRoute(app, 'collectOrCancelProduct', async ({ params, query, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const productId = await findProductId(db, params.productCode)
    if (productId === undefined) return refuse('not-found')
    return { isCollected: await collect(db, clock, { memberId: viewer.memberId, productId, ...query }) }
  })
  contractRoute(app, 'myFavorites', async ({ body, viewer }) =>
    viewer ? findFavorites(db, viewer.memberId, body, clock.now()) : refuse('not-logged-in'),
  )
}

const collectOf = (memberId: string, productId: string) =>
  and(eq(productCollects.memberId, memberId), eq(productCollects.productId, productId))

interface Collecting {
  readonly memberId: string
  readonly productId: string
  readonly isCollected?: boolean
}

/** What was there is taken away, else it is put there, unless it is said what is wanted; two calls at once leave it as one would. */
async function collect(db: Orm, clock: Clock, { memberId, productId, isCollected }: Collecting): Promise<boolean> {
  if (isCollected !== true) {
    const gone = await db.delete(productCollects).where(collectOf(memberId, productId)).returning()
    if (gone.length > 0 || isCollected === false) return false
  }
  await db.insert(productCollects).values({ memberId, productId, collectedAt: clock.now() }).onConflictDoNothing()
  return true
}

interface Paging {
  readonly pageNumber: number
  readonly pageSize: number
}

/** The newest first. A product that the shop holds no more is left out. */
async function findFavorites(db: Orm, memberId: string, { pageNumber, pageSize }: Paging, now: number) {
  const mine = eq(productCollects.memberId, memberId)
  const joined = eq(products.id, productCollects.productId)
  const [found] = await db.select({ total: count() }).from(productCollects).innerJoin(products, joined).where(mine)
  const rows = await db
    .select()
    .from(productCollects)
    .innerJoin(products, joined)
    .where(mine)
    .orderBy(desc(productCollects.collectedAt), desc(products.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  return {
    products: rows.map(({ products: product, product_collects: { collectedAt } }) =>
      favoriteOf(product, collectedAt, now),
    ),
    total: found?.total ?? 0,
  }
}

function favoriteOf(row: typeof products.$inferSelect, collectedAt: number, now: number): Favorite {
  const { id, code, productName, place, status } = row
  const { categoryName, productUrl, ...card } = cardOf(row, now)
  return {
    productId: id,
    productCode: code,
    productName,
    ...(categoryName && { categoryName }),
    place,
    ...(productUrl && { productUrl }),
    ...card,
    status: status === 1 ? 1 : 0,
    collectedDay: shopDay(collectedAt),
  }
}
