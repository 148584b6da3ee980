import type { IncomingHttpHeaders } from 'node:http'
import { stringifySetCookie } from 'cookie'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import { LENDING_COOKIE, LENT_COOKIE, type LentLogin, mayLend } from '../../src/domain/visit/lent-login.ts'
import { lentToken } from '../../src/domain/visit/token.ts'
import type { PageRequest } from '../../src/engine/server/page-request.ts'
import { cookieOf } from './page-session.ts'

/** Seconds in which a browser comes to the page that it was sent to. */
const HANDED_FOR = 60
/** Seconds in which a browser that asked for a login brings it back. */
const ASKED_FOR = 300

/** The login that an address lends (A2), where this browser may bring one; undefined elsewhere: it is as if there was none. */
export function lentLoginOf({ query }: PageRequest, headers: IncomingHttpHeaders): LentLogin | undefined {
  const token = lentToken(query)
  if (token === undefined) return undefined
  const isHere = mayLend(headers['user-agent'] ?? '') || cookieOf(headers, LENDING_COOKIE) !== undefined
  return isHere ? { token, refreshToken: query.refreshToken ?? '' } : undefined
}

/** The Set-Cookie text that hands a login over to the page of the login, whose script takes it once. */
export const lentCookie = ({ token, refreshToken }: LentLogin, isSecure: boolean): string =>
  stringifySetCookie({
    ...{ name: LENT_COOKIE, value: `${token}~${refreshToken}`, path: `${SHOP_BASE}/login` },
    ...{ maxAge: HANDED_FOR, sameSite: 'strict', secure: isSecure },
  })

/** The Set-Cookie text for a browser that asked this site for a login, and is sent to the shop with it. */
export const lendingCookie = (isSecure: boolean): string =>
  stringifySetCookie({
    ...{ name: LENDING_COOKIE, value: '1', path: SHOP_BASE },
    ...{ maxAge: ASKED_FOR, sameSite: 'lax', secure: isSecure },
  })
