import { and, asc, count, desc, eq, gt, isNotNull, lte, type SQL } from 'drizzle-orm'
import type { goodsSorts } from '../../schemas/api/retail-goods.ts'
import type { Orm } from '../db/open-database.ts'
import { products } from '../db/schema.ts'
import { countCategories } from './count-categories.ts'
import { readProductRows } from './recommended.ts'

type GoodsSort = (typeof goodsSorts)[number]

interface MallGoodsAsked {
  /** '' and undefined: all of them. */
  readonly category?: string | undefined
  readonly sort?: GoodsSort | undefined
  readonly pageNumber: number
  readonly pageSize: number
}

const { id, mallCategory } = products

/** On the shelf of the mall, begun and not over. @param now Beijing time, as sale dates are written */
const onSale = (now: string) =>
  and(isNotNull(mallCategory), eq(products.status, 1), lte(products.saleStartDate, now), gt(products.saleEndDate, now))

/** An index goes backwards as a whole: what is dearest first has the last of those that cost the same first. */
const orders: Readonly<Record<GoodsSort, readonly SQL[]>> = {
  sales: [desc(products.sold), asc(id)],
  new: [desc(products.saleStartDate), asc(id)],
  'price-up': [asc(products.startPriceFen), asc(id)],
  'price-down': [desc(products.startPriceFen), desc(id)],
}

/**
 * A page of the mall's goods, what sells best first where nobody says otherwise, and how many there are of each category, which was counted a
 * minute ago at most. What comes before the page is passed over in an index.
 */
export async function findMallGoods(db: Orm, asked: MallGoodsAsked, now: string) {
  const { category: wanted, sort = 'sales', pageNumber, pageSize } = asked
  const ids = await db
    .select({ id })
    .from(products)
    .where(and(onSale(now), wanted ? eq(mallCategory, wanted) : undefined))
    .orderBy(...orders[sort])
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const rows = await readProductRows(
    db,
    ids.map((one) => one.id),
  )
  const categories = await countCategories(db, mallCategory, {
    where: onSale(now),
    order: [desc(count()), asc(mallCategory)],
    now,
  })
  const all = categories.reduce((sum, one) => sum + one.count, 0)
  return { rows, categories, total: wanted ? (categories.find(({ name }) => name === wanted)?.count ?? 0) : all }
}
