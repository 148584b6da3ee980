import { describe, expect, it } from 'vitest'
import {
  firstPicture,
  itemLabel,
  offerButton,
  offerFacts,
  offerPrice,
  offerTarget,
  savedAmount,
  savedText,
  withoutActivity,
} from './package-offer.ts'

describe('an offer’s prices', () => {
  it('are the activity price while there is one', () => {
    expect(offerPrice({ activityPrice: 888, currentPrice: 999 })).toBe(888)
    expect(offerPrice({ currentPrice: 999 })).toBe(999)
  })

  it('count an activity price of 0 as a price', () => {
    expect(offerPrice({ activityPrice: 0, currentPrice: 999 })).toBe(0)
  })

  it('save the difference to the original, to the cent and never below 0', () => {
    expect(savedAmount({ activityPrice: 0.2, currentPrice: 9, originalPrice: 0.3 })).toBe(0.1)
    expect(savedAmount({ currentPrice: 10, originalPrice: 8 })).toBe(0)
  })

  it('say what they save, unless it is nothing, and no more after the end of the activity', () => {
    const offer = { activityPrice: 888, currentPrice: 1999, originalPrice: 1999.5 }
    expect(savedText(offer)).toBe('立省¥1,111.50')
    expect(savedText({ ...offer, activityPrice: 1999.5 })).toBeUndefined()
    expect(savedText(withoutActivity(offer))).toBe('立省¥0.50')
  })
})

describe('an offer’s facts (B9)', () => {
  it.each([
    [{ activitySubType: 3, numberOfPerson: 3, groupMember: 2, productHot: 12000 }, '3 人团，已参团 2 人 · 热度 1.2w'],
    [{ activitySubType: 3, numberOfPerson: 3 }, '3 人团，已参团 0 人'],
    [{ activitySubType: 1, numberOfPerson: 3, productHot: 9 }, '热度 9'],
    [{ productHot: 0 }, ''],
  ])('of %j are %s', (offer, text) => {
    expect(offerFacts(offer)).toBe(text)
  })
})

describe('an offer’s words (A9)', () => {
  it('name stay, food, enjoy and else play', () => {
    expect([5, 4, 3, 2, 9].map(itemLabel)).toEqual(['住', '吃', '享', '玩', '玩'])
  })

  it('ask to join a group only for activitySubType 3', () => {
    expect(offerButton(3)).toBe('立即参团')
    expect(offerButton(undefined)).toBe('立即抢购')
  })
})

describe('offerTarget (B2.2)', () => {
  it('is the own address of the product', () => {
    expect(offerTarget({ productDetailUrl: '/presale/detail/3', productType: 6, productId: '3' }).to).toBe(
      '/presale/detail/3',
    )
  })

  it('is the goods page by id, but for type 6', () => {
    expect(offerTarget({ productType: 23, productId: '3' }).to).toBe('/goods/3')
    expect(offerTarget({ productType: 6, productId: '3' })).toEqual({ kind: 'none' })
  })
})

describe('firstPicture', () => {
  it('is the first of the list', () => {
    expect(firstPicture(' /a , /b')).toBe('/a')
    expect(firstPicture('')).toBe('')
  })
})
