import { randomUUID } from 'node:crypto'
import { Agent, type Dispatcher } from 'undici'
import type { Settings } from '../settings/settings.ts'
import { CALL_DEADLINE } from '../plugins/deadline.ts'

/** Another host that answers calls of the mall. */
export interface Upstream {
  /** https://api.example.com */
  readonly origin: string
  /** Stands before each path there: /v1, or ''. */
  readonly prefix: string
  /** ms in which an answer has to be there, all of it. */
  readonly deadline: number
  /** How this server names itself to it: a call that comes back to us is told by it. */
  readonly via: string
  readonly dispatcher: Dispatcher
}

/** The hosts that answer what this server does not answer itself. */
export interface Upstreams {
  /** The host of a path; undefined: this server. Paths that start with /market have their own (A7). */
  readonly of: (path: string) => Upstream | undefined
  readonly close: () => Promise<void>
}

type Hosts = Pick<Settings, 'apiBase' | 'marketBase'>

/** Requests that are under way to a host at once; the others wait for a connection, within their deadline. */
const CONNECTIONS = 128
/** ms for a connection to be made. */
const CONNECT_TIMEOUT = 5_000

/** @param hosts '' is this server, for /market that of the other paths */
export function createUpstreams({ apiBase, marketBase }: Hosts, deadline: number = CALL_DEADLINE): Upstreams {
  // The deadline of a whole call is kept by whoever makes it: a host that sends a byte now and then is late too.
  const dispatcher = new Agent({
    connections: CONNECTIONS,
    connect: { timeout: Math.min(CONNECT_TIMEOUT, deadline) },
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  const via = `1.1 pagoda-${randomUUID()}`
  const upstreamAt = (base: string): Upstream | undefined => {
    if (base === '') return undefined
    const { origin, pathname } = new URL(base)
    return { origin, prefix: pathname.replace(/\/+$/, ''), deadline, via, dispatcher }
  }
  const api = upstreamAt(apiBase)
  const market = upstreamAt(marketBase) ?? api
  return { of: (path) => (path.startsWith('/market') ? market : api), close: () => dispatcher.destroy() }
}
