import { describe, expect, it } from 'vitest'
import { shopAddress } from './shop-address.ts'

describe('[A2] an address from outside', () => {
  it.each([
    ['/detail/1', '/detail/1'],
    ['/tc-fostay/detail/1?x=1', '/detail/1?x=1'],
    ['https://m.example.com/tc-fostay/order', '/order'],
    ['https://evil.example/tc-fostay/order#top', '/order#top'],
    ['http://m.example.com/tc-fostay', '/'],
  ])('%s means the page %s of this shop', (address, page) => {
    expect(shopAddress(address)).toBe(page)
  })

  it.each([
    ...['https://evil.example/', 'https://evil.example/order', '//evil.example/tc-fostay/order', '/\\evil.example'],
    ...['javascript:alert(1)', 'https://m.example.com\\@evil.example/tc-fostay/', 'tel:10086', '', undefined, null],
    'https://evil.example/tc-fostay-x/order',
  ])('%s means none', (address) => {
    expect(shopAddress(address)).toBeUndefined()
  })

  it('with two slashes after the prefix stays in the shop', () => {
    expect(shopAddress('https://evil.example/tc-fostay//evil.example/')).toBe('/')
  })
})
