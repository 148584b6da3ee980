import { describe, expect, it } from 'vitest'
import { flashState, flashStockWord } from './flash-sale.ts'

const sale = { startDate: '2026-11-20T10:00:00', endDate: '2026-11-20T22:00:00' }
const at = (clock: string) => Date.parse(`2026-11-20T${clock}+08:00`)

describe('a flash sale', () => {
  it('[A4] has not started, goes on, or has ended', () => {
    const states = ['09:59:59', '10:00:00', '22:00:00', '22:00:01'].map((clock) => flashState(sale, at(clock)))
    expect(states).toEqual([0, 1, 1, 2])
  })

  it('[B4] tells of 5 or fewer', () => {
    expect([undefined, 6, 5, 1, 0].map(flashStockWord)).toEqual([undefined, undefined, '仅剩5份', '仅剩1份', '已抢光'])
  })
})
