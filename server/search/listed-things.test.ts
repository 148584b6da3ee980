import { expect, it } from 'vitest'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { NOON } from '../../tests/fixtures/sandbox-mall.ts'
import { articles, forwardUrls, products } from '../db/schema.ts'
import { listedArticles, listedProducts } from './listed-things.ts'

const today = '2026-11-20T12:00:00'

describeInSandbox('what has a page for search engines', NOON, (opened) => {
  const db = () => opened().database.orm

  it('is every product that is on sale now and not sold elsewhere, on the page of its kind', async () => {
    const listed = await listedProducts(db(), today)
    const rows = await db().select().from(products)
    const elsewhere = new Set((await db().select().from(forwardUrls)).map(({ productId }) => productId))
    const expected = rows
      .filter(({ status, saleStartDate, saleEndDate }) => status === 1 && saleStartDate <= today && saleEndDate > today)
      .filter(({ id, body }) => !elsewhere.has(id) && body.forwardUrl === undefined)
    expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(['650101', '200101', '310102']))
    expect(expected.map(({ id }) => id)).toEqual(expect.arrayContaining(listed.map(({ id }) => id)))
    expect(listed.find(({ id }) => id === '650101')).toEqual({ id: '650101', path: '/goods/' })
    expect(listed.length).toBeLessThan(rows.length)
  })

  it('is every article, with the time when it came out', async () => {
    const listed = await listedArticles(db())
    expect(listed).toHaveLength((await db().select().from(articles)).length)
    for (const { path, changed } of listed) {
      expect(path).toBe('/content/')
      expect(changed).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    }
  })
})
