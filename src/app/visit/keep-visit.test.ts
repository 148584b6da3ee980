import { describe, expect, it } from 'vitest'
import { keepVisit } from './keep-visit.ts'

const club = { from: 'clubmed', trackCode: undefined }
const both = { from: 'clubmed', trackCode: 'lobby 1' }

describe('what the address of a visit says of it', () => {
  it('goes along to the next page: the brand, and who brought the shopper (A2)', () => {
    expect(keepVisit('/goods/1', club)).toBe('/goods/1?from=clubmed')
    expect(keepVisit('/goods/1', both)).toBe('/goods/1?from=clubmed&trackCode=lobby+1')
  })

  it('joins the query and stays before the place on the page', () => {
    expect(keepVisit('/atlantis/x?index=1#end', both)).toBe('/atlantis/x?index=1&from=clubmed&trackCode=lobby+1#end')
  })

  it('gives way to what a link names', () => {
    expect(keepVisit('/goods/1?from=laguna', both)).toBe('/goods/1?from=laguna&trackCode=lobby+1')
    expect(keepVisit('/goods/1?trackCode=b', both)).toBe('/goods/1?trackCode=b&from=clubmed')
  })

  it('of a product goes along to where its purchase goes on: the cart and the team (A2, A6)', () => {
    const said = { spellCode: 'p1', brandResourceCode: undefined, product_detail_souce: 'home', code: '900002' }
    const kept = (to: string) => keepVisit(to, both, () => said)
    const words = 'from=clubmed&trackCode=lobby+1&spellCode=p1&product_detail_souce=home&code=900002'
    expect(kept('/retail/shopCar')).toBe(`/retail/shopCar?${words}`)
    expect(kept('/spell?teamId=T1')).toBe(`/spell?teamId=T1&${words}`)
    for (const to of ['/goods/2', '/spells', '/']) expect(kept(to)).toBe(`${to}?from=clubmed&trackCode=lobby+1`)
  })

  it('is nothing where there is nothing to say', () => {
    expect(keepVisit('/goods/1', { from: undefined, trackCode: '' })).toBe('/goods/1')
  })
})
