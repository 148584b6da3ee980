import { expect, it } from 'vitest'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { NOON } from '../../tests/fixtures/sandbox-mall.ts'
import { articles, forwardUrls, products } from '../db/schema.ts'
import { firstAddresses, listedArticles, listedProducts } from './listed-things.ts'

const everywhere = () => true
const today = '2026-11-20T12:00:00'

describeInSandbox('what has a page for search engines', NOON, (opened) => {
  const db = () => opened().database.orm

  it('is every product that is on sale now and not sold elsewhere, on the page of its kind', async () => {
    const listed = await listedProducts(db(), () => today, everywhere).read(0, 1_000)
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

  it('is told some at a time, each once, and of the paths that may be listed alone', async () => {
    for (const list of [listedProducts(db(), () => today, everywhere), listedArticles(db(), everywhere)]) {
      const all = await list.read(0, 1_000)
      expect(await list.count()).toBe(all.length)
      const parts = await Promise.all(
        Array.from({ length: Math.ceil(all.length / 7) }, (_, at) => list.read(at * 7, 7)),
      )
      expect(parts.slice(0, -1).every(({ length }) => length === 7)).toBe(true)
      expect(parts.flat()).toEqual(all)
    }
    const goods = listedProducts(
      db(),
      () => today,
      (path) => path === '/goods/',
    )
    expect(new Set((await goods.read(0, 1_000)).map(({ path }) => path))).toEqual(new Set(['/goods/']))
    expect(await listedArticles(db(), () => false).count()).toBe(0)
  })

  it('is told by the first addresses of each kind, however many things there are', async () => {
    const things = [
      ...(await listedProducts(db(), () => today, everywhere).read(0, 1_000)),
      ...(await listedArticles(db(), everywhere).read(0, 1_000)),
    ]
    const firstOf = (path: string) => things.filter((one) => one.path === path).slice(0, 2)
    const firsts = [...new Set(things.map(({ path }) => path))].flatMap(firstOf)
    expect(firsts.length).toBeLessThan(things.length)
    const told = await firstAddresses(db(), () => today, 2)
    expect(told.toSorted()).toEqual(firsts.map(({ path, id }) => path + id).toSorted())
  })

  it('is every article, with the time when it came out', async () => {
    const listed = await listedArticles(db(), everywhere).read(0, 1_000)
    expect(listed).toHaveLength((await db().select().from(articles)).length)
    for (const { path, changed } of listed) {
      expect(path).toBe('/content/')
      expect(changed).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    }
  })
})
