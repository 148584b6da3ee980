import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { memberDetails } from '../../schemas/api/member-details.ts'
import type { PageContext } from '../../schemas/page/context.ts'
import { type Call, isCallProblem } from '../../src/kit/call.ts'
import { createTtlCache } from '../cache/ttl-cache.ts'
import { callWithTimeout, callShapeOf } from './side-call.ts'

/** Members whose pages were asked for a moment ago. */
const MAX_ENTRIES = 1_000
/** ms that a page may show a member as it was. */
const TTL = 30_000
/**
 * ms for which who was known stays so while nobody can be asked: the page is made, and says in its own words what is not there. What is a
 * member's own is asked for with the token, and whoever answers that decides.
 */
const KNOWN = 20 * 60_000

/** Makes a call with somebody's token, or nobody's. */
export type CallAs = (token?: string) => Call

/** Nobody can tell for the moment whose page it is: it is worth asking again. */
export class ViewerUnknown extends Error {
  /** Seconds. */
  readonly retryAfter = 5

  constructor(cause: unknown) {
    super('nobody can tell who asks for a page', { cause })
    this.name = 'ViewerUnknown'
  }
}

export interface PageViewers {
  /** Who a token stands for; undefined when its login is over. Rejects when that can't be found out. */
  readonly of: (token: string) => Promise<PageContext['user'] | undefined>
  /** Its login was left. */
  readonly forget: (token: string) => void
  /** It is asked about anew: the member may have become another. */
  readonly refresh: (token: string) => void
  readonly clear: () => void
}

interface Options {
  readonly callAs: CallAs
  /** How long a page waits, in ms. */
  readonly deadline: number
  readonly now: () => number
}

const shape = callShapeOf(memberDetails)
const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Asks the mall's API, be it this server's or another's (API_BASE), whose a page's session is. */
export function createPageViewers({ callAs, deadline, now }: Options): PageViewers {
  const cache = createTtlCache<PageContext['user'] | undefined>({ max: MAX_ENTRIES, ttl: TTL, now })
  const known = new LRUCache<string, NonNullable<PageContext['user']>>({
    ...{ max: MAX_ENTRIES, ttl: KNOWN, ttlResolution: 0, perf: { now } },
  })
  const find = async (token: string, key: string) => {
    try {
      const user = userOf(await callWithTimeout({ call: callAs(token), shape, deadline }))
      known.set(key, user)
      return user
    } catch (error) {
      if (isCallProblem(error) && error.code === 'not-logged-in') {
        known.delete(key)
        return undefined
      }
      const before = known.get(key)
      if (before) return before
      throw error
    }
  }
  return {
    of: (token) => {
      const key = keyOf(token)
      return cache.get(key, () => find(token, key))
    },
    forget: (token) => {
      cache.delete(keyOf(token))
      known.delete(keyOf(token))
    },
    refresh: (token) => cache.delete(keyOf(token)),
    clear: () => {
      cache.clear()
      known.clear()
    },
  }
}

function userOf(reply: unknown): NonNullable<PageContext['user']> {
  const { data } = reply as { data?: { id?: unknown; levelNew?: unknown } }
  const level = Number(data?.levelNew)
  if (typeof data?.id !== 'string' || !(level >= 0 && level <= 6)) throw new Error('the member’s details can’t be read')
  return { loggedIn: true, level: Math.trunc(level), id: data.id }
}
