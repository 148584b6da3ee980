import { jwtVerify, SignJWT } from 'jose'
import { isToken } from '../../src/domain/visit/token.ts'
import type { Clock } from '../ports/clock.ts'
import { deriveKeys, type Secrets } from './keys.ts'

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
  /** Undefined for anything but a token of this shop whose time isn't over, or may be. */
  readonly read: (token: string, how?: { readonly evenLate: boolean }) => Promise<TokenClaims | undefined>
}

const seconds = (ms: number) => Math.floor(ms / 1000)

/**
 * Login tokens (A5: they start with the letter e and have two dots): JWTs that live by the shop's clock. Each names the key that signed it
 * (`kid`), so that those of the secret before this one are read as well.
 */
export function createTokens(secrets: Secrets, clock: Clock): Tokens {
  const keys = deriveKeys(secrets, 'login token')
  const [newest] = keys
  return {
    sign: ({ memberId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: newest.id })
        .setIssuer(ISSUER)
        .setSubject(memberId)
        .setIssuedAt(seconds(clock.now()))
        .setExpirationTime(seconds(clock.now() + TOKEN_LIFE))
        .sign(newest.bytes),
    async read(token, { evenLate } = { evenLate: false }) {
      if (!isToken(token)) return undefined
      const currentDate = new Date(evenLate ? 0 : clock.now())
      const options = { issuer: ISSUER, algorithms: [ALGORITHM], currentDate }
      const keyOf = ({ kid }: { readonly kid?: string }) => {
        const key = keys.find(({ id }) => id === kid)
        if (!key) throw new Error('no key of this shop')
        return key.bytes
      }
      const verified = await jwtVerify(token, keyOf, { ...options, requiredClaims: ['sub', 'exp'] }).catch(
        () => undefined,
      )
      const { sub, sid } = verified?.payload ?? {}
      return typeof sub === 'string' && typeof sid === 'string' ? { memberId: sub, sessionId: sid } : undefined
    },
  }
}
