import { describe, expect, it } from 'vitest'
import { addressTarget, contentTarget } from './content-target.ts'

describe('contentTarget', () => {
  it('opens the product address of a product', () => {
    const content = { redirectType: 'product', jumpParames: { product_url: '/goods/8001' }, jumpPath: '/combo' }
    expect(contentTarget(content)).toEqual({ kind: 'page', to: '/goods/8001' })
  })

  it('opens a content by its id', () => {
    expect(contentTarget({ redirectType: 'content', jumpParames: { contentid: 'a/b' } })).toEqual({
      kind: 'page',
      to: '/content/a%2Fb',
    })
  })

  it('opens the path of a page and the address of an external content', () => {
    expect(contentTarget({ redirectType: 'page', jumpPath: '/combo?x=1' })).toEqual({ kind: 'page', to: '/combo?x=1' })
    expect(contentTarget({ redirectType: 'external', jumpPath: 'https://a.example/b' })).toEqual({
      kind: 'external',
      to: 'https://a.example/b',
    })
  })

  it('finds the way itself when no redirectType is set', () => {
    expect(contentTarget({ jumpParames: { contentid: '7', product_url: '/goods/1' } }).to).toBe('/goods/1')
    expect(contentTarget({ jumpParames: { contentid: '7' } }).to).toBe('/content/7')
    expect(contentTarget({ jumpParames: { contentid: '7' }, jumpPath: '/combo' }).to).toBe('/combo')
  })

  it.each([
    ['not_jump', { jumpPath: 'not_jump', jumpParames: { product_url: '/goods/1' } }],
    ['redirectType none', { redirectType: 'none', jumpPath: '/combo' }],
    ['nothing set', {}],
    ['empty texts', { redirectType: 'page', jumpPath: '', jumpParames: null }],
  ])('leads nowhere with %s', (_case, content) => {
    expect(contentTarget(content)).toEqual({ kind: 'none' })
  })
})

describe('addressTarget', () => {
  it('takes the shop prefix off', () => {
    expect(addressTarget('/tc-fostay/goods/1').to).toBe('/goods/1')
    expect(addressTarget('/tc-fostay').to).toBe('/')
    expect(addressTarget('/tc-fostay-other').to).toBe('/tc-fostay-other')
  })

  it.each([
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/tc-fostay//evil.example',
    'http://plain.example',
    'goods/1',
  ])('never leads out by %j', (address) => {
    expect(addressTarget(address).to ?? '/').toBe('/')
  })
})
