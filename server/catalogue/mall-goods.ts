import { and, asc, count, desc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import type { goodsSorts } from '../../schemas/api/retail-goods.ts'
import type { Orm } from '../db/open-database.ts'
import { products } from '../db/schema.ts'
import { inOrder, type OrderKey, startOfPage } from './far-page.ts'
import { countCategories } from './count-categories.ts'
import { readProductRows } from './recommended.ts'

type GoodsSort = (typeof goodsSorts)[number]

interface MallGoodsQuery {
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
const orders: Readonly<Record<GoodsSort, readonly [OrderKey, OrderKey]>> = {
  sales: [
    [products.sold, 'down'],
    [id, 'up'],
  ],
  new: [
    [products.saleStartDate, 'down'],
    [id, 'up'],
  ],
  'price-up': [
    [products.startPriceFen, 'up'],
    [id, 'up'],
  ],
  'price-down': [
    [products.startPriceFen, 'down'],
    [id, 'down'],
  ],
}

/**
 * A page of the mall's goods, what sells best first where nobody says otherwise, and how many there are of each category, which was counted a
 * minute ago at most. What comes before the page is passed over in an index.
 */
export async function findMallGoods(db: Orm, asked: MallGoodsQuery, now: string) {
  const { category: wanted, sort = 'sales', pageNumber, pageSize } = asked
  const chosen = and(onSale(now), wanted ? eq(mallCategory, wanted) : undefined)
  const list = { name: `goods ${JSON.stringify([sort, wanted, now.slice(0, 16)])}`, keys: orders[sort], where: chosen }
  const start = await startOfPage(db, list, (pageNumber - 1) * pageSize)
  const ids = start
    ? await db
        .select({ id })
        .from(products)
        .where(and(chosen, start.where))
        .orderBy(...inOrder(orders[sort]))
        .limit(pageSize)
        .offset(start.offset)
    : []
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
