import { describe, expect, it } from 'vitest'
import { productKinds } from '../../../schemas/domain/product-kind.ts'
import { ordersRate, parentTypeOf } from './recommendation.ts'

describe('recommendations', () => {
  it('[B3] know a large kind of every product of the shop, and of no other', () => {
    const types = Object.values(productKinds).map(({ productType }) => productType)
    expect(types.filter((type) => parentTypeOf(type) === undefined)).toEqual([])
    expect(parentTypeOf(30)).toEqual({ code: 30, name: '门票' })
    expect(parentTypeOf(99)).toBeUndefined()
  })

  it('count how many of a kind’s buyers chose it', () => {
    expect([ordersRate(3, 8), ordersRate(8, 8), ordersRate(0, 8), ordersRate(0, 0)]).toEqual([
      '37%',
      '100%',
      '0%',
      '0%',
    ])
  })
})
