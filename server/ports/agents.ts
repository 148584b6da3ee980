import { jwtVerify, SignJWT } from 'jose'
import { type AgentAppKeys, agentAppKey, type AgentSource } from '../../src/domain/visit/agent-source.ts'
import { PortUnavailable } from './port-unavailable.ts'

/** How long a way to the agents' site is good, in ms: it is followed at once. */
export const AGENT_TOKEN_LIFE = 10 * 60_000

const [ISSUER, AUDIENCE, ALGORITHM] = ['pagoda', 'agents', 'HS256']

const seconds = (ms: number) => Math.floor(ms / 1000)

/** Which product is promoted, by whom, and where the visit came from. */
export interface Promotion {
  readonly productId: string
  readonly memberId: string
  readonly source: AgentSource
}

/** The agents' site (B7: a commission page is opened with productId, appKey and token). */
export interface AgentsPort {
  /**
   * The address of the page where a member promotes a product.
   * @param now epoch ms
   * @throws PortUnavailable when there is no such site
   */
  readonly commissionPage: (promotion: Promotion, now: number) => Promise<string>
}

interface AgentsOptions {
  /** Its page; undefined: there is none. */
  readonly url: string | undefined
  /** Known to the shop and to the site: by it the site sees that the shop sent the member. */
  readonly secret: string | undefined
  readonly appKeys: AgentAppKeys
}

/**
 * The token is no login: it names the member and the product, is good for ten minutes and for this site alone, so that an address that
 * is kept in a log lends nothing.
 */
export function createAgents({ url, secret, appKeys }: AgentsOptions): AgentsPort {
  return {
    async commissionPage({ productId, memberId, source }, now) {
      const appKey = agentAppKey(appKeys, source)
      if (url === undefined || secret === undefined || appKey === undefined)
        throw new PortUnavailable('AGENT_URL, AGENT_SECRET and AGENT_APP_KEYS are not set')
      const token = await new SignJWT({ product: productId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(memberId)
        .setIssuedAt(seconds(now))
        .setExpirationTime(seconds(now + AGENT_TOKEN_LIFE))
        .sign(new TextEncoder().encode(secret))
      const query = new URLSearchParams({ productId, appKey, token })
      return `${url}${url.includes('?') ? '&' : '?'}${query.toString()}`
    },
  }
}

/** What a site that knows the secret reads of a token; undefined for one that is over, or not of this shop. */
export async function readAgentToken(
  token: string,
  secret: string,
  now: number,
): Promise<Pick<Promotion, 'productId' | 'memberId'> | undefined> {
  const options = { issuer: ISSUER, audience: AUDIENCE, algorithms: [ALGORITHM], currentDate: new Date(now) }
  const verified = await jwtVerify(token, new TextEncoder().encode(secret), options).catch(() => undefined)
  const { sub, product } = verified?.payload ?? {}
  return typeof sub === 'string' && typeof product === 'string' ? { memberId: sub, productId: product } : undefined
}
