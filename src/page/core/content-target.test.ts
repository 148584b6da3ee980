import { describe, expect, it } from 'vitest'
import { contentTarget } from './content-target.ts'

const params = { product_url: '/goods/7', contentid: '42' }
const everything = { jumpPath: '/combo', jumpParames: params }
const none = { kind: 'none' }

describe('contentTarget', () => {
  it.each([
    ['page', { kind: 'page', to: '/combo' }],
    ['product', { kind: 'page', to: '/goods/7' }],
    ['content', { kind: 'page', to: '/content/42' }],
    ['external', { kind: 'external', to: '/combo' }],
    ['none', none],
  ])('[R39] takes the address that redirectType %s means', (redirectType, target) => {
    expect(contentTarget({ ...everything, redirectType })).toEqual(target)
  })

  it('[R39] takes the jumpPath where the meant address is missing', () => {
    expect(contentTarget({ redirectType: 'product', jumpPath: '/combo' })).toEqual({ kind: 'page', to: '/combo' })
    expect(contentTarget({ redirectType: 'content', jumpPath: '/combo' })).toEqual({ kind: 'page', to: '/combo' })
  })

  it('[R39] takes jumpPath, product and content in this order when no redirectType says more', () => {
    expect(contentTarget(everything).to).toBe('/combo')
    expect(contentTarget({ jumpParames: params }).to).toBe('/goods/7')
    expect(contentTarget({ jumpPath: '', jumpParames: { contentid: 'a b' } }).to).toBe('/content/a%20b')
  })

  it('[R39] knows an outside address by its form', () => {
    expect(contentTarget({ jumpPath: 'https://example.com/' })).toEqual({
      kind: 'external',
      to: 'https://example.com/',
    })
  })

  it('[R39] leads nowhere with not_jump, whatever else is there', () => {
    expect(contentTarget({ ...everything, redirectType: 'product', jumpPath: 'not_jump' })).toEqual(none)
  })

  it.each([null, undefined, 'x', 3, [], {}, { jumpPath: null, jumpParames: null }, { jumpPath: {} }])(
    '[R39] leads nowhere from %j',
    (content) => {
      expect(contentTarget(content)).toEqual(none)
    },
  )

  it('[R39] leads nowhere with an address that may not be opened', () => {
    expect(contentTarget({ jumpPath: 'data:text/html,x' })).toEqual(none)
    expect(contentTarget({ redirectType: 'constructor', jumpPath: '//evil.example' })).toEqual(none)
  })

  it('[R35] does not take an address from a prototype', () => {
    expect(contentTarget(Object.create({ jumpPath: '/combo' }))).toEqual(none)
  })
})
