import { describe, expect, it } from 'vitest'
import { keepBrand } from './keep-brand.ts'

describe('the brand of a visit', () => {
  it('goes along to the next page', () => {
    expect(keepBrand('/goods/1', 'clubmed')).toBe('/goods/1?from=clubmed')
  })

  it('joins the query and stays before the place on the page', () => {
    expect(keepBrand('/atlantis/x?index=1#end', 'spice')).toBe('/atlantis/x?index=1&from=spice#end')
  })

  it('gives way to the brand that a link names', () => {
    expect(keepBrand('/goods/1?from=laguna', 'clubmed')).toBe('/goods/1?from=laguna')
  })

  it("is not said for the shop's own brand", () => {
    expect(keepBrand('/goods/1', 'lantu')).toBe('/goods/1')
    expect(keepBrand('/goods/1', undefined)).toBe('/goods/1')
  })
})
