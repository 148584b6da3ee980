import { describe, expect, it } from 'vitest'
import { factsOf, shopAddress, shopRequest } from './shop-request.ts'

describe('an address of the shop', () => {
  it.each([
    ['/tc-fostay', '/', {}],
    ['/tc-fostay/', '/', {}],
    ['/tc-fostay/goods/1/', '/goods/1', {}],
    ['/tc-fostay/atlantis/x?index=1&from=tcmp', '/atlantis/x', { index: '1', from: 'tcmp' }],
    ['/tc-fostay/?q=%E6%B5%B7+%E6%B9%BE', '/', { q: '海 湾' }],
    ['/tc-fostay/login?redirect=/goods/1?index=2', '/login', { redirect: '/goods/1?index=2' }],
    ['/tc-fostay/?a=1&a=2', '/', { a: '2' }],
  ])('%s is the path %s with its query', (url, path, query) => {
    expect(shopAddress(url)).toEqual({ path, query })
  })

  it('may have 2000 signs, and no more', () => {
    const of = (length: number) => '/tc-fostay/'.padEnd(length, 'x')
    expect(shopAddress(of(2000))?.path).toHaveLength(1990)
    expect(shopAddress(of(2001))).toBeUndefined()
  })

  it.each([
    ['/tc-fostay//', '/'],
    ['/tc-fostay//evil.example/', '//evil.example'],
    ['/tc-fostay/%E0%A4%A', '/%E0%A4%A'],
    ['/tc-fostay/%2e%2e/etc', '/%2e%2e/etc'],
  ])('that is hostile stays a path to be matched: %s', (url, path) => {
    expect(shopAddress(url)?.path).toBe(path)
  })

  it('keeps names of the language in its query as plain text', () => {
    const query = shopAddress('/tc-fostay/?__proto__=1&constructor=2&x=%E0%A4%A')!.query
    expect(Object.entries(query)).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
      ['x', '\uFFFD%A'],
    ])
    expect(Object.getPrototypeOf(query)).toBe(Object.prototype)
  })
})

describe('what the engine knows of a request', () => {
  it.each([
    ['?from=clubmed', 'clubmed'],
    ['?from=Nobody', 'lantu'],
    ['?from=__proto__', 'lantu'],
    ['', 'lantu'],
  ])('has the brand of from (A2, B6), or the shop’s own: %s', (search, from) => {
    expect(shopRequest(`/tc-fostay/${search}`).from).toBe(from)
  })

  it('is the not-found page for an address that is too long', () => {
    expect(shopRequest(`/tc-fostay/${'x'.repeat(3000)}?from=clubmed`)).toMatchObject({
      path: '/404',
      query: {},
      from: 'lantu',
    })
  })

  it('keeps the visitor, and gives a new one an id of its own', () => {
    const [one, two] = [shopRequest('/tc-fostay/'), shopRequest('/tc-fostay/')]
    expect(shopRequest('/tc-fostay/', { visitor: 'visitor-1' }).visitor).toBe('visitor-1')
    expect(one.visitor).toMatch(/^[0-9a-f-]{36}$/)
    expect(one.visitor).not.toBe(two.visitor)
  })

  it('is a guest on the web', () => {
    expect(shopRequest('/tc-fostay/')).toMatchObject({ user: { loggedIn: false, level: 0 }, channel: 'h5' })
  })

  it('has the channel of its client key, of the key that the browser keeps, or of its user agent (A6, B9)', () => {
    const wechat = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0.40'
    const headers = { 'user-agent': wechat, cookie: 'a=b; pagoda_channel=alipay_mini_kuyi' }
    expect(shopRequest('/tc-fostay/?client_key=baidu_mini', factsOf(headers)).channel).toBe('baidu-mini')
    expect(shopRequest('/tc-fostay/', factsOf(headers)).channel).toBe('alipay-mini')
    expect(shopRequest('/tc-fostay/', factsOf({ 'user-agent': wechat })).channel).toBe('wechat')
    expect(shopRequest('/tc-fostay/', factsOf({ cookie: 'pagoda_channel=<x>' })).channel).toBe('h5')
  })
})
