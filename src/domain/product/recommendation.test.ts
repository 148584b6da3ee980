import { describe, expect, it } from 'vitest'
import { productKinds } from '../../../schemas/domain/product-kind.ts'
import { ordersRate, parentTypeOf, pointsNote, rateNote } from './recommendation.ts'

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

  it('[B2.10] say how many choose it only above 0', () => {
    const note = (rate: string | undefined) => rateNote({ orders_rate: rate })
    expect([note('37%'), note('0.5%'), note('0%'), note(undefined), note('')]).toEqual([
      '37%的人选择了',
      '0.5%的人选择了',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('[B2.10] say how many points may be used only above 0', () => {
    expect([pointsNote({ integral: 500 }), pointsNote({ integral: 0 }), pointsNote({})]).toEqual([
      '最高可抵500积分',
      undefined,
      undefined,
    ])
  })
})
