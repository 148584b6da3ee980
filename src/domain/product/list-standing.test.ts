import { describe, expect, it } from 'vitest'
import { sandboxContent } from '../../../sandbox/content/index.ts'
import { isInLists, notNowWord } from './list-standing.ts'

const TODAY = '2026-11-21'
const NOON = Date.parse(`${TODAY}T12:00:00+08:00`)
const { products } = sandboxContent(TODAY)
const productOf = (id: string) => products.find((one) => one.id === id)!

describe('a list that has all that the shop sells', () => {
  it.each([
    ['a ticket whose last day is over', '200108'],
    ['a ticket that nobody published', '200109'],
    ['a ticket off the shelf', '200110'],
    ['goods off the shelf', '650106'],
  ])('has no more %s', (_, id) => {
    expect(isInLists(productOf(id), NOON)).toBe(false)
  })

  it.each([
    ['a ticket that is sold out', '200106', '已售罄'],
    ['a ticket whose first day is to come', '200107', '即将开售'],
    ['goods without stock', '650107', '已售罄'],
    ['goods whose sale is to come', '650105', '即将开售'],
    ['a play that is booked up', '310106', '已约满'],
    ['a combo that has nothing to choose from', '610107', '暂无可售'],
    ['a combo whose flash sale is over', '610111', '已结束'],
    ['a combo whose flash sale is to come', '610110', '即将开售'],
  ])('says of %s that it can’t be bought now', (_, id, word) => {
    expect(isInLists(productOf(id), NOON)).toBe(true)
    expect(notNowWord(productOf(id), NOON)).toBe(word)
  })

  it.each([
    ['a hotel', '100101'],
    ['a ticket', '200101'],
    ['goods whose flash sale is over, at their usual price', '650104'],
    ['a combo in its flash sale', '610108'],
    ['a bargain that runs', '610901'],
  ])('says nothing over %s', (_, id) => {
    expect(isInLists(productOf(id), NOON)).toBe(true)
    expect(notNowWord(productOf(id), NOON)).toBeUndefined()
  })

  it('says so of a bargain that is over, or to come', () => {
    const bargain = productOf('610901')
    const at = (activityStatus: 1 | 3 | 4) =>
      notNowWord({ ...bargain, bargain: { ...bargain.bargain!, activityStatus } }, NOON)
    expect([at(1), at(3), at(4)]).toEqual(['即将开售', '已结束', '已结束'])
  })
})
