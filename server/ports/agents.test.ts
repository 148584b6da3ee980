import { describe, expect, it } from 'vitest'
import { AGENT_TOKEN_LIFE, createAgents, readAgentToken } from './agents.ts'
import { createSandboxAgents, SANDBOX_AGENT_SECRET } from './agents-sandbox.ts'
import { PortUnavailable } from './port-unavailable.ts'

const NOW = Date.UTC(2026, 10, 20)
const SECRET = 'a secret that both sides know, long enough'
const promotion = { productId: '610101', memberId: '900003', source: 'clubmed' } as const
const set = {
  url: 'https://agents.example/commission?v=2',
  secret: SECRET,
  appKeys: { clubmed: 'club', other: 'shop' },
}

const queryOf = (address: string) => new URL(address, 'https://shop.example').searchParams

describe('the way to the agents’ site (B6, B7)', () => {
  it('names the product, the key of the source and a token, beside what the site’s address has', async () => {
    const query = queryOf(await createAgents(set).commissionPage(promotion, NOW))
    expect([...query.keys()]).toEqual(['v', 'productId', 'appKey', 'token'])
    expect([query.get('productId'), query.get('appKey')]).toEqual(['610101', 'club'])
    const other = queryOf(await createAgents(set).commissionPage({ ...promotion, source: 'spice' }, NOW))
    expect(other.get('appKey')).toBe('shop')
  })

  it('has a token that says who promotes what, for ten minutes, to who knows the secret', async () => {
    const token = queryOf(await createAgents(set).commissionPage(promotion, NOW)).get('token') ?? ''
    const said = { memberId: '900003', productId: '610101' }
    expect(await readAgentToken(token, SECRET, NOW + AGENT_TOKEN_LIFE - 1000)).toEqual(said)
    expect(await readAgentToken(token, SECRET, NOW + AGENT_TOKEN_LIFE)).toBeUndefined()
    expect(await readAgentToken(token, `${SECRET}.`, NOW)).toBeUndefined()
    expect(await readAgentToken('e.y.z', SECRET, NOW)).toBeUndefined()
  })

  it('is not there where the site is not set up', async () => {
    for (const lacking of [{ url: undefined }, { secret: undefined }, { appKeys: {} }])
      await expect(createAgents({ ...set, ...lacking }).commissionPage(promotion, NOW)).rejects.toThrow(PortUnavailable)
  })

  it('leads in the sandbox to its own page', async () => {
    const address = await createSandboxAgents().commissionPage(promotion, NOW)
    expect(address).toMatch(/^\/sandbox\/agent\?productId=610101&appKey=lantu-clubmed&token=e/)
    expect(await readAgentToken(queryOf(address).get('token') ?? '', SANDBOX_AGENT_SECRET, NOW)).toBeDefined()
  })
})
