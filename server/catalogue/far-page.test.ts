import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { goodsSorts } from '../../schemas/api/retail-goods.ts'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../tests/fixtures/sandbox-mall.ts'
import { isPublic } from '../comments/comment-book.ts'
import { comments, packageOffers, products } from '../db/schema.ts'
import { cloneRows } from '../sandbox/grow/clone.ts'
import { STRIDE } from './far-page.ts'
import { findMallGoods } from './mall-goods.ts'

const MANY = STRIDE * 3
const SIZE = 50
const all = Array.from({ length: MANY }, (_, at) => at + 1)

describeInSandbox('a page far from the first', NOON, (opened) => {
  const { db, call } = sandboxMall(opened)
  /** Each page of a list, the one after its last too. */
  const walk = async (
    page: (number: number) => Promise<{ readonly ids: readonly string[]; readonly total: number }>,
  ) => {
    const { total } = await page(1)
    const numbers = Array.from({ length: Math.ceil(total / SIZE) + 1 }, (_, at) => at + 1)
    const pages = await Promise.all(numbers.map(async (number) => (await page(number)).ids))
    expect([pages.flat().length, pages.at(-1)]).toEqual([total, []])
    return pages.flat()
  }

  describe('of packages', () => {
    beforeAll(async () => {
      const copies = sql`package_offers c cross join generate_series(1, ${MANY}) n where c.position = 1`
      // Some positions are nobody's, as where packages were taken off.
      await cloneRows(
        db(),
        packageOffers,
        {
          position: sql`1000 + n * 3`,
          productId: sql`'p' || n`,
          productItemNames: sql`array[case when n % 2 = 0 then '亲子' else '海边' end]`,
        },
        copies,
      )
    })

    it.each([
      [[], 1],
      [['亲子'], 2],
    ])('has those that stand there: %j', async (productItemNames, step) => {
      const found = await walk(async (pageNum) => {
        const payload = { pageNum, pageSize: SIZE, isShowHomePage: false, productItemNames }
        const { data } = (await call({ method: 'POST', url: contracts.productPackageList.path, payload })).json()
        const offers = data.productPackageInfos as { productId: string }[]
        return { ids: offers.map(({ productId }) => productId), total: data.total }
      })
      expect(found.filter((id) => id.startsWith('p'))).toEqual(all.filter((n) => n % step === 0).map((n) => `p${n}`))
    })
  })

  describe('of comments', () => {
    beforeAll(async () => {
      const copies = sql`(select * from comments where product_id = '310101' and status = 1 limit 1) c cross join generate_series(1, ${MANY}) n`
      const createTime = sql`'2026-10-1' || n % 10 || 'T10:00:00'`
      await cloneRows(
        db(),
        comments,
        { id: sql`'far-' || n`, orderId: sql`null`, createTime, score: sql`1 + n % 5` },
        copies,
      )
    })

    it.each(['all', 'good'] as const)('has those that stand there: %s', async (commentType) => {
      const found = await walk(async (pageNumber) => {
        const payload = { articleId: '310101', commentType, sortType: 6, pageNumber, pageSize: SIZE }
        const { data } = (await call({ method: 'POST', url: contracts.commentPage.path, payload })).json()
        const { comments: listed } = data.productCommentPage as { comments: { id: string }[] }
        return { ids: listed.map(({ id }) => id), total: data.paginationDTO.totalCount }
      })
      const { rows } = await db().execute<{ id: string }>(sql`
        select id from comments where product_id = '310101' and ${isPublic('2026-11-20T12:00:00')} and score >= ${commentType === 'all' ? 0 : 4}
        order by create_time desc, id desc`)
      expect(found).toEqual(rows.map(({ id }) => id))
    })
  })

  describe('of the mall’s goods', () => {
    const now = '2026-11-20T12:00:00'
    beforeAll(async () => {
      // Many cost the same, were sold as often, and came on the same day.
      const equal = { sold: sql`n % 3`, startPriceFen: sql`1000 + n % 4`, saleStartDate: sql`'2026-01-0' || 1 + n % 5` }
      const copies = sql`products c cross join generate_series(1, ${MANY}) n where c.id = '680101'`
      await cloneRows(
        db(),
        products,
        { ...equal, id: sql`'680101' || lpad(n::text, 6, '0')`, code: sql`'far' || n` },
        copies,
      )
    })

    it.each(goodsSorts)('has those that stand there, by %s', async (sort) => {
      const found = await walk(async (pageNumber) => {
        const { rows, total } = await findMallGoods(db(), { sort, pageNumber, pageSize: SIZE }, now)
        return { ids: rows.map(({ id }) => id), total }
      })
      const order = {
        sales: 'sold desc, id',
        new: 'sale_start_date desc, id',
        'price-up': 'start_price_fen, id',
        'price-down': 'start_price_fen desc, id desc',
      }
      const { rows } = await db().execute<{ id: string }>(sql`
        select id from products where mall_category is not null and status = 1 and sale_start_date <= ${now} and sale_end_date > ${now}
        order by ${sql.raw(order[sort])}`)
      expect(found).toEqual(rows.map(({ id }) => id))
    })
  })
})
