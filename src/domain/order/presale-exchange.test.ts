import { describe, expect, it } from 'vitest'
import { exchangeObstacle, type PresaleFacts } from './presale-exchange.ts'

const presale: PresaleFacts = {
  ...{ state: 'confirmed', paidFen: 199_900, codes: [0, 0], hasDays: false, isBoughtTo: false, isTaken: false },
}
const why = (more: Partial<PresaleFacts>) => exchangeObstacle({ ...presale, ...more })

describe('a presale order', () => {
  it('[B5] is exchanged when it is paid and confirmed, and nothing of it was used', () => {
    expect(why({})).toBeUndefined()
  })

  it('[B5] is not exchanged while another order holds it', () => {
    expect(why({ isTaken: true })).toBe('presale-exchanged')
  })

  it('[B5] is not exchanged in any other state, nor when nothing was paid', () => {
    const states = ['unpaid', 'part-paid', 'paid', 'cancelled', 'unsubscribed'] as const
    expect(states.map((state) => why({ state }))).toEqual(states.map(() => 'presale-closed'))
    expect([why({ paidFen: 0 }), why({ codes: [] })]).toEqual(['presale-closed', 'presale-closed'])
  })

  it('[B5] is not exchanged when any of it was used, refunded, applied for, void or expired, or has a day', () => {
    const statuses = [-1, 1, 2, 3, 4, 5, 6] as const
    expect(statuses.map((status) => why({ codes: [0, status] }))).toEqual(statuses.map(() => 'presale-closed'))
    expect([why({ hasDays: true }), why({ isBoughtTo: true })]).toEqual(['presale-closed', 'presale-closed'])
  })
})
