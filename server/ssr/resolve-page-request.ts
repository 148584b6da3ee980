import { forwardQuery } from '../../src/domain/visit/forward-query.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { PageContext } from '../../schemas/page/context.ts'
import type { PageMatch, PageRequest } from '../../src/engine/server/page-request.ts'
import type { HandedOverLogin } from '../../src/domain/visit/handed-over-login.ts'
import type { Call } from '../../src/kit/call.ts'
import type { Forwards } from './forwards.ts'
import { forwardedProduct, loginAddress, needsLogin } from './access.ts'
import { lentLoginOf } from './lent-login.ts'
import { sessionTokenOf } from './page-session.ts'
import { type CallAs, type PageViewers, ViewerUnknown } from './page-viewers.ts'
import { factsOf, shopRequest } from './shop-request.ts'

/** What becomes of a request for a page. */
export type PageRequestOutcome =
  | {
      readonly kind: 'page'
      readonly asked: PageRequest
      readonly match: PageMatch
      readonly call?: Call
      readonly ended: boolean
    }
  /** A shop address without the prefix, or a whole one; `ended`: the cookie's login is over; `lent`: one that is over and may be renewed. */
  | { readonly kind: 'redirect'; readonly to: string; readonly ended: boolean; readonly lent?: HandedOverLogin }
  /** The page's file was never good. */
  | { readonly kind: 'nothing' }

export interface PageRequestDeps {
  readonly match: (request: PageRequest) => PageMatch | undefined
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

  const lent = lentLoginOf(asked, headers)
  const own = await memberOf(sessionTokenOf(headers), deps.viewers, isLimited)
  // A link of the app or of a mini-program lends its login (A2); the browser takes it over, and asks whoever is logged in before.
  const member = lent && isNobody(own) ? await memberOf(lent.token, deps.viewers, isLimited) : own
  const ended = own === 'ended' && lent === undefined
  if (isNobody(member)) {
    if (isLimited) return { kind: 'redirect', ended, ...wayToLogin(asked, lent) }
    return { kind: 'page', asked, match, ended }
  }
  const theirs = deps.match({ ...asked, user: member.user }) ?? match
  return { kind: 'page', asked, match: theirs, call: deps.callAs(member.token), ended }
}

const isNobody = (member: Member | 'ended' | 'visitor'): member is 'ended' | 'visitor' => typeof member === 'string'

/** A lent login that is over goes along when it can be renewed. */
const wayToLogin = (asked: PageRequest, lent: HandedOverLogin | undefined) =>
  lent?.refreshToken ? { to: loginAddress(asked, true), lent } : { to: loginAddress(asked) }

/** Where the page's product is sold now, unless that is this page. */
async function forwardOf(match: PageMatch, asked: PageRequest, forwards: Forwards): Promise<string | undefined> {
  const product = forwardedProduct(match, asked)
  const to = product === undefined ? undefined : await forwards.of(product)
  if (to === undefined || to.split(/[?#]/, 1)[0] === asked.path) return undefined
  return forwardQuery(to, asked.query)
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
    if (isLimited) throw new ViewerUnknown(error)
    return 'visitor'
  }
}
