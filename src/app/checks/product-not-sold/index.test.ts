import { describe, expect, it } from 'vitest'
import type { Sale } from '../../../kit/checker.ts'
import { check, lists, notices, pageOf, shop } from '../../../engine/checks/testing/shop.ts'

const sale = (more: Partial<Sale>): Sale => ({
  ...{ name: '海景房', isListed: true, from: '2026-01-01T00:00', until: '2026-12-01T00:00' },
  ...more,
})
const sales = new Map([
  ['650101', sale({})],
  ['650102', sale({ isListed: false })],
  ['650103', sale({ from: '2026-11-25T10:00' })],
])
const content = { codes: new Set<string>(), products: new Set(sales.keys()), sales }
const catalogues = { ...shop, routes: [], content, now: '2026-11-20T08:30' }

const leadingTo = (id: string, more: object = {}) =>
  pageOf({ blocks: [notices(), lists({}, { on: { select: [{ do: 'navigate', to: `/goods/${id}` }] }, ...more })] })
const told = (id: string, more: object = {}, given: object = catalogues) =>
  check(leadingTo(id, more), { ...shop, ...given }).map(({ rule, message }) => [rule, message])

describe('product-not-sold', () => {
  it('refuses a product that is not there or off the shelf', () => {
    expect(told('1')).toEqual([['product-not-sold', '没有商品「1」']])
    expect(told('650102')).toEqual([['product-not-sold', '商品「海景房」已经下架']])
  })

  it('refuses what is no longer or not yet sold in the time of the block, and takes it in another', () => {
    expect(told('650101', { live: { from: '2026-12-01T00:00' } })).toEqual([
      ['product-not-sold', '商品「海景房」2026-12-01 00:00 停售，展示的时候已经买不到'],
    ])
    expect(told('650103', { live: { until: '2026-11-25T10:00' } })).toEqual([
      ['product-not-sold', '商品「海景房」2026-11-25 10:00 才开售，展示的时候还买不到'],
    ])
    expect(told('650101', { live: { from: '2026-11-30T23:59' } })).toEqual([])
  })

  it('says nothing of a block that is hidden', () => {
    expect(told('1', { hidden: true })).toEqual([])
  })

  it('looks at what the page asks for by its id', () => {
    const page = pageOf({ data: { offers: { from: 'offers', with: { size: 10, productId: '650102' } } } })
    expect(check(page, catalogues)).toContainEqual({
      rule: 'product-not-sold',
      underlined: '"650102"',
      message: '商品「海景房」已经下架',
    })
  })

  it('says nothing where nobody knows when things are sold', () => {
    expect(told('650102', {}, { ...catalogues, content: { ...content, sales: undefined } })).toEqual([])
  })
})
