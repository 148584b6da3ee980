import { describe, expect, it } from 'vitest'
import { exchangePrice } from './exchange-price.ts'

describe('a price of the points mall', () => {
  it('is its points, and the money that is left beside them, with nothing struck out', () => {
    expect(exchangePrice({ amount: 168, original: 199 }, 8_000)).toEqual({
      ...{ points: 8_000, amount: 88, original: undefined },
    })
    expect(exchangePrice({ amount: 29, original: undefined }, 2_900)).toMatchObject({ points: 2_900, amount: 0 })
  })

  it('takes no more points than the price is worth', () => {
    expect(exchangePrice({ amount: 20, original: undefined }, 2_900)).toMatchObject({ points: 2_000, amount: 0 })
  })

  it('is the price itself of what is sold for money', () => {
    const price = { amount: 89, original: 129 }
    expect(exchangePrice(price)).toBe(price)
  })
})
