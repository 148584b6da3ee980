import type { IncomingHttpHeaders } from 'node:http'
import { stringifySetCookie } from 'cookie'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import {
  HANDOVER_REQUEST_COOKIE,
  HANDOVER_COOKIE,
  type HandedOverLogin,
  mayHandOverLogin,
} from '../../src/domain/visit/handed-over-login.ts'
import { tokenInQuery } from '../../src/domain/visit/token.ts'
import type { PageRequest } from '../../src/engine/server/page-request.ts'
import { cookieOf } from './page-session.ts'

/** Seconds in which a browser comes to the page that it was sent to. */
const HANDED_FOR = 60
/** Seconds in which a browser that asked for a login brings it back. */
const ASKED_FOR = 300

/** The login that an address lends (A2), where this browser may bring one; undefined elsewhere: it is as if there was none. */
export function handedOverLoginOf({ query }: PageRequest, headers: IncomingHttpHeaders): HandedOverLogin | undefined {
  const token = tokenInQuery(query)
  if (token === undefined) return undefined
  const isHere =
    mayHandOverLogin(headers['user-agent'] ?? '') || cookieOf(headers, HANDOVER_REQUEST_COOKIE) !== undefined
  return isHere ? { token, refreshToken: query.refreshToken ?? '' } : undefined
}

/** The Set-Cookie text that hands a login over to the page of the login, whose script takes it once. */
export const handoverCookie = ({ token, refreshToken }: HandedOverLogin, isSecure: boolean): string =>
  stringifySetCookie({
    ...{ name: HANDOVER_COOKIE, value: `${token}~${refreshToken}`, path: `${SHOP_BASE}/login` },
    ...{ maxAge: HANDED_FOR, sameSite: 'strict', secure: isSecure },
  })

/** The Set-Cookie text for a browser that asked this site for a login, and is sent to the shop with it. */
export const lendingCookie = (isSecure: boolean): string =>
  stringifySetCookie({
    ...{ name: HANDOVER_REQUEST_COOKIE, value: '1', path: SHOP_BASE },
    ...{ maxAge: ASKED_FOR, sameSite: 'lax', secure: isSecure },
  })
