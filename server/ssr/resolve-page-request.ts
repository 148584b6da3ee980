import { carryQuery } from './carry-query.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { PageContext } from '../../schemas/page/context.ts'
import type { PageMatch, ShopRequest } from '../../src/app/document/shop-request.ts'
import { lentToken } from '../../src/domain/visit/token.ts'
import type { Call } from '../../src/kit/call.ts'
import type { Forwards } from './forwards.ts'
import { forwardedProduct, loginAddress, needsLogin } from './access.ts'
import { sessionTokenOf } from './page-session.ts'
import type { CallAs, PageViewers } from './page-viewers.ts'
import { factsOf, shopRequest } from './shop-request.ts'

/** What becomes of a request for a page. */
export type PageRequestOutcome =
  | {
      readonly kind: 'page'
      readonly asked: ShopRequest
      readonly match: PageMatch
      readonly call?: Call
      readonly ended: boolean
    }
  /** A shop address without the prefix, or a whole one; `ended`: the cookie's login is over. */
  | { readonly kind: 'redirect'; readonly to: string; readonly ended: boolean }
  /** The page's file was never good. */
  | { readonly kind: 'nothing' }

export interface PageRequestDeps {
  readonly match: (request: ShopRequest) => PageMatch | undefined
  readonly viewers: PageViewers
  readonly forwards: Forwards
  readonly callAs: CallAs
}

interface Member {
  readonly token: string
  readonly user: PageContext['user']
}

/**
 * Decides what a request for a page gets. Who asks is found out only for a page that depends on it: a personal one (a login that is over
 * counts as a visitor), and one behind the login.
 * @throws when the page is behind the login and nobody can tell who asks
 */
export async function resolvePageRequest(
  address: string,
  headers: IncomingHttpHeaders,
  deps: PageRequestDeps,
): Promise<PageRequestOutcome> {
  const asked = shopRequest(address, factsOf(headers))
  const match = deps.match(asked)
  if (!match) return { kind: 'nothing' }
  const to = await forwardOf(match, asked, deps.forwards)
  if (to !== undefined) return { kind: 'redirect', to, ended: false }
  const isLimited = needsLogin(match, asked)
  if (!isLimited && match.key !== undefined) return { kind: 'page', asked, match, ended: false }

  // A link of the app or of a mini-program lends its login (A2); the browser takes it over.
  const lent = lentToken(asked.query)
  const member = await memberOf(lent ?? sessionTokenOf(headers), deps.viewers, isLimited)
  const ended = member === 'ended' && lent === undefined
  if (member === 'ended' || member === 'visitor') {
    if (isLimited) return { kind: 'redirect', to: loginAddress(asked), ended }
    return { kind: 'page', asked, match, ended }
  }
  const own = deps.match({ ...asked, user: member.user }) ?? match
  return { kind: 'page', asked, match: own, call: deps.callAs(member.token), ended }
}

/** Where the page's product is sold now, unless that is this page. */
async function forwardOf(match: PageMatch, asked: ShopRequest, forwards: Forwards): Promise<string | undefined> {
  const product = forwardedProduct(match, asked)
  const to = product === undefined ? undefined : await forwards.of(product)
  if (to === undefined || to.split(/[?#]/, 1)[0] === asked.path) return undefined
  return carryQuery(to, asked.query)
}

async function memberOf(
  token: string | undefined,
  viewers: PageViewers,
  isLimited: boolean,
): Promise<Member | 'ended' | 'visitor'> {
  if (token === undefined) return 'visitor'
  try {
    const user = await viewers.of(token)
    return user ? { token, user } : 'ended'
  } catch (error) {
    // Who is logged in must not be sent to log in because a call failed.
    if (isLimited) throw error
    return 'visitor'
  }
}
