import { describe, expect, it } from 'vitest'
import { pointsPriceText, pointsText } from './points-text.ts'

describe('a price in points', () => {
  it('is read at a glance', () => {
    expect([pointsText(1), pointsText(999), pointsText(8_000), pointsText(1_234_567)]).toEqual([
      '1 积分',
      '999 积分',
      '8,000 积分',
      '1,234,567 积分',
    ])
  })

  it('names the money beside it, where there is any', () => {
    expect([pointsPriceText(8_000, 88), pointsPriceText(2_900, 0), pointsPriceText(500, 1_280.5)]).toEqual([
      '8,000 积分 + ¥88',
      '2,900 积分',
      '500 积分 + ¥1,280.50',
    ])
  })
})
