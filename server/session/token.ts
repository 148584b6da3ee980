import { jwtVerify, SignJWT } from 'jose'
import { isToken } from '../../src/domain/visit/token.ts'
import type { Clock } from '../ports/clock.ts'

/** How long a token is good, in ms. */
export const TOKEN_LIFE = 2 * 60 * 60 * 1000

const ISSUER = 'pagoda'
const ALGORITHM = 'HS256'

/** What a token says: whose it is, and of which login. */
interface TokenClaims {
  readonly memberId: string
  readonly sessionId: string
}

export interface Tokens {
  readonly sign: (claims: TokenClaims) => Promise<string>
  /** Undefined for anything but a token of this shop whose time isn't over. */
  readonly read: (token: string) => Promise<TokenClaims | undefined>
}

const seconds = (ms: number) => Math.floor(ms / 1000)

/** Login tokens (A5: they start with the letter e and have two dots): JWTs that are signed with the secret and live by the shop's clock. */
export function createTokens(secret: string, clock: Clock): Tokens {
  const key = new TextEncoder().encode(secret)
  return {
    sign: ({ memberId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setSubject(memberId)
        .setIssuedAt(seconds(clock.now()))
        .setExpirationTime(seconds(clock.now() + TOKEN_LIFE))
        .sign(key),
    async read(token) {
      if (!isToken(token)) return undefined
      const options = { issuer: ISSUER, algorithms: [ALGORITHM], currentDate: new Date(clock.now()) }
      const verified = await jwtVerify(token, key, { ...options, requiredClaims: ['sub', 'exp'] }).catch(
        () => undefined,
      )
      const { sub, sid } = verified?.payload ?? {}
      return typeof sub === 'string' && typeof sid === 'string' ? { memberId: sub, sessionId: sid } : undefined
    },
  }
}
