import { brands } from '../../schemas/domain/channels.ts'
import { brandOf } from '../../schemas/page/context.ts'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import type { PageRequest } from '../../src/engine/server/page-request.ts'
import { detectChannel } from '../../src/domain/visit/channel.ts'
import { CHANNEL_COOKIE, cookieOf } from './page-session.ts'

/** Cookie that keeps a visitor in the same arms of experiments. It holds a random id and nothing else. */
export const VISITOR_COOKIE = 'pagoda_visitor'

/** An address longer than this is nobody's: it is answered as not found without further work. */
const MAX_ADDRESS = 2_000

/** The shop's own address out of a request's: /tc-fostay/atlantis/x?index=1 -> path and query. Undefined when it is too long. */
export function shopAddress(url: string): { path: string; query: Record<string, string> } | undefined {
  if (url.length > MAX_ADDRESS) return undefined
  const at = url.indexOf('?')
  const [before, search] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
  return {
    path: before.slice(SHOP_BASE.length).replace(/\/+$/, '') || '/',
    query: Object.fromEntries(new URLSearchParams(search)),
  }
}

/** What came with a request besides its address. */
export interface RequestFacts {
  readonly visitor?: string | undefined
  readonly userAgent?: string | undefined
  /** The key by which the shop was opened, as the browser keeps it (B9). */
  readonly clientKey?: string | undefined
}

export const factsOf = (headers: IncomingHttpHeaders): RequestFacts => {
  const visitor = cookieOf(headers, VISITOR_COOKIE)
  return {
    visitor: VISITOR.test(visitor ?? '') ? visitor : undefined,
    userAgent: headers['user-agent'],
    clientKey: cookieOf(headers, CHANNEL_COOKIE),
  }
}

const VISITOR = /^[A-Za-z0-9-]{8,64}$/

/** What the page engine may know of a request whose member nobody has asked for yet. */
export function shopRequest(url: string, { visitor, userAgent = '', clientKey }: RequestFacts = {}): PageRequest {
  const { path, query } = shopAddress(url) ?? { path: '/404', query: {} }
  const stored = clientKey === undefined ? {} : { clientKey }
  return {
    path,
    query,
    user: { loggedIn: false, level: 0 },
    channel: detectChannel({ userAgent, query, stored }).channel,
    from: brandOf(query.from, { brands }),
    word: query.from,
    visitor: visitor ?? randomUUID(),
  }
}
