import { and, asc, count, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { productKinds, productPath } from '../../schemas/domain/product-kind.ts'
import type { BargainCard } from '../../schemas/domain/bargain-team.ts'
import type { Product } from '../../schemas/domain/product.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { bargainStanding } from '../../src/domain/goods/bargain.ts'
import { fenOfYuan, yuanOfFen } from '../../src/domain/money.ts'
import { marksOf } from '../../src/domain/product/product-marks.ts'
import { cachedProduct } from '../catalogue/products.ts'
import { withStockLeft } from '../catalogue/stock-left.ts'
import type { Orm } from '../db/open-database.ts'
import { bargains, products } from '../db/schema.ts'
import { isBargainSoldOut, readBargainState } from './read-bargains.ts'

interface Input {
  readonly memberId: string | undefined
  readonly isMine: boolean
  readonly pageNumber: number
  readonly pageSize: number
  /** Epoch ms of the shop's clock. */
  readonly now: number
}

/** Products whose price can be cut: those of activities that go on first, then those to come, then those that are over. */
export async function listBargains(db: Orm, asked: Input): Promise<{ products: BargainCard[]; total: number }> {
  const { isMine, memberId, pageNumber, pageSize, now } = asked
  const isOffered = and(
    eq(products.productType, productKinds.bargain.productType),
    eq(products.status, 1),
    isNotNull(sql`${products.body} -> 'bargain'`),
    isMine ? inArray(products.id, begunBy(db, memberId ?? '')) : undefined,
  )
  const [found] = await db.select({ total: count() }).from(products).where(isOffered)
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(isOffered)
    .orderBy(rankAt(shopClock(now)), asc(products.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const cards = await Promise.all(rows.map(({ id }) => readCard(db, id, memberId, now)))
  return { products: cards.filter((card) => card !== undefined), total: found?.total ?? 0 }
}

const begunBy = (db: Orm, memberId: string) =>
  db.select({ id: bargains.productId }).from(bargains).where(eq(bargains.memberId, memberId))

/** Texts of the same form are in the order of their times. */
const rankAt = (clock: string): SQL => sql`case
  when ${clock} < ${products.body} -> 'productActivity' ->> 'startDate' then 1
  when ${clock} < ${products.body} -> 'productActivity' ->> 'endDate' then 0
  else 2 end`

async function readCard(
  db: Orm,
  id: string,
  memberId: string | undefined,
  now: number,
): Promise<BargainCard | undefined> {
  const kept = await cachedProduct(db, id)
  const product = kept && (await withStockLeft(db, kept))
  const state = product && (await readBargainState(db, product, memberId, now))
  if (!product || !state) return undefined
  const { move, button, word } = bargainStanding(state, isBargainSoldOut(product, now))
  const { cutTeamId, cutGoalPrice: goalPrice, cutPrice, leftPrice } = state
  return {
    ...cardFace(product),
    ...{ goalPrice, cutPrice, leftPrice, move, button, ...(word && { word }) },
    originalPrice: yuanOfFen(fenOfYuan(goalPrice) + fenOfYuan(cutPrice) + fenOfYuan(leftPrice)),
    to: cutTeamId ? `/bargain/detail?cutTeamId=${cutTeamId}&productId=${id}` : (productPath(product) ?? ''),
  }
}

const cardFace = (product: Product) => ({
  ...{ productId: product.id, productName: product.productName, place: product.place },
  picture: product.productImageInfos[0]?.url ?? '',
  ...marksOf(product),
})
