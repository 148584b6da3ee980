import { describe, expect, it } from 'vitest'
import { flashStockWord } from './flash-sale.ts'

describe('the stock of a flash sale', () => {
  it('[B4] is told when 5 or fewer are left', () => {
    expect([undefined, 6, 5, 1, 0].map(flashStockWord)).toEqual([undefined, undefined, '仅剩5份', '仅剩1份', '已抢光'])
  })
})
