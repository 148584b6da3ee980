import { describe, expect, it } from 'vitest'
import { pointsText } from './points-text.ts'

describe('a price in points', () => {
  it('is read at a glance', () => {
    expect([pointsText(1), pointsText(999), pointsText(8_000), pointsText(1_234_567)]).toEqual([
      '1 积分',
      '999 积分',
      '8,000 积分',
      '1,234,567 积分',
    ])
  })
})
