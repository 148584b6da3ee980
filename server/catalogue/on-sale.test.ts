import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { products } from '../db/schema.ts'
import { findForStay } from './for-stay.ts'
import { isOnSale } from './on-sale.ts'
import { findBest, findRecommended, MOST_RECOMMENDED } from './recommended.ts'

const NOON = Date.parse('2026-11-20T12:00:00+08:00')
const NOW = '2026-11-20T12:00:00'

describeInSandbox('what is on sale', NOON, (opened) => {
  const db = () => opened().database.orm
  const ofIt = eq(products.id, '310101')

  /** Whether a product that can be bought still can, when its body has more. */
  async function withBody(more: object, now = NOW): Promise<boolean> {
    const [before] = await db().select({ body: products.body }).from(products).where(ofIt)
    await db()
      .update(products)
      .set({ body: sql`${products.body} || ${JSON.stringify(more)}::jsonb` })
      .where(ofIt)
    const found = await db().$count(products, and(ofIt, isOnSale(now)))
    await db().update(products).set({ body: before!.body }).where(ofIt)
    return found > 0
  }
  const MINUTE = 60_000
  const teams = (from: number, until: number) => ({
    groupProduct: { startTimeMillisecond: from, endTimeMillisecond: until },
  })
  const ticket = (more: object) => ({
    ticket: { ...{ typePublish: 1, typeEdit: 2, effectTime: '2026-11-01', expireDate: '2026-11-20' }, ...more },
  })

  it.each([
    ['as it is', {}, true],
    ['sold elsewhere', { forwardUrl: 'https://other.example' }, false],
    ['sold to a stay alone', { mainOrder: { productIds: [] } }, true],
    ['sold out by its tag', { productTagList: ['新品', '已售罄'] }, false],
    ['booked up by its tag', { productTagList: ['已约满'] }, false],
    ['a ticket on its last day', ticket({}), true],
    ['a ticket of tomorrow', ticket({ effectTime: '2026-11-21', expireDate: '2026-11-30' }), false],
    ['a ticket of yesterday', ticket({ expireDate: '2026-11-19' }), false],
    ['a ticket that is not published', ticket({ typePublish: 2 }), false],
    ['an activity that runs', { productActivity: { startDate: NOW, endDate: '2026-11-20T12:00:01' } }, true],
    ['an activity that is over', { productActivity: { startDate: '2026-11-19T00:00:00', endDate: NOW } }, false],
    ['an activity to come', { productActivity: { startDate: '2026-11-20T12:00:01', endDate: '2026-12-01' } }, false],
    ['a group buy that runs', teams(NOON, NOON + MINUTE), true],
    ['a group buy that is over', teams(NOON - MINUTE, NOON), false],
    ['a bargain that runs', { bargain: { activityStatus: 2 } }, true],
    ['a bargain that is over', { bargain: { activityStatus: 3 } }, false],
  ])('is told of a product %s', async (_, more, expected) => {
    expect(await withBody(more)).toBe(expected)
  })

  it('begins and ends with its sale', async () => {
    expect([await withBody({}, '2026-10-01T00:00:00'), await withBody({}, '2028-01-01T00:00:00')]).toEqual([
      false,
      false,
    ])
  })

  it('is recommended: at the same place and of the same kind first, each by how often it was bought', async () => {
    const [seen] = await db().select().from(products).where(ofIt)
    const found = await findRecommended(db(), { seen, now: NOW })
    const rows = new Map((await db().select().from(products)).map((row) => [row.id, row]))
    const near = found.map(({ id, productType }) => {
      const isHere = rows.get(id)!.place === seen!.place
      return Number(isHere) + Number([31, 61].includes(productType))
    })
    expect(near).toEqual(near.toSorted((one, other) => other - one))
    expect(found.length).toBeLessThanOrEqual(MOST_RECOMMENDED + 1)
    for (const step of [0, 1, 2]) {
      const sold = found.filter((_, at) => near[at] === step).map((one) => one.sold)
      expect(sold).toEqual(sold.toSorted((one, other) => other - one))
    }
  })

  it('is recommended to nobody, where it is sold to the guests of a stay alone: they find it by their stay', async () => {
    const [{ body }] = (await db().select().from(products).where(eq(products.id, '610105'))) as [
      typeof products.$inferSelect,
    ]
    const stay = body.mainOrder!.productIds[0]!
    expect(await findBest(db(), { ids: ['610105'], types: [] }, NOW, 20)).toEqual([])
    expect((await findForStay(db(), NOW, stay)).map(({ id }) => id)).toContain('610105')
    expect(await findForStay(db(), NOW, 'another')).toEqual([])
  })

  it('is what a coupon of some products or kinds is used on', async () => {
    expect(await findBest(db(), { ids: ['310101', '310107'], types: [] }, NOW, 20)).toEqual(['310101'])
    const tickets = await findBest(db(), { ids: [], types: [30] }, NOW, 2)
    expect(tickets).toEqual(['200101', '200102'])
  })
})
