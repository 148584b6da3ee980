import type { IncomingHttpHeaders } from 'node:http'
import { parseCookie, stringifySetCookie } from 'cookie'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import { isToken } from '../../src/domain/visit/token.ts'

/** Cookie with the login's token: good for the shop's pages alone, never for a call, so no other site can act with it. */
const SESSION_COOKIE = 'pagoda_session'
/** Cookie with the key by which the shop was opened (B9: session client_key); the browser sets it. */
export const CHANNEL_COOKIE = 'pagoda_channel'

/** As long as the login can be renewed; a token within it is good for two hours, and the browser brings the next one. */
const LIFE_SECONDS = 30 * 24 * 60 * 60

/** A cookie's text: undefined when there is none, or when it holds what no cookie of the shop has. */
export function cookieOf({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined {
  const text = parseCookie(cookie)[name]
  return text !== undefined && /^[\w.-]{1,2000}$/.test(text) ? text : undefined
}

export function sessionTokenOf(headers: IncomingHttpHeaders): string | undefined {
  const token = cookieOf(headers, SESSION_COOKIE)
  return isToken(token) ? token : undefined
}

/** The Set-Cookie text of a login. @param isSecure the page came by https */
export const sessionCookie = (token: string, isSecure: boolean): string => cookieText(token, LIFE_SECONDS, isSecure)

/** The Set-Cookie text that ends it. */
export const endedSessionCookie = (isSecure: boolean): string => cookieText('', 0, isSecure)

const cookieText = (value: string, maxAge: number, secure: boolean) =>
  stringifySetCookie({ name: SESSION_COOKIE, value, path: SHOP_BASE, maxAge, httpOnly: true, sameSite: 'lax', secure })
