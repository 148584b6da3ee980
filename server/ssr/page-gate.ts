import { forwardQuery } from '../../src/domain/visit/forward-query.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { PageContext } from '../../schemas/page/context.ts'
import type { PageMatch, PageRequest } from '../../src/engine/server/page-request.ts'
import type { Passage } from '../../src/engine/server/serve-pages.ts'
import type { HandedOverLogin } from '../../src/domain/visit/handed-over-login.ts'
import type { Call } from '../../src/kit/call.ts'
import type { Forwards } from './forwards.ts'
import { forwardedProduct, loginAddress, needsLogin } from './access.ts'
import { handedOverLoginOf } from './handed-over-login.ts'
import { sessionTokenOf } from './page-session.ts'
import { type CallAs, type PageViewers, ViewerUnknown } from './page-viewers.ts'

/** What is decided of a request for a page before it is made. */
export interface ShopPassage extends Passage {
  readonly member?: Member
  /** The cookie's login is over. */
  readonly isLoginOver?: boolean
  /** With `redirect`: a login of the address that is over and may be renewed. */
  readonly handedOver?: HandedOverLogin
}

export interface PageGateDeps {
  readonly viewers: PageViewers
  readonly forwards: Forwards
  readonly callAs: CallAs
}

interface Member {
  readonly token: string
  readonly user: PageContext['user']
  readonly call: Call
}

/**
 * Decides who gets a page. Who asks is found out only for a page that depends on it: a personal one (a login that is over counts as a
 * visitor), and one behind the login.
 * @throws when the page is behind the login and nobody can tell who asks
 */
export async function pageGate(
  match: PageMatch,
  asked: PageRequest,
  headers: IncomingHttpHeaders,
  deps: PageGateDeps,
): Promise<ShopPassage> {
  const redirect = await forwardOf(match, asked, deps.forwards)
  if (redirect !== undefined) return { redirect }
  const isLimited = needsLogin(match, asked)
  if (!isLimited && match.key !== undefined) return {}

  const lent = handedOverLoginOf(asked, headers)
  const own = await memberOf(sessionTokenOf(headers), deps, isLimited)
  // A link of the app or of a mini-program lends its login (A2); the browser takes it over, and asks whoever is logged in before.
  const member = lent && isNobody(own) ? await memberOf(lent.token, deps, isLimited) : own
  const isLoginOver = own === 'ended' && lent === undefined
  if (!isNobody(member)) return { member, isLoginOver }
  return { isLoginOver, ...(isLimited && wayToLogin(asked, lent)) }
}

const isNobody = (member: Member | 'ended' | 'visitor'): member is 'ended' | 'visitor' => typeof member === 'string'

/** A lent login that is over goes along when it can be renewed. */
const wayToLogin = (asked: PageRequest, lent: HandedOverLogin | undefined) =>
  lent?.refreshToken ? { redirect: loginAddress(asked, true), handedOver: lent } : { redirect: loginAddress(asked) }

/** Where the page's product is sold now, unless that is this page. */
async function forwardOf(match: PageMatch, asked: PageRequest, forwards: Forwards): Promise<string | undefined> {
  const product = forwardedProduct(match, asked)
  const to = product === undefined ? undefined : await forwards.of(product)
  if (to === undefined || to.split(/[?#]/, 1)[0] === asked.path) return undefined
  return forwardQuery(to, asked.query)
}

async function memberOf(
  token: string | undefined,
  { viewers, callAs }: PageGateDeps,
  isLimited: boolean,
): Promise<Member | 'ended' | 'visitor'> {
  if (token === undefined) return 'visitor'
  try {
    const user = await viewers.of(token)
    return user ? { token, user, call: callAs(token) } : 'ended'
  } catch (error) {
    // Who is logged in must not be sent to log in because a call failed.
    if (isLimited) throw new ViewerUnknown(error)
    return 'visitor'
  }
}
