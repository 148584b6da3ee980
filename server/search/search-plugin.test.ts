import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageOf, route, shopOf } from '../../src/engine/server/fake-shop.ts'
import type { ListedThing, ThingList } from './listed-things.ts'
import { searchPlugin } from './search-plugin.ts'

const routes = [
  route('home', '/'),
  route('same', '/same', { page: 'home' }),
  route('combo', '/combo'),
  route('me', '/', { query: { p: 'My' } }),
  route('order', '/order', { login: true }),
  route('cashier', '/cashier', { module: 'cashier' }),
  route('spell', '/spell', { open: false }),
  route('kept-out', '/kept-out', { index: false }),
  route('event', '/event'),
  route('goods', '/goods/:id'),
  route('ticket', '/ticket/:id', { open: false }),
  route('content', '/content/:contentid'),
]
const pages = {
  ...shopOf(
    {
      home: pageOf([], { head: { canonical: '/' } }),
      event: pageOf([], { head: { canonical: '/event?id={{ query.id }}' } }),
      combo: pageOf([]),
    },
    routes,
  ),
}
const things: readonly ListedThing[] = [
  { path: '/goods/', id: '650101' },
  { path: '/goods/', id: '海 1' },
  { path: '/ticket/', id: '200101' },
  { path: '/unknown/', id: '1' },
  { path: '/content/', id: 'a1', changed: '2026-11-01 09:00' },
]

let app: FastifyInstance
afterEach(() => app.close())

let now = 1_000_000
function open(more: Partial<Parameters<typeof searchPlugin>[1]> = {}) {
  const read = vi.fn(async (list: readonly ListedThing[], from: number, most: number) => list.slice(from, from + most))
  app = fastify()
  const lists = (mayList: (path: string) => boolean): ThingList[] =>
    [things.slice(0, 4), things.slice(4)].map((all) => {
      const listed = () => all.filter(({ path }) => mayList(path))
      return { count: async () => listed().length, read: (from, most) => read(listed(), from, most) }
    })
  const options = { pages, publicUrl: 'https://shop.example', isListed: true, things: lists, now: () => now, ...more }
  searchPlugin(app, options)
  return read
}

const get = (url: string, headers = {}) => app.inject({ url, headers })
const addressesOf = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/shop\.example\/tc-fostay([^<]*)<\/loc>/g)].map(([, path]) => path)

describe('the sitemap', () => {
  it('names what is open to everybody, each page once, then what is on sale and the articles', async () => {
    open()
    const reply = await get('/tc-fostay/sitemap.xml')
    expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(addressesOf(reply.body)).toEqual(['/', '/combo', '/goods/650101', '/goods/%E6%B5%B7%201', '/content/a1'])
    expect(reply.body).toContain(
      '<loc>https://shop.example/tc-fostay/content/a1</loc><lastmod>2026-11-01T09:00:00+08:00</lastmod>',
    )
  })

  it('is kept for ten minutes, by us and by who asked, and compressed', async () => {
    const read = open()
    const first = await get('/tc-fostay/sitemap.xml')
    expect(first.headers['cache-control']).toBe('public, max-age=600')
    const again = await get('/tc-fostay/sitemap.xml', { 'if-none-match': first.headers.etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('/tc-fostay/sitemap.xml', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
    expect(read).toHaveBeenCalledTimes(2)
    now += 600_000
    await get('/tc-fostay/sitemap.xml')
    expect(read).toHaveBeenCalledTimes(4)
  })

  it('is an index of several where there are more addresses than one may have', async () => {
    open({ mostUrls: 2 })
    const index = (await get('/tc-fostay/sitemap.xml')).body
    expect(index).toContain('<sitemapindex')
    const parts = addressesOf(index)
    expect(parts).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'])
    const all = await Promise.all(parts.map(async (part) => addressesOf((await get(`/tc-fostay${part}`)).body)))
    expect(all.map(({ length }) => length)).toEqual([2, 2, 1])
    expect(new Set(all.flat()).size).toBe(5)
    expect((await get('/tc-fostay/sitemap-4.xml')).statusCode).toBe(404)
    expect((await get('/tc-fostay/sitemap-0.xml')).statusCode).toBe(404)
  })

  it('reads no more things at once than one part holds', async () => {
    const read = open({ mostUrls: 2 })
    await get('/tc-fostay/sitemap.xml')
    expect(read, 'the index counts alone').not.toHaveBeenCalled()
    await get('/tc-fostay/sitemap-2.xml')
    await get('/tc-fostay/sitemap-3.xml')
    expect(read.mock.calls.map(([, from, most]) => [from, most])).toEqual([
      [0, 2],
      [0, 1],
    ])
  })

  it('is not there while the shop does not know its own address', async () => {
    open({ publicUrl: '' })
    expect((await get('/tc-fostay/sitemap.xml')).statusCode).toBe(404)
    expect((await get('/robots.txt')).body).not.toContain('Sitemap')
  })
})

describe('robots.txt', () => {
  it('lets crawlers into the shop and names its sitemap', async () => {
    open()
    const reply = await get('/robots.txt')
    expect(reply.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=600',
    })
    expect(reply.body).toBe(
      'User-agent: *\nDisallow: /studio\nDisallow: /docs\nDisallow: /sandbox\nDisallow: /metrics\nDisallow: /jobs\nDisallow: /tc-fostay/_page\n\nSitemap: https://shop.example/tc-fostay/sitemap.xml\n',
    )
  })

  it('asks all of them to stay away from a sandbox', async () => {
    open({ isListed: false })
    expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  })
})
