import { HANDOVER_STATE } from '../../src/domain/visit/handed-over-login.ts'
import type { PageMatch, PageRequest } from '../../src/engine/server/page-request.ts'

const LOGIN = '/login'
const FORCE = 'forceLogin'

/** Whether a visitor is sent to log in first: the route is login-limited (A2, B6), or the address asks for it (B2 forceLogin=1). */
export const needsLogin = ({ route }: PageMatch, { path, query }: PageRequest): boolean =>
  path !== LOGIN && (route.login === true || query[FORCE] === '1')

/**
 * Shop address of the login that leads back to what was asked for; the brand stays (A2 from). No login that an address lends is in it.
 * @param isLent a lent login goes along in a cookie
 */
export function loginAddress({ path, query, from }: PageRequest, isLent = false): string {
  const { [FORCE]: _force, token: _token, accessToken: _access, refreshToken: _refresh, ...rest } = query
  const back = `/${path.replace(/^[/\\]+/, '')}${queryText(rest)}`
  return `${LOGIN}${queryText({ redirect: back, ...(from !== 'lantu' && { from }), ...(isLent && { state: HANDOVER_STATE }) })}`
}

/** The product whose forward address decides about a page; undefined for most pages. */
export function forwardedProduct({ route, context }: PageMatch, { query }: PageRequest): string | undefined {
  const name = route.forward
  if (name === undefined) return undefined
  return context.params[name] ?? (Object.hasOwn(query, name) ? query[name] : undefined)
}

/** Whether what an address answers may be remembered by the address alone: it is so for everybody, whoever and wherever they are. */
export const isPubliclyCacheable = (match: PageMatch, asked: PageRequest): boolean =>
  match.key !== undefined &&
  !match.hasExperiments &&
  match.variesBy.length === 0 &&
  match.route.forward === undefined &&
  !needsLogin(match, asked)

const queryText = (query: Readonly<Record<string, string>>): string => {
  const text = new URLSearchParams(query).toString()
  return text === '' ? '' : `?${text}`
}
