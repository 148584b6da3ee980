import { describe, expect, it } from 'vitest'
import { cachedPage, memberPage, ready } from './fake-cached-page.ts'
import { hrefOf, keyOf, kindOf, nameOf, ordersWithCodes, storeOf } from './keeping.ts'

const SITE = 'https://shop.example'
const SHARED = 'public, max-age=0, must-revalidate'
const NOBODYS = 'private, no-store'

const kindAt = (path: string, mode = 'navigate', method = 'GET', headers = {}) =>
  kindOf({ method, mode, url: new URL(path, SITE).href, headers: new Headers(headers) }, SITE)

describe('what the worker takes', () => {
  it.each([
    ['/tc-fostay/', 'document'],
    ['/tc-fostay/detail/90000324?from=clubmed', 'document'],
    ['/tc-fostay/_page?href=%2Forder', 'page'],
    ['/tc-fostay/assets/app-1234567.js', 'code'],
    ['/tc-fostay/media/bay-1-780x380.avif', 'picture'],
  ])('%s is a %s', (path, kind) => {
    expect(kindAt(path)).toBe(kind)
  })

  it.each([
    ...['/studio/', '/studio/gallery', '/desk/', '/sandbox/members', '/docs', '/metrics', '/healthz', '/'],
    ...['/tc-fostay/sw.js', '/tc-fostay/_session', '/tc-fostay/_report', '/tc-fostay/sitemap.xml'],
    ...['/tc-fostay/media/bay-film.mp4', '/online/order/detail', 'https://other.example/tc-fostay/'],
    '/tc-fostay/combo?_preview=secret',
    '/tc-fostay/combo?%5Fpreview=secret',
    '/tc-fostay/_page?href=%2Fcombo%3F_preview%3Dsecret',
  ])('%s is none of its business', (path) => {
    expect(kindAt(path)).toBe('none')
  })

  it('is never a POST, nor a document that is no navigation', () => {
    expect(kindAt('/tc-fostay/', 'navigate', 'POST')).toBe('none')
    expect(kindAt('/tc-fostay/_page?href=%2F', 'cors', 'POST')).toBe('none')
    expect(kindAt('/tc-fostay/combo', 'cors')).toBe('none')
  })

  it('is never a part of a file', () => {
    expect(kindAt('/tc-fostay/media/bay-1-780x380.avif', 'no-cors', 'GET', { range: 'bytes=0-99' })).toBe('none')
  })

  it('is one page, whether the browser asks for its document or the app for its data', () => {
    const document = hrefOf(`${SITE}/tc-fostay/detail/1?from=clubmed`)
    expect(keyOf(document)).toBe('/tc-fostay/_page?href=%2Fdetail%2F1%3Ffrom%3Dclubmed')
    expect(hrefOf(SITE + keyOf(document))).toBe(document)
    expect(hrefOf(`${SITE}/tc-fostay/`)).toBe('/')
  })
})

describe('where a page is kept', () => {
  it('for anybody when it is the same for everybody', () => {
    expect(storeOf('/', cachedPage(), SHARED)).toBe('pages')
  })

  it('nowhere when the server lets nobody keep it, it was lost, or it is of a thing that is not there', () => {
    expect(storeOf('/', cachedPage(), NOBODYS)).toBeUndefined()
    expect(storeOf('/', cachedPage({ payload: { isLost: true } }), SHARED)).toBeUndefined()
    const gone = { product: { status: 'failed', code: 'not-found', message: '' } } as const
    expect(storeOf('/goods/1', cachedPage({ sources: gone }), SHARED)).toBeUndefined()
  })

  it('nowhere when it is a draft', () => {
    expect(storeOf('/combo?_preview=secret', cachedPage(), SHARED)).toBeUndefined()
  })

  it('nowhere when its address lends a login', () => {
    expect(storeOf('/?token=a.b.c', cachedPage(), SHARED)).toBeUndefined()
    expect(storeOf('/login?state=x&code=y', cachedPage(), SHARED)).toBeUndefined()
  })

  it.each(['order-detail', 'order'])('with the member when it is their %s', (page) => {
    const sources = { order: ready({}), orders: ready({ orders: [] }) }
    expect(storeOf('/order', memberPage(page, sources), NOBODYS)).toBe('member')
    expect(storeOf('/order', memberPage(page, sources, false), NOBODYS)).toBeUndefined()
  })

  it('nowhere when what the order is about did not come: an older one stays', () => {
    expect(storeOf('/detail/1', memberPage('order-detail', { order: { status: 'pending' } }), NOBODYS)).toBeUndefined()
  })

  it.each(['cashier', 'order-fill', 'member', 'addresses'])(
    'nowhere when it is another page of a member’s: %s',
    (page) => {
      expect(storeOf('/x', memberPage(page, { order: ready({}) }), NOBODYS)).toBeUndefined()
    },
  )
})

it('orders whose codes can be used are kept before anybody opens them, the first of them', () => {
  const cards = [3, 0, 1].map((usableCodes, at) => ({ usableCodes, paths: { detail: `/detail/${at}` } }))
  const list = memberPage('order', { orders: ready({ orders: cards }) })
  expect(ordersWithCodes(list)).toEqual(['/detail/0', '/detail/2'])
  expect(ordersWithCodes(list, 1)).toEqual(['/detail/0'])
  expect(ordersWithCodes(cachedPage())).toEqual([])
})

it('an order is called by what was bought, any other page by its title', () => {
  const order = memberPage('order-detail', { order: ready({ productInfo: { productName: '海洋馆双人票' } }) })
  expect(nameOf(order)).toBe('海洋馆双人票')
  expect(nameOf(cachedPage())).toBe('首页')
})
