import { describe, expect, it } from 'vitest'
import { pointsNote, rateNote } from './recommendation-notes.ts'

describe('recommendations', () => {
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
      '最高可抵 500 积分',
      undefined,
      undefined,
    ])
  })
})
