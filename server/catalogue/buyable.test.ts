import { inArray } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { addDays, shopDay } from '../../src/domain/dates.ts'
import { stockIds } from '../../src/domain/product/has-left.ts'
import { NOON, sandboxMall } from '../../tests/fixtures/sandbox-mall.ts'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { stockTaken } from '../db/schema.ts'
import { readBuyable } from './buyable.ts'
import { readProduct } from './products.ts'

const TODAY = shopDay(NOON)
/** After every calendar: a hotel's reaches 18 months. */
const DAYS = 600

describeInSandbox('what is recommended', NOON, (opened) => {
  const { db, call } = sandboxMall(opened)
  const filled: string[] = []
  afterEach(async () => {
    await db()
      .delete(stockTaken)
      .where(inArray(stockTaken.itemId, filled.splice(0)))
  })

  /** Every unit of a product is bought, on every day but one. */
  async function sellOut(id: string, freeDay = ''): Promise<void> {
    const { dated, undated } = stockIds((await readProduct(db(), id))!)
    const days = Array.from({ length: DAYS }, (_, at) => addDays(TODAY, at - 1)).filter((day) => day !== freeDay)
    const taken = 1_000_000
    const rows = [
      ...dated.flatMap((itemId) => days.map((day) => ({ itemId, day, taken }))),
      ...undated.map((itemId) => ({ itemId, day: '', taken })),
    ]
    filled.push(...dated, ...undated)
    await db().delete(stockTaken).where(inArray(stockTaken.itemId, filled))
    for (let at = 0; at < rows.length; at += 5_000)
      await db()
        .insert(stockTaken)
        .values(rows.slice(at, at + 5_000))
  }

  const buyable = async (id: string) => (await readBuyable(db(), [id], NOON, { count: 1 })).rows.map((row) => row.id)

  it.each([
    ['a hotel', '100101'],
    ['a ticket', '200101'],
    ['a play', '310101'],
    ['a combo', '610101'],
    ['goods with packages', '650101'],
    ['goods with skus', '500101'],
  ])('is what somebody can still buy: %s is not, once every unit of it is sold', async (_, id) => {
    expect(await buyable(id)).toEqual([id])
    await sellOut(id)
    expect(await buyable(id)).toEqual([])
  })

  it.each([
    ['a hotel', '100101', 200],
    ['a ticket', '200101', 40],
    ['a play', '310101', 20],
  ])('%s is again, with one free day far ahead', async (_, id, ahead) => {
    await sellOut(id, addDays(TODAY, ahead))
    expect(await buyable(id)).toEqual([id])
  })

  it('is nothing without anything to choose from', async () => {
    expect(await buyable('610107')).toEqual([])
  })

  it('is told at once by the calls that recommend, whose page is filled with the next', async () => {
    const recommended = async (pageSize: number) => {
      const payload = { pageNumber: 1, pageSize, productCode: 'LT310106' }
      const reply = await call({ method: 'POST', url: '/online/cms-api/product/queryRecommendProducts', payload })
      return reply.json().data as { products: { productId: string }[]; total: number }
    }
    const before = await recommended(50)
    const [first, ...others] = before.products.map(({ productId }) => productId)
    await sellOut(first!)
    const after = await recommended(50)
    expect(after.products.map(({ productId }) => productId)).toEqual(others)
    expect(after.total).toBe(before.total - 1)
    expect((await recommended(3)).products.map(({ productId }) => productId)).toEqual(others.slice(0, 3))
  })

  it('is what a search finds too, which says what is sold out', async () => {
    const { productName } = (await readProduct(db(), '200101'))!
    const obstacle = async () => {
      const query = new URLSearchParams({ keyword: productName, kind: 'product', pageNumber: '1', pageSize: '20' })
      const reply = await call({ method: 'GET', url: `${contracts.shopSearch.path}?${query.toString()}` })
      const { list } = reply.json().data as { list: { id: string; obstacle?: string }[] }
      return list.find(({ id }) => id === '200101')!.obstacle
    }
    expect(await obstacle()).toBeUndefined()
    await sellOut('200101')
    expect(await obstacle()).toBe('已售罄')
  })
})
