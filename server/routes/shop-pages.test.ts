import { describe, expect, it } from 'vitest'
import { isShopPage, shopPages } from './shop-pages.ts'

const live = shopPages({ publicUrl: 'https://shop.example/mall', corsOrigins: ['https://other.example'] }, false)
const sandbox = shopPages({ publicUrl: '', corsOrigins: [] }, true)

describe('a page of the shop', () => {
  it('is one of where shoppers find it, or of a shop that sells through it', () => {
    expect(isShopPage(live, 'https://shop.example/tc-fostay/?a=1#b', 'backend:5180')).toBe(true)
    expect(isShopPage(live, 'https://other.example/tc-fostay/', 'backend:5180')).toBe(true)
  })

  it.each(['https://evil.example/', 'http://shop.example/', 'https://shop.example:444/', 'shop.example', ''])(
    'is not %j',
    (address) => {
      expect(isShopPage(live, address, 'evil.example')).toBe(false)
    },
  )

  it('is in the sandbox one of the name by which it was called', () => {
    expect(isShopPage(sandbox, 'http://192.168.1.5:5180/tc-fostay/', '192.168.1.5:5180')).toBe(true)
    expect(isShopPage(sandbox, 'http://192.168.1.6:5180/tc-fostay/', '192.168.1.5:5180')).toBe(false)
    expect(isShopPage(sandbox, 'ftp://192.168.1.5:5180/', '192.168.1.5:5180')).toBe(false)
  })
})
