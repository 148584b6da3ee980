import { parseCookie, stringifySetCookie } from 'cookie'

/** Of the studio alone: shoppers' logins have none. */
const NAME = 'pagoda_studio'
/** The studio and its calls, and nothing of the shop. */
const PATH = '/studio'

/** The secret of a session out of a Cookie header. */
export const secretOf = (cookie: string | undefined): string | undefined => parseCookie(cookie ?? '')[NAME]

/** @param maxAge seconds; 0 takes it away @param isSecure kept from http, which only a sandbox may speak */
export const studioCookie = (value: string, maxAge: number, isSecure: boolean): string =>
  stringifySetCookie({
    ...{ name: NAME, value, maxAge, path: PATH },
    ...{ httpOnly: true, sameSite: 'strict', secure: isSecure },
  })
