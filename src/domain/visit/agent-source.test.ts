import { describe, expect, it } from 'vitest'
import { brands } from '../../../schemas/domain/channels.ts'
import { agentAppKey, agentSourceOf } from './agent-source.ts'

describe('the source of an agent (B6)', () => {
  it('is the brand of the visit where the agents’ site knows it, else other', () => {
    expect(brands.map(agentSourceOf)).toEqual(['other', 'clubmed', 'casacook', 'spice', 'ytmp', 'tcmp', 'other'])
    expect(agentSourceOf(undefined)).toBe('other')
  })

  it('has a key of its own, else that of other', () => {
    const keys = { clubmed: 'club-key', other: 'shop-key' }
    expect([agentAppKey(keys, 'clubmed'), agentAppKey(keys, 'spice'), agentAppKey({}, 'clubmed')]).toEqual([
      'club-key',
      'shop-key',
      undefined,
    ])
  })
})
