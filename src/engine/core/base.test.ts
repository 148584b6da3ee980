import { describe, expect, it } from 'vitest'
import { withBase, withoutBase } from './base.ts'

describe('the prefix of a site', () => {
  it.each([
    ['/about', '/shop/about'],
    ['/', '/shop/'],
    ['/shopping', '/shop/shopping'],
    ['/shop/about', '/shop/about'],
    ['/shop?q=1', '/shop?q=1'],
    ['//elsewhere.org/a', '//elsewhere.org/a'],
    ['https://elsewhere.org/a', 'https://elsewhere.org/a'],
    ['tel:110', 'tel:110'],
  ])('%s is asked for at %s', (address, asked) => expect(withBase(address, '/shop')).toBe(asked))

  it.each([
    ['/shop/about?q=1', '/about?q=1'],
    ['/shop', '/'],
    ['/shop?q=1', '/?q=1'],
    ['/shopping', '/shopping'],
    ['/about', '/about'],
  ])('%s is %s in the table of routes', (address, route) => expect(withoutBase(address, '/shop')).toBe(route))

  it('is not there on a site without one', () => {
    expect([withBase('/about'), withoutBase('/about')]).toEqual(['/about', '/about'])
  })
})
