import { describe, expect, it } from 'vitest'
import { priceText, roundYuan, splitPrice } from './price.ts'

describe('roundYuan', () => {
  it.each([
    [1.005, 1.01],
    [0.1 + 0.2, 0.3],
    [99.994, 99.99],
    [-1.005, -1.01],
  ])('rounds %f to %f', (yuan, rounded) => {
    expect(roundYuan(yuan)).toBe(rounded)
  })
})

describe('splitPrice', () => {
  it('prints no decimals for a whole amount', () => {
    expect(splitPrice(999)).toEqual({ integer: '999', decimals: '' })
  })

  it('prints both decimals when there is one', () => {
    expect(splitPrice(1280.5)).toEqual({ integer: '1,280', decimals: '.50' })
  })

  it('groups thousands', () => {
    expect(splitPrice(1234567).integer).toBe('1,234,567')
  })

  it('carries a rounded-up cent into the yuan', () => {
    expect(splitPrice(99.999)).toEqual({ integer: '100', decimals: '' })
  })
})

describe('priceText', () => {
  it.each([
    [1280, '¥1,280'],
    [1280.5, '¥1,280.50'],
    [0, '¥0'],
  ])('%d is %s', (yuan, text) => {
    expect(priceText(yuan)).toBe(text)
  })
})
